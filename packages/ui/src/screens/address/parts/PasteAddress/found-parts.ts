import type { AddressInput } from "@reagent/domain/address";

/** The parts of an address that a text can tell; each is filled as a whole. */
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
/** What an address cannot do without. */
const NEEDED: readonly AddressPart[] = ["receiver", "mobile", "region"];

/** What a text does to a form. */
export interface Found {
  /** What to write into the form. */
  readonly values: Partial<AddressInput>;
  readonly filled: readonly AddressPart[];
  /** Parts in which something else stood before, with it where it can be read. */
  readonly replaced: readonly { readonly part: AddressPart; readonly before: string }[];
  /** What is needed, was not found, and is not there either. */
  readonly missing: readonly AddressPart[];
}

const textOf = (part: AddressPart, of: AddressInput) =>
  FIELDS[part]
    .map((field) => of[field])
    .filter(Boolean)
    .join("-");

/** Holds what was found in a text against what stands in the form; a part that was not found keeps what it has. */
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
    // The codes of regions tell a person nothing.
    replaced: replaced.map((part) => ({
      part,
      before: part === "region" ? "" : textOf(part, form),
    })),
    missing: NEEDED.filter((part) => !isFound(part) && textOf(part, form) === ""),
  };
}
