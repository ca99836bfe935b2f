import { type ShopProcess, startShopProcess } from "@reagent/server/testing/shop-process";
import { type Figure, figureOf, repeatedly, type Trial } from "./figure.ts";
import { fillPlace, nameOf } from "./filled-shop.ts";
import { crowd, wrongOf } from "./mix.ts";
import { type ProcessorShare, processorShare } from "./processor-share.ts";

const ITEMS = 10_000;
const CONNECTIONS = 64;
const SECONDS = 60;
/** Not counted: code that has just been loaded runs many times slower. */
const WARM_UP_SECONDS = 30;
const COUNTS = [1, 2, 4];
/** Of a processor, for each server: what is left is for PostgreSQL and the visitors. */
const SHARE = 0.4;
/** Answers of two servers by those of one. */
const AIM = 1.7;

interface Limited {
  readonly shop: ShopProcess;
  readonly share: ProcessorShare | undefined;
}

/** Starts one after the other: the first one prepares the database. */
function startServers(count: number, ...of: Parameters<typeof startShopProcess>) {
  return repeatedly(count, async (at): Promise<Limited> => {
    const shop = await startShopProcess(...of);
    const share = processorShare(`reagent-bench-${process.pid}-${at}`, SHARE);
    share?.add(shop.processId);
    return { shop, share };
  });
}

/** One, two and four servers on one PostgreSQL. Each request goes to one of them at random, as by a proxy that knows nothing of sessions. */
export async function severalServersFigures({
  items = ITEMS,
  seconds = SECONDS,
}: Trial): Promise<readonly Figure[]> {
  const { place, ...filled } = await fillPlace(items, "postgres");
  const figures: Figure[] = [];
  let ofOne = 0;
  for (const count of COUNTS) {
    const servers = await startServers(count, place.folder, { ...place.env, DEMO: "1" });
    const addresses = servers.map(({ shop }) => shop.address);
    const visited = { ...filled, addresses };
    await crowd(visited, CONNECTIONS, WARM_UP_SECONDS);
    const answers = await crowd(visited, CONNECTIONS, seconds);
    await Promise.all(servers.map(({ shop }) => shop.stop()));
    for (const { share } of servers) share?.remove();
    const isShared = servers.every(({ share }) => share !== undefined);
    const each = isShared ? `${SHARE} of a processor each` : "no limit of processors";
    const input = `${nameOf(items, place)}, ${each}, ${seconds} s, no rest between requests`;
    const name = `mix of ${CONNECTIONS} connections, ${count} servers`;
    const wrong = wrongOf(answers);
    const perSecond = answers.length / seconds;
    if (count === 1) ofOne = perSecond;
    figures.push(
      figureOf(`${name}, errors`, input, "", [wrong.length], { atMost: 0 }),
      figureOf(`${name}, answers`, input, "answers/s", [perSecond], {
        atLeast: count === 2 && isShared ? Math.round(ofOne * AIM) : undefined,
      }),
    );
  }
  return figures;
}
