import { needHolding } from "./amount-need.ts";
import { compositionKey, compositionOf } from "./composition.ts";
import {
  equalAmount,
  inUnits,
  millimolesOf,
  MOST_TIMES,
  NEARLY_EQUAL,
  type SubstanceFacts,
} from "./equal-moles.ts";
import { isByAmount } from "./pack-need.ts";
import { type PackMix, packHolding } from "./pack-plan.ts";
import { contentOf, type Pack } from "./pack.ts";
import { cheapestPacks, type StockedOffer } from "./reaction-packs.ts";
import { dutiesOf, type Duty, type RestrictableLine } from "./restriction.ts";
import { saltUnits, type SaltForm } from "./salt-form.ts";
import { PURE, type Strength } from "./strength.ts";
import { hydrateForms } from "./substance.ts";

/** Goods, as far as duties of the buyer and hazards depend on them. */
export interface RegulatedGoods extends RestrictableLine {
  readonly hazardStatements: readonly string[];
}

/** Why a line of the cart may be exchanged. */
export type ExchangeReason = "sold-out" | "short" | "no-price" | "regulated";

/** A line, as far as it decides whether it may be exchanged. */
export interface ExchangeableLine extends RestrictableLine {
  readonly stock: number;
  readonly quantity: number;
  /** Whether it can be bought without a quote. */
  readonly hasPrice: boolean;
}

type RegulatedOffer = RestrictableLine & { readonly isInStock: boolean };

/**
 * How other goods relate to those of a line: other packs of the item, another grade, another form such as a hydrate, or another salt of the
 * same active substance, which may act differently.
 */
export type ExchangeKind = "pack" | "grade" | "form" | "salt";

/** An item, as far as it decides whether it is the same substance. */
export interface ExchangeItem extends SubstanceFacts {
  readonly itemCode: string;
  /** Empty where it has none. */
  readonly casNumber: string;
  /** The structure, of a solution that of the dissolved substance; empty where it is not known. */
  readonly smiles: string;
  /** Undefined for a substance without other salts. */
  readonly saltForm?: SaltForm | undefined;
}

/** A line whose place other packs may take. */
export interface ExchangedLine extends ExchangeableLine {
  readonly item: ExchangeItem;
  readonly pack: Pack;
}

/** An item with the packs that may take the place of a line. */
export interface OtherItem extends RestrictableLine {
  readonly item: ExchangeItem;
  readonly offers: readonly StockedOffer[];
}

/** Packs that can take the place of a line. */
export interface ExchangePacks {
  readonly kind: ExchangeKind;
  readonly mix: PackMix;
  readonly isInStock: boolean;
  /** The amount with the moles of the line. */
  readonly need: Pack;
  /** Of all the packs together; undefined where it is not known. */
  readonly millimoles: number | undefined;
}

/** How long an exchange can be taken back, in milliseconds (decisions, exchange of a line). */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** Grades above this share count as the substance itself: what they state is a lower limit, and 500 g of one replace 500 g of another. */
const PURE_ABOVE = 0.95;

/**
 * Why a line may be exchanged; none for a line in stock that the customer may buy (decisions, exchange of a line).
 *
 * @param fulfilled the duties that the customer has fulfilled
 */
export function exchangeReasons(
  line: ExchangeableLine,
  fulfilled: readonly Duty[] = [],
): ExchangeReason[] {
  const reasons: ExchangeReason[] = [];
  if (!line.hasPrice) reasons.push("no-price");
  if (line.stock <= 0) reasons.push("sold-out");
  else if (line.stock < line.quantity) reasons.push("short");
  if (openDuties(line, fulfilled).length > 0) reasons.push("regulated");
  return reasons;
}

/** Whether an offer removes one of the reasons for the exchange of a line; all offers have a price. */
export function isWorthOffering(
  line: ExchangeableLine,
  offer: RegulatedOffer,
  fulfilled: readonly Duty[] = [],
): boolean {
  const duties = openDuties(offer, fulfilled);
  return exchangeReasons(line, fulfilled).some((reason) => {
    switch (reason) {
      case "no-price":
        return true;
      case "sold-out":
      case "short":
        return offer.isInStock;
      case "regulated":
        return openDuties(line, fulfilled).some((duty) => !duties.includes(duty));
    }
  });
}

function openDuties(goods: RestrictableLine, fulfilled: readonly Duty[]): Duty[] {
  return dutiesOf(goods).filter((duty) => !fulfilled.includes(duty));
}

/** What is different for a buyer who takes an offer in place of a line. */
export function exchangeDifferences(line: RegulatedGoods, offer: RegulatedGoods) {
  const [before, after] = [dutiesOf(line), dutiesOf(offer)];
  return {
    endedDuties: before.filter((duty) => !after.includes(duty)),
    newDuties: after.filter((duty) => !before.includes(duty)),
    newHazards: offer.hazardStatements.filter((code) => !line.hazardStatements.includes(code)),
    endedHazards: line.hazardStatements.filter((code) => !offer.hazardStatements.includes(code)),
  };
}

