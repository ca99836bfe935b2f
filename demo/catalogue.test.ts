import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import { analysisVerdict, resultMeets } from "@reagent/domain/analysis";
import { COMPANY_PAGES, HELP_PAGES } from "@reagent/domain/content-page";
import { USUAL_FREIGHT } from "@reagent/domain/freight";
import { contentOf, parsePack, pricePerUnit } from "@reagent/domain/pack";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { hasPromotion } from "@reagent/domain/price";
import type { Category, Item, Pack } from "@reagent/server/catalogue/catalogue";
import { readContentFolder } from "@reagent/server/import/content/read-folder";
import { readContentTables } from "@reagent/server/import/content/tables";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "./catalogue.ts";
import { retestMonths, whyNoKarlFischer } from "./checks/certificate-rules.ts";
import { factsOf, isSolution, pureFacts } from "./checks/facts.ts";
import { DEMO_CONTENT } from "./content.ts";

const catalogue = await demoCatalogue();
const tables = await readContentTables(DEMO_CONTENT);
const { rows: banners = [] } = tables.banners;
const { rows: orchardBanners = [] } = tables.orchardBanners;
const { rows: lineTexts = [] } = tables.productLines;
const facts = factsOf(catalogue);

/** The content of a size in the smallest unit of its kind. */
function amountIn(size: string): number {
  const pack = parsePack(size);
  if (!pack) throw new Error(`No size: ${size}`);
  return Number(contentOf(pack).amount);
}

const { items, instruments, substances, articles, pictures } = catalogue;
const shownPictures = [
  ...pictures,
  ...[...banners, ...lineTexts].flatMap(({ picture }) => picture ?? []),
];
const packs = items.flatMap((item) => item.packs);
const listed = (item: Item) => item.packs.filter(({ isBulk }) => !isBulk);
const priced = (item: Item) => listed(item).filter(({ listPrice }) => listPrice > 0);

