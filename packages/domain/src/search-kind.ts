import { parseCasNumber } from "./cas.ts";
import { parseEcNumber } from "./ec-number.ts";
import { isFormula } from "./formula.ts";
import { numberLabel, plainText } from "./plain-text.ts";

/** The kind of a search text, with its canonical form. */
export type SearchKind =
  | { readonly kind: "blank" }
  | { readonly kind: "cas"; readonly cas: string }
  | { readonly kind: "ec"; readonly ec: string }
  | { readonly kind: "mdl"; readonly mdl: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "formula"; readonly formula: string }
  | { readonly kind: "name"; readonly name: string };

/** An MDL number: MFCD and eight digits. */
const MDL = new RegExp(String.raw`^(?:${numberLabel("mdl")})?MFCD[ -]?(\d{8})$`, "iu");

/** Item codes and product codes: letters and at least four digits, then perhaps a pack: E810527-500g, INS-0001. */
const CODE = /^[A-Z]{1,4}-?\d{4,8}(?:-[\dA-Z.×]{1,12})?$/iu;

/**
 * The kind of a search text (storefront §2, search addresses). A number without hyphens is a CAS number only if its check
 * digit is right; any other text is a name.
 */
export function identifySearchText(text: string): SearchKind {
  const plain = plainText(text).trim();
  if (plain === "") return { kind: "blank" };
  const cas = parseCasNumber(plain);
  if (cas !== undefined) return { kind: "cas", cas };
  const ec = parseEcNumber(plain);
  if (ec !== undefined) return { kind: "ec", ec };
  const mdl = MDL.exec(plain)?.[1];
  if (mdl !== undefined) return { kind: "mdl", mdl: `MFCD${mdl}` };
  if (CODE.test(plain)) return { kind: "code", code: plain };
  if (isFormula(plain)) return { kind: "formula", formula: plain };
  return { kind: "name", name: plain };
}

/** A text in the form in which numbers are stored, where it is the number of a register: CAS, EC or MDL. Other texts stay as they are. */
export function storedNumber(text: string): string {
  const read = identifySearchText(text);
  if (read.kind === "cas") return read.cas;
  if (read.kind === "ec") return read.ec;
  return read.kind === "mdl" ? read.mdl : text;
}
