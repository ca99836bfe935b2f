import { demoCatalogue } from "@reagent/server/demo/catalogue";
import autocannon from "autocannon";
import { buildShop } from "../../scripts/shop-build.ts";
import { connection } from "./calls.ts";
import { type Figure, figureOf, median } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
const WARM_UP = 60;
const PAGES = 150;
const CONNECTIONS = 16;
const SECONDS = 4;

const headers = { accept: "text/html", "accept-encoding": "gzip, br" };

/** The median time, in ms, of pages that are not cached. */
async function firstTimes(address: string, paths: readonly string[]): Promise<number> {
  const client = connection(address);
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    await client.send({ method: "GET", path, headers, body: undefined });
    times.push(performance.now() - startedAt);
  }
  client.close();
  return median(times);
}

/** Answers per second of a cached page. */
async function cachedRate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} requests failed under load`);
  return requests.average;
}

/** How fast the server renders product pages, and how many cached pages it sends per second. */
export async function renderFigures(): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { DEMO: "1" });
    try {
      const paths = demoCatalogue().items.map(({ code }) => `/products/${code}`);
      await firstTimes(shop.address, paths.splice(0, WARM_UP));
      const [path = ""] = paths;
      const rendered: number[] = [];
      const cached: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        rendered.push(await firstTimes(shop.address, paths.splice(0, PAGES)));
        cached.push(await cachedRate(`${shop.address}${path}`));
      }
      const input = "product page of the demo catalogue, brotli";
      return [
        figureOf("page drawn by the server, not kept, p50", input, "ms", rendered, { atMost: 8 }),
        figureOf(
          `page drawn by the server, kept, ${CONNECTIONS} connections`,
          input,
          "requests/s",
          cached,
          { atLeast: 1500 },
        ),
      ];
    } finally {
      await shop.stop();
    }
  });
}
