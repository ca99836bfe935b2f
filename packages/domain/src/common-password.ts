const COMMON = new Set(
  (
    "000000 00000000 111111 11111111 112233 11223344 121212 123123 123123123 123321 1234567 12345678 123456789 " +
    "1234567890 123456 123456a 123456aa 123456abc 123456q 123abc 123qwe 131313 1314520 147258 147258369 159357 " +
    "159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 333333 520520 5201314 555555 654321 666666 66666666 696969 " +
    "7654321 777777 7777777 789456 789456123 87654321 888888 88888888 987654 987654321 999999 99999999 a12345 " +
    "a123456 a1234567 a12345678 a123456789 aa123456 aaaaaa abc123 abc123456 abc1234 abcd1234 abcdef admin1 admin123 " +
    "admin888 administrator asd123 asdasd asdfgh asdfghjkl baseball changeme charlie computer dragon football " +
    "iloveyou jordan23 letmein login123 master michael monkey mustang p@ssw0rd passw0rd password password1 " +
    "password123 princess q1w2e3 q1w2e3r4 qazwsx qazwsxedc qq123456 qwe123 qweasd qweasdzxc qwerty qwerty1 qwerty123 " +
    "qwertyuiop root123 secret shadow summer sunshine superman test123 trustno1 wang123456 welcome welcome1 woaini " +
    "woaini1314 woaini520 zhang123 zxc123 zxcvbn zxcvbnm"
  ).split(" "),
);

/** Whether a password, in any case, is among the most common ones (decisions, passwords). */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
