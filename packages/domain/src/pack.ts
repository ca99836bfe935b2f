import type { Decimal } from "./decimal.ts";
import { decimalText, groupThousands, parseDecimal, product } from "./decimal.ts";
import type { Fen } from "./money.ts";

/** The unit of a pack's size; EA is a piece, T a test, U and KU are units of activity. */
export type PackUnit = "kg" | "g" | "mg" | "μg" | "L" | "mL" | "μL" | "T" | "U" | "KU" | "EA";

/** A pack: `pieces` containers of `amount` `unit` each, so 10×1mL is 10 pieces of 1 mL. */
export type Pack = {
  readonly pieces: number;
  readonly amount: Decimal;
  readonly unit: PackUnit;
};

/** The total content of a pack, in the smallest unit of its kind: pg, pL, or millionths of the others. */
export type Content = {
  readonly of: "mass" | "volume" | "tests" | "activity" | "pieces";
  readonly amount: bigint;
};

/** The price per customary unit: `amount` yuan, rounded to the digits that are shown. */
export type UnitPrice = {
  readonly amount: Decimal;
  readonly per: "g" | "mg" | "μg" | "mL" | "μL" | "T" | "mmol";
};

const PACK = /^(?:(\d{1,4})[x×*])?(\d{1,9}(?:\.\d{1,6})?)(\p{L}{1,2})$/iu;

const UNITS: ReadonlyMap<string, PackUnit> = new Map(
  (["kg", "g", "mg", "μg", "L", "mL", "μL", "T", "U", "KU", "EA"] as const).flatMap((unit) =>
    [unit, unit.replace("μ", "u")].map((name) => [name.toLowerCase(), unit]),
  ),
);

/** For each unit: the unit to price by, and how many of it make one, as a power of ten. */
const PRICED: Readonly<
  Record<
    PackUnit,
    { readonly family: readonly UnitPrice["per"][]; readonly power: number } | undefined
  >
> = {
  kg: { family: ["g", "mg", "μg"], power: 3 },
  g: { family: ["g", "mg", "μg"], power: 0 },
  mg: { family: ["g", "mg", "μg"], power: -3 },
  μg: { family: ["g", "mg", "μg"], power: -6 },
  L: { family: ["mL", "μL"], power: 3 },
  mL: { family: ["mL", "μL"], power: 0 },
  μL: { family: ["mL", "μL"], power: -3 },
  T: { family: ["T"], power: 0 },
  U: undefined,
  KU: undefined,
  EA: undefined,
};

/** For each unit: the kind of its content, and how many of the smallest unit make one, as a power of ten. */
const CONTENTS: Readonly<Record<PackUnit, readonly [of: Content["of"], power: number]>> = {
  kg: ["mass", 15],
  g: ["mass", 12],
  mg: ["mass", 9],
  μg: ["mass", 6],
  L: ["volume", 12],
  mL: ["volume", 9],
  μL: ["volume", 6],
  T: ["tests", 6],
  U: ["activity", 6],
  KU: ["activity", 9],
  EA: ["pieces", 6],
};

/** The total content of a pack; contents of one kind can be compared and added. */
export function contentOf({ pieces, amount, unit }: Pack): Content {
  const [of, power] = CONTENTS[unit];
  return {
    of,
    amount: BigInt(amount.digits) * BigInt(pieces) * 10n ** BigInt(power - amount.scale),
  };
}

/** Reads the text of a pack: "500g", "2.5 L", "10×1mL", "5mg", "100T", "1EA"; undefined for anything else. */
export function parsePack(text: string): Pack | undefined {
  const plain = text.normalize("NFKC").replaceAll(/\s/gu, "");
  const [, pieces = "1", number = "", name = ""] = PACK.exec(plain) ?? [];
  const amount = parseDecimal(number);
  const unit = UNITS.get(name.toLowerCase());
  if (!amount || !unit || amount.digits === 0 || Number(pieces) === 0) return undefined;
  return { pieces: Number(pieces), amount, unit };
}

/** The two parts of a pack's text: "2.5" and "L", "10 × 1" and "mL". */
export function packLabel(pack: Pack): { readonly quantity: string; readonly unit: PackUnit } {
  const amount = decimalText(pack.amount);
  return {
    quantity: pack.pieces === 1 ? amount : `${String(pack.pieces)} × ${amount}`,
    unit: pack.unit,
  };
}

/**
 * The price by gram or millilitre; by mg, μg or μL when the whole pack is below one of the larger unit; by test
 * for tests. Undefined for pieces and units of activity. Two decimals, more only to keep two significant digits.
 *
 * @param beside - The packs whose prices are compared with it: the largest of their units is that of all.
 */
export function pricePerUnit(
  price: Fen,
  pack: Pack,
  beside: readonly Pack[] = [],
): UnitPrice | undefined {
  const priced = PRICED[pack.unit];
  if (!priced || price <= 0) return undefined;
  const total = product(pack.amount, pack.pieces);
  const alike = beside.filter(({ unit }) => PRICED[unit]?.family[0] === priced.family[0]);
  const step = Math.min(...[pack, ...alike].map(unitStep));
  const per = priced.family[step];
  return per && { amount: divide(price, total.digits, priced.power - total.scale + 3 * step), per };
}

/** How many units below the largest of its family a pack is priced by. */
function unitStep(pack: Pack): number {
  const priced = PRICED[pack.unit];
  const total = product(pack.amount, pack.pieces);
  let step = 0;
  if (!priced) return step;
  let power = priced.power - total.scale;
  while (total.digits < 10 ** -power && step < priced.family.length - 1) {
    power += 3;
    step += 1;
  }
  return step;
}

/** The number of a unit price: "2.32", "1,880.00", "0.013". */
export function formatUnitPrice(unitPrice: UnitPrice): string {
  return groupThousands(decimalText(unitPrice.amount, 2));
}

/** `price` fen ÷ (`digits` × 10^`power`) in yuan, rounded half up to two decimals or two significant digits. */
function divide(price: Fen, digits: number, power: number): Decimal {
  const numerator = BigInt(price) * 10n ** BigInt(Math.max(0, -power));
  const denominator = 100n * BigInt(digits) * 10n ** BigInt(Math.max(0, power));
  let scale = 2;
  while (numerator * 10n ** BigInt(scale) < 10n * denominator) scale += 1;
  const shifted = numerator * 10n ** BigInt(scale);
  return { digits: Number((2n * shifted + denominator) / (2n * denominator)), scale };
}
