import type { Item, OtherForm, Pack } from "@reagent/api/contract/product";
import {
  equalAmount,
  MOST_TIMES,
  NEARLY_EQUAL,
  pricePerMillimole,
  type SoldBy,
  type SubstanceFacts,
} from "@reagent/domain/equal-moles";
import { contentOf, parsePack, type UnitPrice } from "@reagent/domain/pack";
import { isByAmount } from "@reagent/domain/pack-need";
import { cheapestForViewer } from "@reagent/domain/price";
import { type FactTexts, productFacts } from "@reagent/domain/product-facts";
import type { ItemTexts } from "../parts/PackPlanner/item-texts.ts";

/** What another form holds of the substance, compared with the item of the page. */
export interface EqualMoles {
  /** Of the item of the page: "1 g". */
  readonly own: string;
  /** Of the other form, with the same moles: "1.56 g". */
  readonly other: string;
  /** Of the cheapest pack of each; undefined where it has no price. */
  readonly ownPrice: UnitPrice | undefined;
  readonly otherPrice: UnitPrice | undefined;
}

/** The item of the page, as far as its amounts are compared. */
export type ComparedOwn = ItemTexts & Pick<Item, "formula"> & { readonly packs: readonly Pack[] };

const UNIT: Readonly<Record<SoldBy, string>> = { mass: "g", volume: "mL" };
const SHOWN_DIGITS = 3;

/** Undefined where a fact is missing, for a form of which one takes as much, and for one that is far weaker or stronger. */
export function equalMolesOf(own: ComparedOwn, form: OtherForm): EqualMoles | undefined {
  const ownPack = cheapestForViewer(own.packs);
  const of = ownPack && soldBy(ownPack);
  const otherOf = form.cheapest && soldBy(form.cheapest);
  if (!ownPack || !of || !otherOf) return undefined;
  const facts = factsOf(own);
  const otherFacts = factsOf(form);
  const units = form.saltUnits ?? undefined;
  const amount = equalAmount([facts, of], [otherFacts, otherOf], units);
  const byMass = equalAmount([facts, "mass"], [otherFacts, "mass"], units);
  if (amount === undefined || [amount, byMass].some(isNearlyOne)) return undefined;
  if (Math.max(amount, 1 / amount) > MOST_TIMES) return undefined;
  return {
    own: `1 ${UNIT[of]}`,
    other: `${Number(amount.toPrecision(SHOWN_DIGITS))} ${UNIT[otherOf]}`,
    ownPrice: priceOf(ownPack, facts),
    otherPrice: form.cheapest ? priceOf(form.cheapest, otherFacts) : undefined,
  };
}

const isNearlyOne = (times: number | undefined) =>
  times !== undefined && Math.abs(times - 1) < NEARLY_EQUAL;

const factsOf = (texts: FactTexts & Pick<Item, "formula">): SubstanceFacts => ({
  ...productFacts(texts),
  formula: texts.formula,
});

function soldBy({ pack }: Pack): SoldBy | undefined {
  const size = parsePack(pack);
  const of = size && contentOf(size).of;
  return of && isByAmount(of) ? of : undefined;
}

function priceOf(
  { pack, listPrice, salesPrice }: Pack,
  facts: SubstanceFacts,
): UnitPrice | undefined {
  const size = parsePack(pack);
  const price = salesPrice ?? listPrice;
  return size && price !== null ? pricePerMillimole(price, size, facts) : undefined;
}
