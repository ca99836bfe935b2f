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
  /** Parts of the person or place before, which the text does not have; they are emptied. */
  readonly cleared: readonly { readonly part: AddressPart; readonly before: string }[];
  /** Required parts that are neither found nor in the form. */
  readonly missing: readonly AddressPart[];
}

const textOf = (part: AddressPart, of: AddressInput) =>
  FIELDS[part]
    .map((field) => of[field])
    .filter(Boolean)
    .join("-");

/** The parts that belong to a person or to a place: another one of the first makes the others outdated. */
const BELONGING: readonly (readonly [of: readonly AddressPart[], parts: readonly AddressPart[]])[] =
  [
    [["receiver"], ["mobile", "landline"]],
    [
      ["region", "street"],
      ["region", "street", "postcode"],
    ],
  ];

/**
 * Compares the parts found in a text with the form. A part that is not found keeps its value, unless the text names another
 * receiver or place than the form: then it is of the one before, and is emptied.
 */
export function foundParts(found: AddressInput, form: AddressInput): Found {
  const isFound = (part: AddressPart) => textOf(part, found) !== "";
  const filled = PARTS.filter(isFound);
  const replaced = filled.filter(
    (part) => textOf(part, form) !== "" && textOf(part, form) !== textOf(part, found),
  );
  const cleared = BELONGING.flatMap(([of, parts]) =>
    replaced.some((part) => of.includes(part))
      ? parts.filter((part) => !isFound(part) && textOf(part, form) !== "")
      : [],
  );
  // A region is stored as codes, which mean nothing to users.
  const withValue = (part: AddressPart) => ({
    part,
    before: part === "region" ? "" : textOf(part, form),
  });
  return {
    values: Object.fromEntries(
      [...filled, ...cleared].flatMap((part) => FIELDS[part].map((field) => [field, found[field]])),
    ),
    filled,
    replaced: replaced.map(withValue),
    cleared: cleared.map(withValue),
    missing: NEEDED.filter(
      (part) => !isFound(part) && (textOf(part, form) === "" || cleared.includes(part)),
    ),
  };
}
