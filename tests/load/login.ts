import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { connection, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, median } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
const TRIES = 200;
/** A right log-in so often keeps the known account from being slowed down, which is not what is measured. */
const RIGHT_EVERY = 4;

type Line = ReturnType<typeof connection>;

/** An address of its own for each try: nobody is slowed down for another. */
const from = (index: number) => ({
  "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
});

async function tryLogIn(line: Line, email: string, password: string, index: number) {
  const call = ready(logIn, { email, password });
  const begun = performance.now();
  const text = await line.send({ ...call, headers: { ...call.headers, ...from(index) } });
  return { took: performance.now() - begun, text };
}

async function refusedIn(line: Line, email: string, index: number): Promise<number> {
  const { took, text } = await tryLogIn(line, email, "wrong-password", index);
  const { code } = JSON.parse(text) as { code: number };
  if (code !== codes.loginRefused) throw new Error(`the shop answered ${text.slice(0, 200)}`);
  return took;
}

/** By how many per cent the median times of wrong passwords differ, for an e-mail that somebody has and for ones that nobody has. */
async function difference(line: Line, known: string, run: number): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index += 1) {
    const place = run * TRIES * 3 + index * 3;
    if (index % RIGHT_EVERY === 0)
      successOf((await tryLogIn(line, known, DEMO_PASSWORD, place)).text);
    times.known.push(await refusedIn(line, known, place + 1));
    times.unknown.push(await refusedIn(line, `nobody-${place}@shop.example`, place + 2));
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  return (Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown)) * 100;
}

/** Whether the time of a refused log-in tells which e-mails have an account. */
export async function loginFigures(): Promise<Figure[]> {
  const known = demoCustomers[0]?.email ?? "";
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { TRUST_PROXY: "1" });
    const line = connection(shop.address);
    const differences: number[] = [];
    for (let run = 0; run < RUNS; run += 1) differences.push(await difference(line, known, run));
    line.close();
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
