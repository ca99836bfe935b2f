import { punycode } from "./punycode.ts";

/** The greatest lengths of an address and its parts in octets (RFC 5321, 4.5.3.1; a path has two brackets around the address). */
const LONGEST = { address: 254, local: 64, label: 63 } as const;

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
/** Atoms with single dots between them (RFC 5321, 4.1.2). */
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");
/** A label of a domain in ASCII: letters, digits, and hyphens within. */
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/iu;
/** A label in another script, in lower case. */
const INTERNATIONAL_LABEL = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/iu;
const FULL_STOPS = /[。．｡]/gu;
const ASCII = /^[\0-\x7F]*$/u;

/** A label as it is sent (IDNA, RFC 5891): 例子 as xn--fsqu00a. */
function asciiLabel(label: string): string {
  if (ASCII.test(label)) return label;
  const plain = label.normalize("NFKC").toLowerCase().normalize("NFC");
  if (ASCII.test(plain)) return plain;
  return INTERNATIONAL_LABEL.test(plain) ? `xn--${punycode(plain)}` : label;
}

/**
 * An e-mail address with the domain as it is sent, in ASCII, so that 例子.中国 and its other spelling are one. Any other text stays as
 * it is.
 */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf("@");
  if (at < 0) return text;
  const labels = text
    .slice(at + 1)
    .replaceAll(FULL_STOPS, ".")
    .split(".");
  return `${text.slice(0, at)}@${labels.map(asciiLabel).join(".")}`;
}

/** An address as accounts have it, however it was typed: trimmed, in lower case, with the domain in ASCII. */
export function accountEmail(text: string): string {
  return asciiEmail(text.trim()).toLowerCase();
}

/**
 * Whether a text is an e-mail address (RFC 5321, 4.1.2; RFC 5891). Two forms are refused that those allow, and that mail servers
 * refuse: a text in quotes before the @, and a number in brackets in place of the domain.
 */
export function isEmailAddress(text: string): boolean {
  const ascii = asciiEmail(text);
  const at = ascii.lastIndexOf("@");
  const local = ascii.slice(0, Math.max(at, 0));
  const labels = ascii.slice(at + 1).split(".");
  return (
    ascii.length <= LONGEST.address &&
    local.length <= LONGEST.local &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST.label && LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? "")
  );
}
