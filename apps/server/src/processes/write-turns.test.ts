import { expect, test } from "vitest";
import { WriteTurns } from "./write-turns.ts";

function openTurns() {
  const granted: string[] = [];
  const turns = new WriteTurns<string>((process) => granted.push(process));
  return { turns, granted };
}

test("processes write one after the other, in the order in which they asked", () => {
  const { turns, granted } = openTurns();
  for (const process of ["a", "b", "c"]) turns.ask(process);
  expect(granted).toEqual(["a"]);
  turns.end("a");
  turns.ask("a");
  turns.end("b");
  expect(granted).toEqual(["a", "b", "c"]);
  turns.end("c");
  expect(granted).toEqual(["a", "b", "c", "a"]);
});

test("the turn of a process that has ended goes to the next one, and it gets none any more", () => {
  const { turns, granted } = openTurns();
  for (const process of ["a", "b", "c"]) turns.ask(process);
  turns.leave("b");
  turns.leave("a");
  expect(granted).toEqual(["a", "c"]);
  turns.end("a");
  turns.ask("d");
  expect(granted).toEqual(["a", "c"]);
  turns.end("c");
  expect(granted).toEqual(["a", "c", "d"]);
});
