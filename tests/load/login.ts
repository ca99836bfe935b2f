import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { connection, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, median } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
const TRIES = 200;
/** A correct log-in at this interval resets the known account's counter of failures, whose delay is not measured. */
const CORRECT_EVERY = 4;

type Client = ReturnType<typeof connection>;

/** A different address for each try, so that no counter of an address slows it down. */
const from = (index: number) => ({
  "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
});

async function tryLogIn(client: Client, email: string, password: string, index: number) {
  const call = ready(logIn, { email, password });
  const startedAt = performance.now();
  const text = await client.send({ ...call, headers: { ...call.headers, ...from(index) } });
  return { took: performance.now() - startedAt, text };
}

async function refusedIn(client: Client, email: string, index: number): Promise<number> {
  const { took, text } = await tryLogIn(client, email, "wrong-password", index);
  const { code } = JSON.parse(text) as { code: number };
  if (code !== codes.loginRefused) throw new Error(`the shop answered ${text.slice(0, 200)}`);
  return took;
}

/** The difference in percent between the median times of wrong passwords for a known e-mail and for unknown ones. */
async function difference(client: Client, known: string, run: number): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index += 1) {
    const place = run * TRIES * 3 + index * 3;
    if (index % CORRECT_EVERY === 0)
      successOf((await tryLogIn(client, known, DEMO_PASSWORD, place)).text);
    times.known.push(await refusedIn(client, known, place + 1));
    times.unknown.push(await refusedIn(client, `nobody-${place}@shop.example`, place + 2));
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  return (Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown)) * 100;
}

/** Whether the time of a refused log-in reveals which e-mails have an account. */
export async function loginFigures(): Promise<Figure[]> {
  const known = demoCustomers[0]?.email ?? "";
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { TRUST_PROXY: "1" });
    const client = connection(shop.address);
    const differences: number[] = [];
    for (let run = 0; run < RUNS; run += 1) differences.push(await difference(client, known, run));
    client.close();
    await shop.stop();
    return [
      figureOf(
        "difference of a refused log-in's median time, known and unknown e-mail",
        `${TRIES} wrong passwords each, in turn`,
        "%",
        differences,
        { atMost: 10 },
      ),
    ];
  });
}
