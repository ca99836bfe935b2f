import { setTimeout as sleep } from "node:timers/promises";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import autocannon from "autocannon";
import { connection, type ReadyCall, ready } from "./calls.ts";
import { type Figure, figureOf } from "./figure.ts";
import type { Range } from "./person.ts";
import type { ShopProcess } from "./shop-process.ts";

const CONNECTIONS = 2000;
const SECONDS = 15;
const CALLS = 600;
const OF_EACH = 3;
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
/** Answers in a row, each within so many milliseconds, by which the server is well again. */
const WELL = { answers: 20, withinMs: 250 };

/** What many more people than the shop can serve ask for at once. */
function flood({ goods }: Range): ReadyCall[] {
  return goods.slice(0, CALLS).map(({ itemCode, name }, index) => {
    if (index % 3 === 0) return ready(readProduct, { itemCode });
    if (index % 3 === 1) {
      const search = { page: 1, limit: 20, source: "web", ...UNREFINED };
      return ready(searchReagents, { ...search, keyword: name.slice(0, 2) });
    }
    const headers = { accept: "text/html", "accept-encoding": "gzip, br" };
    return { method: "GET", path: `/products/${itemCode}?${index}`, headers, body: undefined };
  });
}

function requestOf(call: ReadyCall | undefined): autocannon.Request {
  if (!call) throw new Error("there is nothing to ask for");
  const { method, path, headers, body } = call;
  return { method, path, headers, ...(body ? { body } : {}) };
}

/** Seconds until calls are answered well again, one after the other. */
async function recovery(address: string, call: ReadyCall): Promise<number> {
  const line = connection(address);
  const begun = performance.now();
  let well = 0;
  while (well < WELL.answers) {
    const asked = performance.now();
    if (asked - begun > PATIENCE_MS) throw new Error("the shop has not recovered");
    const { status } = await line.ask(call);
    well = status === 200 && performance.now() - asked <= WELL.withinMs ? well + 1 : 0;
    if (well === 0) await sleep(PAUSE_MS);
  }
  line.close();
  return (performance.now() - begun) / 1000;
}

/** Far more connections than the shop can serve: it answers what it can, refuses the rest with 503, and recovers. */
export async function overloadFigures(
  shop: ShopProcess,
  { range }: { readonly range: Range },
): Promise<Figure[]> {
  const calls = flood(range);
  let begun = 0;
  // Each connection asks for a few things of its own: requests are made ready for each before the first is sent.
  const next = () => {
    begun += OF_EACH;
    return Array.from({ length: OF_EACH }, (_, index) => requestOf(calls[(begun + index) % CALLS]));
  };
  const { statusCodeStats = {}, errors } = await autocannon({
    url: shop.address,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: PATIENCE_MS / 1000,
    setupClient: (client) => client.setRequests(next()),
  });
  const [probe] = calls;
  if (!probe) throw new Error("there is nothing to ask for");
  const well = await recovery(shop.address, probe);
  const counts = Object.entries(statusCodeStats).map(
    ([status, { count = 0 }]) => [Number(status), count] as const,
  );
  const sum = (isCounted: (status: number) => boolean) =>
    counts.reduce((total, [status, count]) => total + (isCounted(status) ? count : 0), 0);
  const all = sum(() => true);
  const name = `overload, ${CONNECTIONS} connections`;
  const input = `${SECONDS} s, ${all} answers`;
  return [
    figureOf(
      `${name}, neither answered nor refused with 503`,
      input,
      "",
      [sum((status) => status !== 200 && status !== 503) + errors],
      { atMost: 0 },
    ),
    figureOf(`${name}, refused`, input, "%", [(sum((status) => status === 503) / all) * 100], {
      atLeast: 1,
    }),
    figureOf(
      `${name}, answered`,
      input,
      "requests/s",
      [sum((status) => status === 200) / SECONDS],
      { atLeast: 50 },
    ),
    figureOf(`${name}, until well again`, input, "s", [well], { atMost: 5 }),
  ];
}
