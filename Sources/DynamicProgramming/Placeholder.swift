// DynamicProgramming
