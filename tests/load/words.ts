import { latencies, rate } from "./calls.ts";
import { type Figure, figureOf, median, repeatedly, type Trial } from "./figure.ts";
import { figuresBySize } from "./filled-shop.ts";
import { CALLS, nameAt, typedTexts } from "./texts.ts";

const RUNS = 5;
const WARM_UP = 100;
const CONNECTIONS = 16;
const SECONDS = 4;
/** All runs together ask for fewer names than the small catalogue has, so that no answer is known already. */
const NAMES = 1500;
/** At 59 names a second, all are answered. */
const NAMES_SECONDS = 30;
const AIM = { ms: 3, suggestionsPerSecond: 470, namesPerSecond: 650 };

/** Suggestions while a user types, one at a time and many at once. */
export function suggestionFigures(trial: Trial): Promise<readonly Figure[]> {
  const crowd = { connections: CONNECTIONS, seconds: trial.seconds ?? SECONDS };
  return figuresBySize(trial, async ({ shop: { address }, items, input: catalogue }) => {
    const calls = typedTexts(items);
    const alone = await repeatedly(RUNS, async () =>
      median(await latencies(address, calls, WARM_UP)),
    );
    const together = await repeatedly(RUNS, async () => {
      const { perSecond } = await rate(address, (number) => calls[number % CALLS], crowd);
      return perSecond;
    });
    const input = `${catalogue}, ${CALLS} different calls a run`;
    return [
      figureOf("suggestions, one connection, p50", input, "ms", alone, { atMost: AIM.ms }),
      figureOf(`suggestions, ${CONNECTIONS} connections`, input, "answers/s", together, {
        atLeast: AIM.suggestionsPerSecond,
      }),
    ];
  });
}

/** Searches for the names of different items, many at once. */
export function distinctNameFigures(trial: Trial): Promise<readonly Figure[]> {
  const crowd = { connections: CONNECTIONS, seconds: trial.seconds ?? NAMES_SECONDS };
  return figuresBySize(trial, async ({ shop, items, input: catalogue }) => {
    const rates = await repeatedly(RUNS, async (run) => {
      const calls = Array.from({ length: NAMES }, (_, at) => nameAt(run * NAMES + at, items));
      return (await rate(shop.address, (number) => calls[number], crowd)).perSecond;
    });
    const what = `distinct names, ${CONNECTIONS} connections`;
    const input = `${catalogue}, ${NAMES} names a run`;
    return [figureOf(what, input, "answers/s", rates, { atLeast: AIM.namesPerSecond })];
  });
}
