import { addToCart, readCart } from "@reagent/api/contract/cart";
import {
  countSearchFacets,
  listCategoryItems,
  readCategorySide,
} from "@reagent/api/contract/listing";
import { readProduct } from "@reagent/api/contract/product";
import { FACETS, SORT_ORDERS, UNREFINED } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { type ReadyCall, ready } from "@reagent/server/testing/ready-call";
import { latencies, rate } from "./calls.ts";
import { type Figure, figureOf, median, quantile, repeatedly, type Trial } from "./figure.ts";
import { figuresBySize, type FilledShop } from "./filled-shop.ts";
import { CALLS, partsOfWords, SEARCHED, searches, searchFor } from "./texts.ts";

const RUNS = 5;
const WARM_UP = 100;
const CONNECTIONS = 16;
const SECONDS = 4;
const ADDITIONS = 300;
/** A text that many items match. */
const BROAD = "酸";
/** ms. */
const AIM = {
  first: 300,
  // Twice as much from 100,000 items on.
  search: { p50: 2, p95: 8 },
  product: 2,
  listing: 6,
  addToCart: 4,
  addAndRead: 18,
};
const AIM_PER_SECOND = 800;

const listing = (refinement: Partial<typeof UNREFINED>, page = 1): ReadyCall =>
  ready(listCategoryItems, {
    ...UNREFINED,
    ...refinement,
    id: null,
    page,
    offset: PAGE_SIZE.category,
  });

/** The first pages of the whole catalogue, without facets and with one or two, in every order. */
function listings(): ReadyCall[] {
  return Array.from({ length: CALLS }, (_, index) =>
    listing(
      {
        price: index % 3 === 0 ? [] : [FACETS.price[index % FACETS.price.length] ?? "under-50"],
        purity: index % 2 === 0 ? [] : [FACETS.purity[index % FACETS.purity.length] ?? "99"],
        sort: SORT_ORDERS[index % SORT_ORDERS.length] ?? "usual",
      },
      1 + (index % 5),
    ),
  );
}

/** Throws unless the first and the last item are found. */
async function expectFound({ shop, range: { goods } }: FilledShop): Promise<void> {
  for (const { itemCode } of [...goods.slice(0, 1), ...goods.slice(-1)])
    await latencies(shop.address, [searchFor(itemCode)], 0, (text) => {
      if (!text.includes(itemCode)) throw new Error(`${itemCode} is not found`);
    });
}

/** What a server computes for the whole catalogue at the first call after its start. */
async function firstFigures({ shop, input }: FilledShop): Promise<Figure[]> {
  const calls = {
    "first facets of a broad search": ready(countSearchFacets, { keyword: BROAD, ...UNREFINED }),
    "first listing with a filter": listing({ price: FACETS.price.slice(0, 1) }),
    "first listing in another order": listing({ sort: "price-down" }),
    "first categories": ready(readCategorySide, { id: null }),
  };
  const times = await latencies(shop.address, Object.values(calls));
  return Object.keys(calls).map((what, at) =>
    figureOf(what, input, "ms", times.slice(at, at + 1), { atMost: AIM.first }),
  );
}

/** Customers who add to their carts and read them, all at once: the median time of both calls together. */
async function addAndRead({ shop, range, buyers }: FilledShop, seconds: number): Promise<number> {
  const calls = buyers.slice(0, CONNECTIONS).map(({ token }, at) => {
    const [pack] = range.packs.slice(at);
    if (!pack) throw new Error("there is nothing to buy");
    return [ready(addToCart, { ...pack, quantity: 1 }, token), ready(readCart, {}, token)];
  });
  const all = await Promise.all(
    calls.map((both) => rate(shop.address, (at) => both[at % 2], { connections: 1, seconds })),
  );
  const pairs = all.flatMap(({ times }) =>
    times.flatMap((took, at) => (at % 2 === 1 ? [took + (times[at - 1] ?? 0)] : [])),
  );
  return median(pairs);
}

/** Search, product and cart over HTTP. */
export function serverFigures(trial: Trial): Promise<readonly Figure[]> {
  const seconds = trial.seconds ?? SECONDS;
  return figuresBySize(trial, async (filled) => {
    const { items, range, buyers, shop } = filled;
    const runsOf = (calls: readonly ReadyCall[], warmUp = WARM_UP) =>
      repeatedly(RUNS, () => latencies(shop.address, calls, warmUp));
    const input = `${filled.input}, ${CALLS} different calls a run`;
    const figure = (what: string, runs: readonly number[], atMost: number) =>
      figureOf(what, input, "ms", runs, { atMost });

    const first = await firstFigures(filled);
    await expectFound(filled);
    const factor = items < 100_000 ? 1 : 2;
    const percentiles = (what: string, runs: readonly (readonly number[])[]) =>
      (["p50", "p95"] as const).map((name) => {
        const part = Number(name.slice(1)) / 100;
        const values = runs.map((times) => quantile(times, part));
        return figure(`${what}, ${name}`, values, AIM.search[name] * factor);
      });
    const texts = searches(items);
    const searchRuns = await runsOf(texts);
    const newRuns = await repeatedly(RUNS, (run) =>
      latencies(shop.address, searches(items, run + 1)),
    );
    const searching = SEARCHED.map((what, kind) => {
      const medians = newRuns.map((times) =>
        median(times.filter((_, at) => at % SEARCHED.length === kind)),
      );
      return figureOf(`first search for ${what}, p50`, input, "ms", medians);
    });
    const partRuns = await runsOf(partsOfWords(items));
    const together = await repeatedly(RUNS, async () => {
      const crowd = { connections: CONNECTIONS, seconds };
      return (await rate(shop.address, (number) => texts[number % CALLS], crowd)).perSecond;
    });
    const products = range.goods.slice(0, CALLS).map(({ itemCode }) => itemCode);
    const product = await runsOf(products.map((itemCode) => ready(readProduct, { itemCode })));
    const listed = await runsOf(listings());
    const packs = range.packs.slice(0, ADDITIONS);
    const token = buyers.at(-1)?.token ?? "";
    const added = await runsOf(
      packs.map((pack) => ready(addToCart, { ...pack, quantity: 1 }, token)),
    );
    const pairs = await repeatedly(RUNS, () => addAndRead(filled, seconds));
    return [
      ...first,
      ...percentiles("search, one connection", searchRuns),
      ...searching,
      ...percentiles("search for a part of an English word", partRuns),
      figureOf(`search, ${CONNECTIONS} connections`, input, "requests/s", together, {
        atLeast: AIM_PER_SECOND,
      }),
      figure("product detail, p50", product.map(median), AIM.product),
      figure("listing with facets and counts, p50", listed.map(median), AIM.listing),
      figure("add to cart, durable (synchronous=FULL), p50", added.map(median), AIM.addToCart),
      figureOf(`add to cart and read it back, ${CONNECTIONS} at once`, filled.input, "ms", pairs, {
        atMost: AIM.addAndRead,
      }),
    ];
  });
}
