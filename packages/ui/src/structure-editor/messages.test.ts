import { expect, test } from "vitest";
import { fromEditor } from "./messages.ts";

const frame = {} as Window;
const sender = { origin: "https://shop.example", source: frame };
const event = (data: unknown, from: Partial<typeof sender> = {}) =>
  ({ data, ...sender, ...from }) as MessageEvent<unknown>;
const drawn = { kind: "structure-editor-drawn", code: "CCO" };

test("reads a drawing from the editor's frame", () => {
  expect(fromEditor(event(drawn), sender)).toEqual(drawn);
});

test.each([
  ["from another origin", event(drawn, { origin: "https://evil.example" })],
  ["from another frame", event(drawn, { source: {} as Window })],
  ["of another kind", event({ kind: "structure-editor-show", code: "C" })],
  ["that is no structure", event({ kind: "structure-editor-drawn", code: { length: 1 } })],
  ["that is a text", event("structure-editor-drawn")],
])("ignores a message %s", (_what, message) => {
  expect(fromEditor(message, sender)).toBeUndefined();
});

test("ignores every message while there is no frame", () => {
  expect(fromEditor(event(drawn), { ...sender, source: null })).toBeUndefined();
});
