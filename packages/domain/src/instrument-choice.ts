/** Values by the name of their attribute. */
export type Attributes = Readonly<Record<string, string>>;

/** Attributes with their names, one text each: "容量 5L" (customer centre §3, order line). */
export function attributeTexts(attributes: Attributes): string[] {
  return Object.entries(attributes).map(([name, value]) => `${name} ${value}`);
}

/** An attribute that the SKUs of an instrument differ in, and its values. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

interface Sku {
  readonly attributes: Attributes;
}

/** The SKU for a chosen value, and the attributes that changed. */
export interface Chosen<S> {
  readonly sku: S;
  /** The other attributes that changed, since no SKU combines them with the value. */
  readonly changed: readonly string[];
}

/** The attributes with their available values, which some SKU has (storefront §3, instrument). */
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

/** The SKU that has every chosen value, the first of several; undefined for a combination that does not exist. */
export function skuOf<S extends Sku>(skus: readonly S[], choice: Attributes): S | undefined {
  return skus.find((sku) => differing(sku, choice).length === 0);
}

/** Whether a SKU combines a value with the chosen values of the other attributes. */
export function isPossible(
  skus: readonly Sku[],
  choice: Attributes,
  { name, value }: { readonly name: string; readonly value: string },
): boolean {
  return skuOf(skus, { ...choice, [name]: value }) !== undefined;
}

/**
 * Chooses another value. If no SKU combines it with the other choices, as few of them as possible change. Undefined for a
 * value that no SKU has.
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
