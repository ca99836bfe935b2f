/** Values by the name of their attribute. */
export type Attributes = Readonly<Record<string, string>>;

/** An attribute that the SKUs of an instrument differ in, and the values it comes in. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

interface Sku {
  readonly attributes: Attributes;
}

/** The SKU that a value was chosen to, and what it took. */
export interface Chosen<S> {
  readonly sku: S;
  /** The other attributes that had to change, since no SKU has the value beside them. */
  readonly changed: readonly string[];
}

/** The attributes with the values that can be had: a value that no SKU has is not on offer (storefront §3, instrument). */
export function offeredAttributes(
  attributes: readonly Attribute[],
  skus: readonly Sku[],
): Attribute[] {
  return attributes
    .map(({ name, values }) => ({
      name,
      values: [...new Set(values)].filter((value) => skuOf(skus, { [name]: value })),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The SKU that has every chosen value, the first of several; undefined where that combination does not exist. */
export function skuOf<S extends Sku>(skus: readonly S[], choice: Attributes): S | undefined {
  return skus.find((sku) => differing(sku, choice).length === 0);
}

/** Whether a value is to be had beside what is chosen of the other attributes. */
export function isPossible(
  skus: readonly Sku[],
  choice: Attributes,
  { name, value }: { readonly name: string; readonly value: string },
): boolean {
  return skuOf(skus, { ...choice, [name]: value }) !== undefined;
}

/**
 * Chooses another value. The value stands: where no SKU has it beside the other choices, as few of them as possible give
 * way, and the page tells which. Undefined for a value that no SKU has.
 */
export function choose<S extends Sku>(
  skus: readonly S[],
  choice: Attributes,
  { name, value }: { readonly name: string; readonly value: string },
): Chosen<S> | undefined {
  const wanted = { ...choice, [name]: value };
  const [nearest] = skus
    .filter((sku) => sku.attributes[name] === value)
    .map((sku) => ({ sku, changed: differing(sku, wanted) }))
    .sort((one, other) => one.changed.length - other.changed.length);
  return nearest;
}

function differing(sku: Sku, choice: Attributes): string[] {
  return Object.keys(choice).filter((name) => sku.attributes[name] !== choice[name]);
}
