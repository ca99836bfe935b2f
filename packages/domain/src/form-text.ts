import * as v from "valibot";
import { meantCharacters } from "./plain-text.ts";

/** A required text, trimmed, with the characters that are meant: `key` if it is empty, `text-too-long` beyond the longest. */
export const requiredText = <const Key extends string>(key: Key, longest: number) =>
  v.config(
    v.pipe(
      v.string(key),
      v.transform(meantCharacters),
      v.trim(),
      v.nonEmpty(key),
      v.maxLength(longest, "text-too-long"),
    ),
    { abortPipeEarly: true },
  );

/** The fewest digits of a telephone number: those of the shortest landline without its area code. */
const FEWEST_PHONE_DIGITS = 7;

/** Whether a text can be a telephone number: it has seven digits or more. */
export const hasPhoneDigits = (text: string): boolean =>
  text.normalize("NFKC").replaceAll(/\D/gu, "").length >= FEWEST_PHONE_DIGITS;

/** A required telephone number as text, trimmed: `phone-required`, `phone-too-short`, or `text-too-long`. */
export const requiredPhone = (longest: number) =>
  v.config(
    v.pipe(requiredText("phone-required", longest), v.check(hasPhoneDigits, "phone-too-short")),
    {
      abortPipeEarly: true,
    },
  );

/** An optional text, trimmed, with the characters that are meant: `text-too-long` beyond the longest. */
export const optionalText = (longest: number) =>
  v.pipe(
    v.string("text-too-long"),
    v.transform(meantCharacters),
    v.trim(),
    v.maxLength(longest, "text-too-long"),
  );

/** An optional postcode of six digits, trimmed: `postcode-invalid` for any other text. */
export const optionalPostcode = v.pipe(
  v.string("postcode-invalid"),
  v.trim(),
  v.check((text) => text === "" || /^\d{6}$/u.test(text), "postcode-invalid"),
);

/** A number abroad: its country code, and 15 digits at most (ITU-T E.164). */
export const NUMBER_ABROAD = /\+[1-9]\d{6,14}/u;

/** A telephone number as it is stored: one with a country code has nothing but digits behind the plus, and China's code is left out. */
export const plainNumber = (text: string): string => {
  const written = text.normalize("NFKC").trim();
  if (!written.startsWith("+")) return written;
  return `+${written.slice(1).replaceAll(/[\s().-]/gu, "")}`.replace(/^\+86/u, "");
};

/** A mobile number; each form has its own pattern (decisions, mobile patterns). */
export const mobileNumber = (pattern: RegExp) =>
  v.config(
    v.pipe(
      v.string("mobile-required"),
      v.trim(),
      v.nonEmpty("mobile-required"),
      v.regex(pattern, "mobile-invalid"),
    ),
    { abortPipeEarly: true },
  );