/**
 * The packs that can take the place of a line, of each of several items, in the order in which they are offered (decisions, exchange of a
 * line).
 *
 * @param others the other items of the substance with their packs, and the item itself with its other packs
 * @param fulfilled the duties that the customer has fulfilled
 */
export function exchangeOffers<Other extends OtherItem>(
  line: ExchangedLine,
  others: readonly Other[],
  fulfilled: readonly Duty[] = [],
): (ExchangePacks & { readonly other: Other })[] {
  const { item, pack, quantity } = line;
  const found = others.flatMap((other) => {
    const packs = packsInExchange({ item, pack, quantity }, other);
    if (!packs) return [];
    const offer = { ...packs, other, duties: openDuties(other, fulfilled).length };
    return isWorthOffering(line, { ...other, ...packs }, fulfilled) ? [offer] : [];
  });
  return found.sort(
    (one, two) =>
      Number(one.kind === "salt") - Number(two.kind === "salt") ||
      Number(two.isInStock) - Number(one.isInStock) ||
      one.duties - two.duties ||
      one.mix.price - two.mix.price,
  );
}

/**
 * The cheapest packs of an item that hold at least the moles of a line's packs, in stock where that is possible (decisions, exchange of a
 * line). Undefined for another substance, where an amount is not known, where 20 times as much or more would be needed, and where
 * a line of a cart cannot hold as many packs.
 *
 * @param line its pack and its quantity
 * @param offers the packs of the other item; for the item of the line, its other packs
 */
export function packsInExchange(
  line: { readonly item: ExchangeItem; readonly pack: Pack; readonly quantity: number },
  other: { readonly item: ExchangeItem; readonly offers: readonly StockedOffer[] },
): ExchangePacks | undefined {
  const own = nominal(line.item);
  const others = nominal(other.item);
  const kind = exchangeKind(own, others);
  const { of, amount } = contentOf(line.pack);
  if (!kind || !isByAmount(of)) return undefined;
  const held = amount * BigInt(line.quantity);
  const needs =
    kind === "pack"
      ? [packHolding({ of, amount: held })]
      : needsOf([own, { of, held }], others, saltUnits(own.saltForm, others.saltForm));
  const found = cheapestPacks(other.offers, needs);
  const content = found?.mix.content;
  const need = needs.find((each) => contentOf(each).of === content?.of);
  return found && content && need
    ? { kind, ...found, need, millimoles: millimolesOf(content, others) }
    : undefined;
}

/** The millimoles in the packs of a line together; undefined where they are not known. */
export function millimolesOfLine({
  item,
  pack,
  quantity,
}: Parameters<typeof packsInExchange>[0]): number | undefined {
  const { of, amount } = contentOf(pack);
  return millimolesOf({ of, amount: amount * BigInt(quantity) }, nominal(item));
}

/** The amounts of another item with the moles of an amount, in grams and in millilitres, each where it is known. */
function needsOf(
  [own, { of, held }]: readonly [
    SubstanceFacts,
    { readonly of: "mass" | "volume"; readonly held: bigint },
  ],
  others: SubstanceFacts,
  units: number | undefined,
): Pack[] {
  return (["mass", "volume"] as const).flatMap((otherOf) => {
    const times = equalAmount([own, of], [others, otherOf], units);
    if (times === undefined || Math.max(times, 1 / times) >= MOST_TIMES) return [];
    return [needHolding(otherOf, inUnits(of, held) * times)];
  });
}

/** How two items relate; undefined for items of different substances. */
function exchangeKind(own: ExchangeItem, other: ExchangeItem): ExchangeKind | undefined {
  if (own.itemCode === other.itemCode) return "pack";
  const isOneNumber = own.casNumber !== "" && own.casNumber === other.casNumber;
  if (!isOneNumber && saltUnits(own.saltForm, other.saltForm) !== undefined) return "salt";
  // Isotopes and stereochemistry are part of a SMILES.
  if (!isOneNumber && !hydrateForms(own.smiles).includes(other.smiles.trim())) return undefined;
  const isGrade = hasSameFormula(own, other) && hasSameStrength(own.strength, other.strength);
  if (!isGrade) return "form";
  // With another number it is a modification: rutile is not anatase.
  return isOneNumber ? "grade" : undefined;
}

function hasSameFormula(own: SubstanceFacts, other: SubstanceFacts): boolean {
  const [one, two] = [compositionOf(own.formula), compositionOf(other.formula)];
  return one !== undefined && two !== undefined && compositionKey(one) === compositionKey(two);
}

function hasSameStrength(own: Strength = PURE, other: Strength = PURE): boolean {
  const [one, two] = [own, other].map((each) =>
    each.kind === "molarity" ? each.molPerLitre : each.share,
  ) as [number, number];
  return own.kind === other.kind && Math.abs(one / two - 1) < NEARLY_EQUAL;
}

/** An item whose grade counts as the substance itself, where it is nearly pure. */
function nominal(item: ExchangeItem): ExchangeItem {
  const { strength } = item;
  const isPure = strength?.kind === "mass-share" && strength.share > PURE_ABOVE;
  return isPure ? { ...item, strength: undefined } : item;
}
