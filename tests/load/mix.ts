import { setTimeout as sleep } from "node:timers/promises";
import { groupBy } from "@reagent/domain/list";
import { type Figure, figureOf, median, quantile, type Trial } from "./figure.ts";
import { type FilledShop, inFilledShop } from "./filled-shop.ts";
import { type Answered, visit } from "./person.ts";

const ITEMS = 10_000;
const SECONDS = 120;
const FEW = 16;
const CROWDS = [
  { count: FEW, perSecond: 450 },
  { count: 64, perSecond: 560 },
];

const RESTED_S = 5;
/** Memory that a server takes in the first part of the time does not count as growth. */
const SETTLED_AFTER = 1 / 4;
const SAMPLES_A_SECOND = 2;
const SAMPLED_S = 10;
/** MiB, and percent. */
const MEMORY_AIM = { fresh: 220, last: 450, grown: 15 };

/** Simulates this many visitors for a while; returns the outcome of each request. */
export async function crowd(
  visited: Parameters<typeof visit>[0],
  count: number,
  seconds: number,
): Promise<Answered[]> {
  const visitors = Array.from({ length: count }, (_, at) => visit(visited, at, seconds));
  return (await Promise.all(visitors)).flat();
}

/** What was wrong with answers, which it prints as well. */
export function wrongOf(answers: readonly Answered[]): readonly string[] {
  const all = answers.flatMap(({ wrong }) => wrong ?? []);
  for (const [what, { length }] of groupBy(all, (each) => each)) console.log(`${length} × ${what}`);
  return all;
}

const onlyServer = ({ shop, ...filled }: FilledShop) => ({
  ...filled,
  addresses: [shop.address],
});

/** A shop with many visitors at once. */
export async function mixFigures(trial: Trial): Promise<readonly Figure[]> {
  const { seconds = SECONDS } = trial;
  const figures: Figure[] = [];
  for (const { count, perSecond } of CROWDS)
    await inFilledShop(ITEMS, trial, async (filled) => {
      const answers = await crowd(onlyServer(filled), count, seconds);
      const times = answers.map(({ took }) => took);
      const wrong = wrongOf(answers);
      const name = `mix of guests and customers, ${count} connections`;
      const input = `${filled.input}, ${seconds} s, no rest between requests`;
      figures.push(
        figureOf(`${name}, errors`, input, "", [wrong.length], { atMost: 0 }),
        figureOf(`${name}, answers`, input, "answers/s", [answers.length / seconds], {
          atLeast: perSecond,
        }),
        figureOf(`${name}, p50`, input, "ms", [quantile(times, 0.5)], { atMost: 100 }),
        figureOf(`${name}, p99`, input, "ms", [quantile(times, 0.99)], { atMost: 250 }),
      );
    });
  return figures;
}

/** The memory of a server with one process: after its first page, after many visitors, and whether it grows while they visit. */
export function memoryFigures(trial: Trial): Promise<readonly Figure[]> {
  const { seconds = SECONDS } = trial;
  return inFilledShop(ITEMS, trial, async (filled) => {
    const { shop } = filled;
    await (await fetch(shop.address)).text();
    await sleep(RESTED_S * 1000);
    const fresh = shop.memory();
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(shop.memory()), 1000 / SAMPLES_A_SECOND);
    await crowd(onlyServer(filled), FEW, seconds).finally(() => clearInterval(timer));
    const start = Math.floor(samples.length * SETTLED_AFTER);
    const settled = median(samples.slice(start, start + SAMPLED_S * SAMPLES_A_SECOND));
    const last = median(samples.slice(-SAMPLED_S * SAMPLES_A_SECOND));
    const loaded = `${filled.input}, mix of ${FEW} connections, ${seconds} s`;
    const grown = (last / settled - 1) * 100;
    const aim = MEMORY_AIM;
    return [
      figureOf("memory after a page", filled.input, "MiB", [fresh], { atMost: aim.fresh }),
      figureOf("memory after the mix", loaded, "MiB", [last], { atMost: aim.last }),
      figureOf("memory grown in the mix", loaded, "%", [grown], { atMost: aim.grown }),
    ];
  });
}
