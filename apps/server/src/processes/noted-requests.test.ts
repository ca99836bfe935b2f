import { expect, test } from "vitest";
import { noted, NotedRequests, openNotes, takeNotes } from "./noted-requests.ts";

const TEXT = "GET /search/乙醇 HTTP/1.1\r\n\r\n";

test("what a process has noted is read after its end, by connection", () => {
  const file = openNotes();
  const notes = new NotedRequests(file);
  const [first, second, third, fourth] = [notes.open(), notes.open(), notes.open(), notes.open()];
  notes.note(first, 11, TEXT);
  notes.note(second, 12);
  notes.note(third, 13, TEXT);
  notes.setState(third, noted.answering);
  notes.note(fourth, 14, TEXT);
  notes.setState(fourth, noted.none);
  expect([...takeNotes(file)]).toEqual([
    [11, { state: noted.repeatable, text: Buffer.from(TEXT) }],
    [12, { state: noted.changing }],
    [13, { state: noted.answering }],
  ]);
});

test("a request that is too long to be noted counts as one that may have changed something", () => {
  const file = openNotes();
  const notes = new NotedRequests(file);
  notes.note(notes.open(), 11, `GET /search?keyword=${"x".repeat(70_000)} HTTP/1.1\r\n\r\n`);
  notes.note(notes.open(), 12, TEXT);
  expect([...takeNotes(file).values()].map(({ state }) => state)).toEqual([
    noted.changing,
    noted.repeatable,
  ]);
});

test("the room of a closed connection is used again, without its request", () => {
  const file = openNotes();
  const notes = new NotedRequests(file);
  const slot = notes.open();
  notes.note(slot, 11, TEXT);
  notes.close(slot);
  expect(notes.open()).toBe(slot);
  expect(takeNotes(file).size).toBe(0);
});
