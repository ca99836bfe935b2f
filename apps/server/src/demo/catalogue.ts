import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Catalogue, GroupDiscount, Item } from "../catalogue/catalogue.ts";
import { readContentFolder } from "../content/read-folder.ts";
import { banners, bannerStructures, notices } from "./catalogue/campaigns.ts";
import { activityOf, articlesOf } from "./catalogue/content-families.ts";
import { readFacts } from "./catalogue/facts.ts";
import type { Fact } from "./catalogue/facts.ts";
import { readInstruments } from "./catalogue/instruments.ts";
import { itemsOf, recommendedWith } from "./catalogue/items.ts";
import type { Placed } from "./catalogue/items.ts";
import { drawPictures } from "./catalogue/pictures.ts";
import { readCategories, readProductLines } from "./catalogue/tree.ts";
import { DEMO_CONTENT } from "./content-folder.ts";

const ARTICLES_PER_ITEM = 5;

/** Functional compounds, ring systems, and boronic acids and esters. */
const BUILDING_BLOCKS = [120, 140, 156];

/** The price for universities, in permille of the normal price. */
const UNIVERSITY = { group: UNIVERSITY_GROUP, permille: 900 } as const;

/**
 * The catalogue that the shop shows until it has its own: real substances from the tables of this folder, with invented codes,
 * prices, stock and documents. It is the same at every call: pseudo-random values depend on codes and CAS numbers alone, and
 * its dates are relative to one fixed day.
 */
export function demoCatalogue(): Catalogue {
  const facts = readFacts();
  const drawnLines = readProductLines();
  const { content } = readContentFolder(DEMO_CONTENT);
  const placed = itemsOf(facts, drawnLines);
  return {
    kind: "demo",
    categories: readCategories(),
    buildingBlockCategories: BUILDING_BLOCKS,
    productLines: drawnLines.map(({ line }) => line),
    substances: [...new Set([...facts, ...placed.map(({ material }) => material)])],
    items: connected(placed),
    instruments: readInstruments(),
    banners,
    notices,
    discounts: placed.flatMap(({ fact, item }) => discountsOf(item.code, fact)),
    ...content,
    pictures: [
      ...content.pictures,
      ...drawPictures(
        structuresOf(facts, [...bannerStructures, ...drawnLines.map(({ drawing }) => drawing)]),
      ),
    ],
  };
}

/** Items with their recommendations, articles and activity. */
function connected(placed: readonly Placed[]): Item[] {
  const recommended = recommendedWith(placed);
  return placed.map(({ fact: { family }, item }) => ({
    ...item,
    related: recommended.get(item.code) ?? [],
    articles: articlesOf(family).slice(0, ARTICLES_PER_ITEM),
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
