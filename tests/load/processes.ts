import { buildShop } from "../../scripts/shop-build.ts";
import { type Figure, figureOf, quantile } from "./figure.ts";
import { crowd, fillForCrowd } from "./mix.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const CONNECTIONS = 64;
const SECONDS = 30;
/** A server compiles its code in its first seconds. */
const WARM_UP_SECONDS = 10;
const ROUNDS = 3;
const AIM = { times: 1.6, p99: 150 };

/** What a crowd got of a server. */
interface Served {
  readonly perSecond: number;
  readonly p99: number;
  readonly errors: number;
  /** The share of one core that the crowd itself took. */
  readonly crowdShare: number;
}

/** The mix of guests and customers with one process and with two, in turn. The crowd runs on the same machine and takes its share of it. */
export async function processFigures(): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const among = await fillForCrowd(folder);
    const serve = async (workers: number): Promise<Served> => {
      const shop = await startShopProcess(folder, { WORKERS: String(workers) });
      try {
        await crowd(shop.address, among, { count: CONNECTIONS, seconds: WARM_UP_SECONDS });
        const before = process.cpuUsage();
        const answers = await crowd(shop.address, among, { count: CONNECTIONS, seconds: SECONDS });
        const { user, system } = process.cpuUsage(before);
        const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
        return {
          perSecond: answers.length / SECONDS,
          p99: quantile(times, 0.99),
          errors: answers.filter(({ wrong }) => wrong !== undefined).length,
          crowdShare: (user + system) / 1e6 / SECONDS,
        };
      } finally {
        await shop.stop();
      }
    };
    const one: Served[] = [];
    const two: Served[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await serve(1));
      two.push(await serve(2));
    }
    const all = (of: readonly Served[], name: keyof Served) => of.map((each) => each[name]);
    const shares = all(two, "crowdShare").map((share) => `${Math.round(share * 100)} %`);
    const input = `${CONNECTIONS} connections, ${SECONDS} s, SQLite; the crowd itself takes ${shares.join(", ")} of a core`;
    const gains = two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? 0));
    return [
      figureOf("mix, one process, requests a second", input, "", all(one, "perSecond")),
      figureOf("mix, one process, p99", input, "ms", all(one, "p99")),
      figureOf("mix, two processes, requests a second", input, "", all(two, "perSecond")),
      figureOf("mix, two processes, p99", input, "ms", all(two, "p99"), { atMost: AIM.p99 }),
      figureOf("mix, two processes over one, requests", input, "times", gains, {
        atLeast: AIM.times,
      }),
      figureOf("mix, two processes, errors", input, "", all(two, "errors"), { atMost: 0 }),
    ];
  });
}
