const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random string of letters and digits: 16 of them for a device id or a request key. */
export function randomId(length = 16): string {
  let id = "";
  while (id.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 is the largest multiple of 62 in a byte: larger bytes would favour some letters.
      if (byte < 248 && id.length < length) id += alphabet.charAt(byte % alphabet.length);
    }
  return id;
}
