import type { Catalogue, GroupDiscount, Item } from "../catalogue/catalogue.ts";
import { readArticles } from "./catalogue/articles.ts";
import type { WrittenArticle } from "./catalogue/articles.ts";
import {
  activities,
  activityOf,
  banners,
  campaignStructures,
  notices,
} from "./catalogue/campaigns.ts";
import { readFacts } from "./catalogue/facts.ts";
import type { Fact } from "./catalogue/facts.ts";
import { readInstruments } from "./catalogue/instruments.ts";
import { itemsOf, recommendedWith } from "./catalogue/items.ts";
import type { Placed } from "./catalogue/items.ts";
import { drawPictures } from "./catalogue/pictures.ts";
import { readCategories, readProductLines } from "./catalogue/tree.ts";

const ARTICLES_PER_ITEM = 5;

/** The price for universities, in permille of the normal price. */
const UNIVERSITY = { group: "university", permille: 900 } as const;

/**
 * The catalogue that the shop shows until it has its own: real substances from the tables of this folder, with invented codes,
 * prices, stock and documents. It is the same at every call: pseudo-random values depend on codes and CAS numbers alone, and
 * its dates are relative to one fixed day.
 */
export function demoCatalogue(): Catalogue {
  const facts = readFacts();
  const drawnLines = readProductLines();
  const articles = readArticles();
  const placed = itemsOf(facts, drawnLines);
  return {
    kind: "demo",
    categories: readCategories(),
    productLines: drawnLines.map(({ line }) => line),
    substances: facts,
    items: connected(placed, articles),
    instruments: readInstruments(),
    articles: articles.map(({ article }) => article),
    activities,
    banners,
    notices,
    discounts: placed.flatMap(({ fact, item }) => discountsOf(item.code, fact)),
    pictures: drawPictures(
      structuresOf(facts, [...campaignStructures, ...drawnLines.map(({ drawing }) => drawing)]),
    ),
  };
}

/** Items with their recommendations, articles and activity. */
function connected(placed: readonly Placed[], articles: readonly WrittenArticle[]): Item[] {
  const recommended = recommendedWith(placed);
  return placed.map(({ fact: { family }, item }) => ({
    ...item,
    related: recommended.get(item.code) ?? [],
    articles: articles
      .filter(({ families }) => families.includes(family))
      .map(({ article }) => article.id)
      .slice(0, ARTICLES_PER_ITEM),
    activity: activityOf(family),
  }));
}

/** Universities pay less for everything but reference substances. */
function discountsOf(item: string, { tier }: Fact): GroupDiscount[] {
  return tier === "reference" ? [] : [{ ...UNIVERSITY, item }];
}

function structuresOf(facts: readonly Fact[], wanted: readonly string[]): Map<string, string> {
  const smiles = new Map(facts.map((fact) => [fact.key, fact.smiles]));
  return new Map(
    wanted.map((cas) => {
      const structure = smiles.get(cas);
      if (!structure) throw new Error(`No structure to draw for ${cas}.`);
      return [cas, structure];
    }),
  );
}
