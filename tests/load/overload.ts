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
const TIMEOUT_MS = 30_000;
/** The server has recovered after this many answers in a row within this time. */
const WELL = { answers: 20, withinMs: 250 };

/** The requests of far more visitors than the shop can serve. */
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

/** Seconds until calls are answered quickly again. */
async function recovery(address: string, call: ReadyCall): Promise<number> {
  const client = connection(address);
  const startedAt = performance.now();
  let well = 0;
  while (well < WELL.answers) {
    const asked = performance.now();
    if (asked - startedAt > TIMEOUT_MS) throw new Error("the shop has not recovered");
    const { status } = await client.ask(call);
    well = status === 200 && performance.now() - asked <= WELL.withinMs ? well + 1 : 0;
    if (well === 0) await sleep(PAUSE_MS);
  }
  client.close();
  return (performance.now() - startedAt) / 1000;
}

/** Far more connections than the shop can serve: it answers what it can, refuses the rest with 503, and recovers. */
export async function overloadFigures(
  shop: ShopProcess,
  { range }: { readonly range: Range },
): Promise<Figure[]> {
  const calls = flood(range);
  let next = 0;
  // Each connection sends a few different requests: autocannon prepares all of them before the first is sent.
  const nextRequests = () => {
    next += OF_EACH;
    return Array.from({ length: OF_EACH }, (_, index) => requestOf(calls[(next + index) % CALLS]));
  };
  const { statusCodeStats = {}, errors } = await autocannon({
    url: shop.address,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: TIMEOUT_MS / 1000,
    setupClient: (client) => client.setRequests(nextRequests()),
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
