import { type FormulaPart, formulaParts, isFormula } from "./formula.ts";

/** The sign of a specific rotation, the line of sodium, and the temperature before or after it. */
const SIGN = /^\[[αa]\] ?(?:(\d{1,2}) ?[/_]? ?[Dᴅ]|[Dᴅ]_?\^?(\d{1,2})?)(?![\d.°A-Za-z])/u;

/** What follows the sign: a value, the concentration, and the solvent. */
const SOLVENT = /^(.*\bc ?= ?[\d.]+[^,，]*[,，] ?)([A-Z][A-Za-z\d]*)(.*)$/u;

/**
 * Splits a specific rotation at the sodium line, `[α]20/D +21°（c=10，H2O）` or `[α]D20 +21°`, into parts: the temperature (℃) is a superscript,
 * D a subscript, and a formula of the solvent is set as one (decisions, names of substances). Any other text is one part, an empty one none.
 */
export function opticalRotationParts(rotation: string): FormulaPart[] {
  const text = rotation.trim().replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => digit.normalize("NFKC"));
  const [sign, before, after] = SIGN.exec(text) ?? [];
  if (sign === undefined) return rotation === "" ? [] : [{ kind: "text", text: rotation }];
  const rest = text.slice(sign.length).trim();
  const [, start = rest, solvent = "", end = ""] = SOLVENT.exec(rest) ?? [];
  const parts: FormulaPart[] = [
    { kind: "text", text: "[α]" },
    { kind: "superscript", text: before ?? after ?? "" },
    { kind: "subscript", text: "D" },
    { kind: "text", text: start && ` ${start}` },
    ...(isFormula(solvent) ? formulaParts(solvent) : [{ kind: "text", text: solvent } as const]),
    { kind: "text", text: end },
  ];
  return parts.filter((part) => part.text !== "");
}