describe("codes", () => {
  test("codes of items are a letter and six digits, each once", () => {
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    for (const { code } of items) expect(code).toMatch(/^[A-Z]8\d{5}$/u);
  });

  test("codes of packs are the item's with the size, each once", () => {
    expect(new Set(packs.map(({ code }) => code)).size).toBe(packs.length);
    for (const item of items) {
      for (const { code, size } of item.packs) expect(code).toBe(`${item.code}-${size}`);
    }
  });

  test("codes of batches are a letter and eight digits, each once", () => {
    const codes = items.flatMap(({ batches }) => batches.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^C\d{8}$/u);
  });

  test("codes of instruments and their variants are each once", () => {
    const codes = instruments.flatMap(({ code, skus }) => [code, ...skus.map((sku) => sku.code)]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("codes of items are no category's number", () => {
    expect(items.filter(({ code }) => /^\d+$/u.test(code))).toEqual([]);
  });
});

describe("packs", () => {
  test("packs are none, or two to seven, smallest first", () => {
    for (const item of items) {
      const sizes = listed(item).map(({ size }) => amountIn(size));
      expect(sizes.length, item.code).not.toBe(1);
      expect(sizes.length, item.code).toBeLessThanOrEqual(7);
      expect(sizes, item.code).toEqual(sizes.toSorted((one, other) => one - other));
    }
  });

  test("cost more the larger they are, and less per gram", () => {
    const perUnit = ({ listPrice, size }: Pack) => listPrice / amountIn(size);
    const wrong = items.flatMap((item) =>
      priced(item).filter((pack, at, all) => {
        const smaller = all[at - 1];
        const isFairer = smaller && perUnit(pack) < perUnit(smaller) * 0.98;
        return smaller && !(isFairer && pack.listPrice > smaller.listPrice);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("packs have sizes and prices that the rule of unit prices reads", () => {
    for (const pack of packs.filter(({ listPrice }) => listPrice > 0)) {
      const size = parsePack(pack.size);
      expect(size && pricePerUnit(pack.listPrice, size), pack.code).toBeDefined();
    }
  });

  test("packs have no price where they are sold on request or by enquiry, and one otherwise", () => {
    for (const pack of packs) {
      expect(pack.listPrice > 0, pack.code).toBe(!pack.isPriceOnRequest && !pack.isEnquiryOnly);
    }
  });

  test("packs have a promotion exactly where they have a lower price", () => {
    const variants = instruments.flatMap(({ skus }) => skus);
    for (const sale of [...packs, ...variants]) {
      expect(sale.promotion !== null, sale.code).toBe(sale.salesPrice > 0);
      expect(hasPromotion(sale), sale.code).toBe(sale.promotion !== null);
    }
  });

  test("packs have stock and delivery texts in both languages with equally many lines", () => {
    for (const { code, delivery, expectedDelivery } of packs) {
      expect(delivery.zh.split(";").length, code).toBe(delivery.en.split(";").length);
      expect(expectedDelivery.zh === "", code).toBe(expectedDelivery.en === "");
    }
  });
});

/** What the specification gives rules for: each has items that show it. */
const RULES: Readonly<Record<string, (item: Item) => boolean>> = {
  "special price (sr_if_real 0)": ({ packs: own }) =>
    own.some(({ promotion }) => promotion === "special-price"),
  "other promotion": ({ packs: own }) => own.some(({ promotion }) => promotion === "other"),
  "futures discount": ({ packs: own }) => own.some(({ hasFuturesDiscount }) => hasFuturesDiscount),
  "price on request": (item) => listed(item).some(({ isPriceOnRequest }) => isPriceOnRequest),
  "enquiry only": ({ packs: own }) => own.some(({ isEnquiryOnly }) => isEnquiryOnly),
  "bulk row of category 1": ({ kind, packs: own }) =>
    kind === "bulk" && own.some(({ isBulk }) => isBulk),
  "special brand of category 7": ({ kind }) => kind === "special-brand",
  triangle: ({ packs: own }) => own.some(({ hasTriangle }) => hasTriangle),
  "rare item": ({ isRare }) => isRare,
  "rare pack of an item that is not": ({ isRare, packs: own }) =>
    !isRare && own.some((pack) => pack.isRare),
  bio: ({ isBio }) => isBio,
  "low-boiling (safe level 5)": ({ safeLevel }) => safeLevel === 5,
  "no packs": ({ packs: own }) => own.length === 0,
  "more than five packs": (item) => listed(item).length > 5,
  "seven packs": (item) => listed(item).length === 7,
  "no data sheet": ({ hasSafetyDataSheet }) => !hasSafetyDataSheet,
  instruction: ({ hasInstruction }) => hasInstruction,
  spectrum: ({ spectra }) => spectra.length > 0,
  NMR: ({ hasNmr, spectra }) => hasNmr && spectra.some(({ kind }) => kind === "nmr"),
  "no stock, delivery expected": ({ packs: own }) =>
    own.some(({ stock, expectedDelivery }) => stock === 0 && expectedDelivery.zh !== ""),
  "no stock and nothing said": ({ packs: own }) =>
    own.some(({ stock, delivery, isBulk }) => stock === 0 && delivery.zh === "" && !isBulk),
  "few in stock": ({ packs: own }) => own.some(({ stock }) => stock > 0 && stock <= 5),
  "a name of 150 characters": ({ name }) => name.en.length >= 150,
  "particle size": ({ particleSize }) => particleSize !== null,
  "surface area": ({ surfaceArea }) => surfaceArea !== null,
  "related article": (item) => item.articles.length > 0,
  activity: ({ activity }) => activity !== null,
  "more than three recommendations": ({ related }) => related.length > 3,
};

test.each(Object.entries(RULES))("some items show: %s", (_rule, shows) => {
  expect(items.filter(shows).length).toBeGreaterThan(0);
});

test.each(["hazardousNumber", "isDrugPrecursor", "isExplosivePrecursor", "unNumber"] as const)(
  "some substances show: %s",
  (mark) => {
    expect(substances.filter(({ hazards }) => Boolean(hazards[mark])).length).toBeGreaterThan(0);
  },
);

test.each([
  "opticalRotation",
  "explosionLimits",
  "exposureLimits",
  "acuteToxicity",
  "refractiveIndex",
  "flashPoint",
  "density",
  "meltingPoint",
  "boilingPoint",
  "storage",
  "application",
  "properties",
] as const)("some substances have: %s", (field) => {
  expect(substances.filter((substance) => substance[field] !== null).length).toBeGreaterThan(0);
});

test("each exposure limit names its kind, unit and source", () => {
  const limits = substances.flatMap(({ exposureLimits }) => exposureLimits ?? []);
  for (const limit of limits)
    expect(limit.en).toMatch(
      /^(?:PC-TWA|MAC) [\d.]+ mg\/m³(?:, as F)?(?:; PC-STEL [\d.]+ mg\/m³)? \(GBZ 2\.1-2019(?:, amendment 1)?\)$/u,
    );
});

describe("ethanol", () => {
  const codes = facts.filter(({ cas }) => cas === "64-17-5").map(({ key }) => key);
  const ethanol = items.filter(({ substance }) => codes.includes(substance));

  test("ethanol is sold in three or more grades, the plainest in six packs or more, some in stock", () => {
    expect(ethanol.length).toBeGreaterThanOrEqual(3);
    const [plainest] = ethanol;
    expect(plainest?.packs.length).toBeGreaterThanOrEqual(6);
    expect(plainest?.packs.some(({ stock, listPrice }) => stock > 10 && listPrice > 0)).toBe(true);
  });
});

describe("solutions", () => {
  const pure = new Map(pureFacts(facts).map((fact) => [fact.cas, fact]));

  test.each([
    ["溶于乙醚", "60-29-7", 2],
    ["溶于四氢呋喃", "109-99-9", 4],
    ["溶于正己烷", "110-54-3", 3],
    ["溶于正戊烷", "109-66-0", 1],
    ["溶于甲醇", "67-56-1", 5],
    ["溶于甲苯", "108-88-3", 2],
  ])("that are %s have the hazards of the solvent", (name, cas, fewest) => {
    const own = facts.filter(({ grade }) => grade.zh.includes(name));
    expect(own.length).toBeGreaterThanOrEqual(fewest);
    const statements = pure.get(cas)?.hazards.statements ?? [];
    const physical = statements.filter((code) => code.startsWith("H22"));
    expect(physical.length).toBe(1);
    for (const { key, hazards } of own) {
      expect(hazards.statements, key).toEqual(expect.arrayContaining(physical));
      expect(hazards.pictograms, key).toContain("GHS02");
      expect(hazards.signal, key).toBe("danger");
    }
  });

  test("solutions have no constants of the dissolved substance", () => {
    const own = facts.filter(isSolution);
    expect(own.length).toBeGreaterThan(20);
    for (const { key, density, meltingPoint, boilingPoint, flashPoint, refractiveIndex } of own) {
      expect([density, meltingPoint, boilingPoint, flashPoint, refractiveIndex], key).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
    }
  });

  test("solutions of a Grignard reagent in ether are flammable, water-reactive dangerous goods", () => {
    const ether = facts.find(({ cas, grade }) => cas === "925-90-6" && grade.zh.includes("乙醚"));
    expect(ether?.hazards).toMatchObject({
      statements: ["H224", "H260", "H302", "H314", "H336", "EUH019"],
      unNumber: "3399",
    });
  });
});

describe("references of items exist", () => {
  const leaves = new Set(catalogue.categories.flatMap(leavesOf));
  const itemCodes = new Set(items.map(({ code }) => code));
  const articleIds = new Set(articles.map(({ id }) => id));
  const pictureNames = new Set(pictures.map(({ name }) => name));

  test("leaves, related items, articles, activities", () => {
    const lineIds = new Set(catalogue.productLines.map(({ id }) => id));
    const activityIds = new Set(catalogue.activities.map(({ id }) => id));
    for (const item of items) {
      expect(
        item.categories.every((id) => leaves.has(id)) && item.categories.length > 0,
        item.code,
      ).toBe(true);
      expect(
        item.related.every((code) => itemCodes.has(code) && code !== item.code),
        item.code,
      ).toBe(true);
      expect(
        item.articles.every((id) => articleIds.has(id)),
        item.code,
      ).toBe(true);
      expect(
        item.productLines.every((id) => lineIds.has(id)),
        item.code,
      ).toBe(true);
      expect(item.activity === null || activityIds.has(item.activity), item.code).toBe(true);
    }
  });

  test("pictures of instruments and activities", () => {
    const wanted = [
      ...instruments.map(({ picture }) => picture),
      ...catalogue.activities.flatMap(({ picture, smallPicture }) => [picture, smallPicture]),
    ];
    for (const name of wanted) expect(pictureNames.has(name ?? "")).toBe(true);
  });

  test("every leaf has items", () => {
    const used = new Set(items.flatMap(({ categories }) => categories));
    expect([...leaves].filter((id) => !used.has(id))).toEqual([]);
  });
});

test("pictures follow the theme", () => {
  for (const { name, markup } of shownPictures) {
    expect(markup, name).toContain('stroke="currentColor"');
    expect(markup, name).not.toMatch(/#[0-9a-f]{3}|rgb\(|<script/iu);
  }
});

const AVERAGE_MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;
const byKey = new Map(substances.map((substance) => [substance.key, substance]));
const withSubstances = items.flatMap((item) => {
  const substance = byKey.get(item.substance);
  return substance ? [{ item, substance }] : [];
});

test("spectra are calculated, and so none is that of a batch", () => {
  const spectra = items.flatMap((item) => item.spectra);
  expect(spectra.filter(({ batchCode }) => batchCode !== null)).toEqual([]);
  for (const { conditions } of spectra) expect(conditions.zh).toContain("未经实测");
});

test("chromatograms show the content that the newest certificate states", () => {
  const stated = items.flatMap(({ batches: [newest], spectra }) =>
    spectra
      .filter(({ kind }) => kind === "hplc" || kind === "gc")
      .map(({ peaks }) => ({
        shown: peaks.find(({ label }) => label)?.label,
        results: newest?.results.map(({ result }) => Number.parseFloat(result.en)),
      })),
  );
  expect(stated.length).toBeGreaterThan(100);
  for (const { shown, results } of stated) {
    expect(results).toContain(Number.parseFloat(shown ?? ""));
  }
});

test("the water of a substance is titrated only where the method suits it", () => {
  const unsuited = withSubstances.flatMap(({ item, substance }) => {
    const why = whyNoKarlFischer(substance);
    const tests = item.batches.flatMap(({ results }) => results.map(({ test: of }) => of.en));
    return why !== undefined && tests.some((name) => name.includes("Karl Fischer"))
      ? [`${item.code} ${item.name.en}: ${why}`]
      : [];
  });
  expect(unsuited).toEqual([]);
});

test.each([
  ["n-Butyllithium", 12],
  ["Tetrahydrofuran", 12],
  ["Hydrogen peroxide solution", 12],
  ["Benzaldehyde", 12],
  ["Toluene", 24],
  ["Sodium metal", 24],
  ["Sodium hydroxide", 24],
  ["Sodium chloride", 60],
])("%s is tested again after %i months", (name, months) => {
  const found = withSubstances.find(({ substance }) => substance.name.en === name);
  expect(found && retestMonths(found.substance)).toBe(months);
});

test("batches are tested again when their stability asks for it", () => {
  const late = withSubstances.flatMap(({ item, substance }) =>
    item.batches
      .filter(({ producedAt, retestAt }) => {
        const months = (retestAt - producedAt) / AVERAGE_MONTH_MS;
        return Math.round(months) !== retestMonths(substance);
      })
      .map(({ code }) => `${code} of ${item.name.en}`),
  );
  expect(late).toEqual([]);
});

test("the results of a batch meet its requirements", () => {
  const batches = items.flatMap((item) => item.batches);
  expect(batches.filter(({ producedAt, retestAt }) => retestAt <= producedAt)).toEqual([]);
  const misses = batches.filter(({ results }) =>
    (["zh", "en"] as const).some((language) => {
      const meets = results.map(({ requirement, result }) =>
        resultMeets(requirement[language], result[language]),
      );
      return analysisVerdict(meets) !== "conforms";
    }),
  );
  expect(misses).toEqual([]);
});

describe("instruments", () => {
  test("instruments are 60, each with one to six variants and stock around the threshold", () => {
    expect(instruments).toHaveLength(60);
    for (const { code, skus } of instruments) {
      expect(skus.length, code).toBeGreaterThanOrEqual(1);
      expect(skus.length, code).toBeLessThanOrEqual(6);
    }
    const stocks = new Set(instruments.flatMap(({ skus }) => skus.map(({ stock }) => stock)));
    expect(stocks).toEqual(new Set([0, 5, 10, 11, 300]));
  });

  test("instruments are of kinds with several of them, in both languages", () => {
    const kinds = Map.groupBy(instruments, ({ category }) => `${category.zh} ${category.en}`);
    expect(kinds.size).toBe(15);
    for (const [kind, of] of kinds) {
      expect(kind).toMatch(/^\p{Script=Han}+ [A-Z][a-z ]+$/u);
      expect(of.length, kind).toBeGreaterThan(1);
    }
  });

  test("instruments have variants that differ, with a value for every attribute", () => {
    for (const { code, attributes, skus } of instruments) {
      const combinations = skus.map(({ values }) => values.map(({ zh }) => zh).join("|"));
      expect(new Set(combinations).size, code).toBe(skus.length);
      for (const { values } of skus) {
        expect(values.length, code).toBe(attributes.length);
        for (const [at, value] of values.entries())
          expect(attributes[at]?.values).toContainEqual(value);
      }
    }
  });

  test("instruments have every value of every attribute on sale", () => {
    for (const { code, attributes, skus } of instruments)
      for (const [at, { values }] of attributes.entries())
        expect(new Set(skus.map((sku) => sku.values[at]?.zh)), code).toEqual(
          new Set(values.map(({ zh }) => zh)),
        );
  });
});

describe("content", () => {
  test("content has more than a page of activities, in both languages, newest first", () => {
    const { activities } = catalogue;
    expect(activities.length).toBeGreaterThan(PAGE_SIZE.activities);
    expect(activities.map(({ createdAt }) => createdAt)).toEqual(
      activities.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
    );
    for (const { id, subject, note, content } of activities) {
      for (const text of [subject.zh, note.zh, content.zh])
        expect(text, String(id)).toMatch(/\p{Script=Han}/u);
      for (const text of [subject.en, note.en, content.en])
        expect(text, String(id)).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test("content has links of banners and activities that read well in both languages", () => {
    for (const { link } of [...banners, ...orchardBanners, ...catalogue.activities])
      expect(decodeURI(link), link).not.toMatch(/\p{Script=Han}/u);
  });

  test("content has twelve articles of each kind or more, some at the top, in both languages and plain HTML", () => {
    for (const kind of ["news", "article", "chemlife"]) {
      const { length } = articles.filter((article) => article.kind === kind);
      expect(length).toBeGreaterThanOrEqual(12);
      expect(length, "more than a page").toBeGreaterThan(PAGE_SIZE.news);
    }
    expect(articles.some(({ isTop }) => isTop)).toBe(true);
    for (const { id, subject, summary, content } of articles) {
      expect(subject.en, String(id)).not.toMatch(/\p{Script=Han}/u);
      expect(content.en, String(id)).not.toMatch(/\p{Script=Han}/u);
      expect(summary.zh.length * summary.en.length, String(id)).toBeGreaterThan(0);
      for (const html of [content.zh, content.en])
        expect(html.replaceAll(/<(?:\/?(?:p|h2|ul|li)|a href="\/[^"]*"|\/a)>/gu, "")).not.toMatch(
          /[<>]/u,
        );
    }
  });

  test("content is a folder whose files are all good", () => {
    const { verdicts } = readContentFolder(DEMO_CONTENT);
    expect(verdicts.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(200);
  });

  test("content has the usual paper award", () => {
    expect(tables.award.rows).toEqual([USUAL_AWARD]);
    expect(tables.winners.verdicts.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  test("content has every page of the company and of the help, in both languages", () => {
    const codes = catalogue.pages.map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...COMPANY_PAGES, ...HELP_PAGES].toSorted());
    for (const { code, subject, summary, content } of catalogue.pages) {
      for (const text of [subject.zh, summary.zh, content.zh])
        expect(text, code).toMatch(/\p{Script=Han}/u);
      for (const text of [subject.en, summary.en, content.en])
        expect(text, code).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test("states the freight that the shop charges", () => {
    const terms = catalogue.pages.find(({ code }) => code === "sales_provision");
    for (const { fee, freeFrom } of Object.values(USUAL_FREIGHT)) {
      for (const amount of [fee, freeFrom]) {
        const yuan = (amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
        expect(terms?.content.zh).toContain(`${yuan} 元`);
        expect(terms?.content.en).toContain(`${yuan} yuan`);
      }
    }
  });

  test("content has more than a page of chemists and reports of the party, nine with a drawing, and jobs", () => {
    const of = (kind: string) => articles.filter((article) => article.kind === kind);
    expect(of("chemist").length).toBeGreaterThan(PAGE_SIZE.chemists);
    expect(of("chemist").every(({ picture }) => picture !== "")).toBe(true);
    expect(of("department").length).toBeGreaterThan(3);
    expect(of("party").length).toBeGreaterThan(PAGE_SIZE.party);
    expect(of("party").filter(({ picture }) => picture !== "")).toHaveLength(9);
    expect(catalogue.jobs.length).toBeGreaterThan(3);
  });

  test("content has four groups of three levels, eight lines, four activities, three banners and a notice or more", () => {
    expect(catalogue.categories).toHaveLength(4);
    expect(
      catalogue.categories.every(({ children }) =>
        children.every((child) => child.children.length > 0),
      ),
    ).toBe(true);
    expect(catalogue.productLines.length).toBeGreaterThanOrEqual(8);
    expect(catalogue.activities.length).toBeGreaterThanOrEqual(4);
    expect(banners.length).toBeGreaterThanOrEqual(3);
    expect(catalogue.notices.length).toBeGreaterThanOrEqual(1);
  });

  test("every line has more than a page's worth of items or all of its families'", () => {
    for (const { id } of catalogue.productLines) {
      expect(items.filter(({ productLines }) => productLines.includes(id)).length).toBeGreaterThan(
        20,
      );
    }
  });
});

function leavesOf({ id, children }: Category): number[] {
  return children.length === 0 ? [id] : children.flatMap(leavesOf);
}
