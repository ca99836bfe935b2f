import { USUAL_CHARACTERS } from "./usual-characters.ts";

/** The encodings in which texts are read: Unicode, and GB18030, which Excel in China writes. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030";

/** Decodes bytes in an encoding, by its name in the Encoding Standard; undefined where they are none of its texts. */
export type DecodeText = (bytes: Uint8Array, encoding: string) => string | undefined;

/** So many bytes of a text tell its byte order. */
export const HEAD_BYTES = 4096;

/** The share of usual characters that a Chinese text has, and one whose bytes could be a Korean text. */
const USUAL_SHARE = 0.6;
const USUAL_SHARE_BESIDE_KOREAN = 0.9;

/** One of so many bytes is a zero, at the least, in UTF-16. */
const LEAST_ASCII = 8;

/** The byte order marks of UTF-16. */
const MARKS = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

/**
 * The byte order of a text in UTF-16 by the bytes with which it begins: its mark or, without one, the zeros of characters such as
 * delimiters and digits, of which every table has some. Undefined for other content.
 */
export function utf16Order(head: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  for (const [order, [first, second]] of Object.entries(MARKS)) {
    if (head[0] === first && head[1] === second) return order as keyof typeof MARKS;
  }
  const zerosAt = (parity: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const isUtf16 = Math.min(even, odd) === 0 && (even + odd) * LEAST_ASCII > head.length;
  if (!isUtf16) return undefined;
  return even > 0 ? "utf-16be" : "utf-16le";
}

/**
 * Whether bytes that are not UTF-8 are Chinese in GB18030. Almost every text in Big5, Shift-JIS or EUC-KR can be decoded as GB18030, too, but
 * only to unusual characters.
 */
export function isGb18030(bytes: Uint8Array, decode: DecodeText): boolean {
  const text = decode(bytes, "gb18030");
  if (text === undefined || /\p{Co}/u.test(text)) return false;
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  const usual = characters.filter((character) => USUAL_CHARACTERS.has(character)).length;
  const korean = decode(bytes, "euc-kr") ?? "";
  const isKorean = /^[\p{ASCII}\p{Script=Hangul}]+$/u.test(korean);
  return usual >= characters.length * (isKorean ? USUAL_SHARE_BESIDE_KOREAN : USUAL_SHARE);
}

/** Whether a decoded content has control characters other than those that end lines and indent them: it is no text. */
export const isBinary = (text: string): boolean => /[^\P{Cc}\s]/u.test(text);

/** The text of bytes in an encoding in which texts are read, without a byte order mark; undefined for other content. */
export function decodeText(bytes: Uint8Array, decode: DecodeText): string | undefined {
  const utf16 = utf16Order(bytes.subarray(0, HEAD_BYTES));
  let text = decode(bytes, utf16 ?? "utf-8");
  if (text === undefined && !utf16 && isGb18030(bytes, decode)) text = decode(bytes, "gb18030");
  return text === undefined || isBinary(text) ? undefined : text;
}
