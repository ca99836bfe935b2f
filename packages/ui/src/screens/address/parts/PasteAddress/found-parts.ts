import type { AddressInput } from "@reagent/domain/address";

/** The parts of an address that can be found in a text; each is filled as a whole. */
const FIELDS = {
  receiver: ["receiver"],
  mobile: ["mobile"],
  region: ["province", "city", "district"],
  street: ["street"],
  postcode: ["postcode"],
  landline: ["area", "phone", "extension"],
} as const satisfies Record<string, readonly (keyof AddressInput)[]>;

export type AddressPart = keyof typeof FIELDS;

const PARTS = Object.keys(FIELDS) as AddressPart[];
const NEEDED: readonly AddressPart[] = ["receiver", "mobile", "region"];

/** The effect of a text on a form. */
export interface Found {
  readonly values: Partial<AddressInput>;
  readonly filled: readonly AddressPart[];
  /** Parts that had another value, with that value; empty for a region. */
  readonly replaced: readonly { readonly part: AddressPart; readonly before: string }[];
  /** Required parts that are neither found nor in the form. */
  readonly missing: readonly AddressPart[];
}

const textOf = (part: AddressPart, of: AddressInput) =>
  FIELDS[part]
    .map((field) => of[field])
    .filter(Boolean)
    .join("-");

/** Compares the parts found in a text with the form; a part that is not found keeps its value. */
export function foundParts(found: AddressInput, form: AddressInput): Found {
  const isFound = (part: AddressPart) => textOf(part, found) !== "";
  const filled = PARTS.filter(isFound);
  const replaced = filled.filter(
    (part) => textOf(part, form) !== "" && textOf(part, form) !== textOf(part, found),
  );
  return {
    values: Object.fromEntries(
      filled.flatMap((part) => FIELDS[part].map((field) => [field, found[field]])),
    ),
    filled,
    // A region is stored as codes, which mean nothing to users.
    replaced: replaced.map((part) => ({
      part,
      before: part === "region" ? "" : textOf(part, form),
    })),
    missing: NEEDED.filter((part) => !isFound(part) && textOf(part, form) === ""),
  };
}
