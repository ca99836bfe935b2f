import { expect, test } from "vitest";
import { type Asker, FairTurns } from "./fair-turns.ts";

const asker = (name: string): Asker => ({ name, signal: new AbortController().signal });

/** Works whose steps end when `finish` is called, and the names of the steps that have begun. */
function works(turns: FairTurns) {
  const begun: string[] = [];
  let finish = () => {};
  const start = (name: string, steps: number, of: Asker = asker(name)) =>
    turns.run(of, async (turn) => {
      for (let step = 1; step <= steps; step += 1) {
        await turn(async () => {
          begun.push(`${name} ${step}`);
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
        });
      }
    });
  const goOn = async () => {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, goOn };
}

test("a short work is done after one step of each longer one", async () => {
  const { begun, start, goOn } = works(new FairTurns({ ofOne: 2, inAll: 8 }));
  const long = [start("a", 3), start("b", 3)];
  const short = start("c", 1);
  for (let step = 0; step < 4; step += 1) await goOn();
  await short;
  expect(begun.slice(0, 4)).toEqual(["a 1", "b 1", "c 1", "a 2"]);
  for (let step = 0; step < 4; step += 1) await goOn();
  await Promise.all(long);
  expect(begun).toHaveLength(7);
});

test("a work whose caller is gone takes no further step", async () => {
  const { begun, start, goOn } = works(new FairTurns({ ofOne: 2, inAll: 8 }));
  const caller = new AbortController();
  const left = start("a", 500, { name: "a", signal: caller.signal });
  const refused = left.catch((reason: unknown) => reason);
  await goOn();
  caller.abort();
  await goOn();
  expect(String(await refused)).toContain("NoTurn: There is no turn: gone");
  expect(begun.length).toBeLessThan(4);
});

test("a refusal is told later, and others are served meanwhile", async () => {
  let [tell, finish] = [() => {}, () => {}];
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const turns = new FairTurns({ ofOne: 1, inAll: 2 }, () => told);
  const first = turns.run(asker("a"), () => finished);
  let isRefused = false;
  const refused = turns
    .run(asker("a"), () => finished)
    .catch(() => {
      isRefused = true;
    });
  expect(await turns.run(asker("b"), async () => "served")).toBe("served");
  expect(isRefused).toBe(false);
  tell();
  await refused;
  expect(isRefused).toBe(true);
  finish();
  await first;
});

test("too many works of one, and too many in all, are refused, and fewer are taken again", async () => {
  const { start, goOn } = works(new FairTurns({ ofOne: 2, inAll: 3 }));
  const first = [start("a", 1), start("a", 1)];
  await expect(start("a", 1)).rejects.toMatchObject({ statusCode: 429 });
  const other = start("b", 1);
  await expect(start("c", 1)).rejects.toMatchObject({ statusCode: 503 });
  for (let step = 0; step < 4; step += 1) await goOn();
  await Promise.all([...first, other]);
  const again = start("a", 1);
  await goOn();
  await goOn();
  await again;
});

test("a step that fails ends its own work alone", async () => {
  const turns = new FairTurns({ ofOne: 1, inAll: 2 });
  const failing = turns.run(asker("a"), (turn) => turn(() => Promise.reject(new Error("no"))));
  const other = turns.run(asker("b"), (turn) => turn(async () => "done"));
  await expect(failing).rejects.toThrow("no");
  expect(await other).toBe("done");
});
