import NumberTheory

enum Modulus1: Modulus { static var value: UInt32 { 1 } }
enum Modulus2: Modulus { static var value: UInt32 { 2 } }
enum Modulus3: Modulus { static var value: UInt32 { 3 } }
enum Modulus4: Modulus { static var value: UInt32 { 4 } }
enum Modulus5: Modulus { static var value: UInt32 { 5 } }
enum Modulus6: Modulus { static var value: UInt32 { 6 } }
enum Modulus7: Modulus { static var value: UInt32 { 7 } }
enum Modulus9: Modulus { static var value: UInt32 { 9 } }
enum Modulus12: Modulus { static var value: UInt32 { 12 } }
enum Modulus13: Modulus { static var value: UInt32 { 13 } }
enum Modulus15: Modulus { static var value: UInt32 { 15 } }
enum Modulus31: Modulus { static var value: UInt32 { 31 } }
enum Modulus91: Modulus { static var value: UInt32 { 91 } }
enum Modulus101: Modulus { static var value: UInt32 { 101 } }
enum Modulus211: Modulus { static var value: UInt32 { 211 } }
enum Modulus251: Modulus { static var value: UInt32 { 251 } }
enum Modulus257: Modulus { static var value: UInt32 { 257 } }
enum Modulus307: Modulus { static var value: UInt32 { 307 } }
enum Modulus360: Modulus { static var value: UInt32 { 360 } }
enum Modulus521: Modulus { static var value: UInt32 { 521 } }
enum Modulus1009: Modulus { static var value: UInt32 { 1009 } }
enum Modulus1031: Modulus { static var value: UInt32 { 1031 } }
enum Modulus2053: Modulus { static var value: UInt32 { 2053 } }
enum Modulus46349: Modulus { static var value: UInt32 { 46_349 } }
enum Modulus65537: Modulus { static var value: UInt32 { 65_537 } }
/// The first prime for which factorials have more blocks than those that are multiplied directly.
enum Modulus1050631: Modulus { static var value: UInt32 { 1_050_631 } }
enum Modulus469762049: Modulus { static var value: UInt32 { 469_762_049 } }
enum Modulus2147483647: Modulus { static var value: UInt32 { 2_147_483_647 } }
enum Modulus2147483648: Modulus { static var value: UInt32 { 2_147_483_648 } }
