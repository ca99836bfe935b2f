import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { AnyCodec, Entity } from "./codec.ts";
import { endpoints } from "./contract.ts";

/** What any call's body may hold, in characters, unless the call says otherwise. */
const USUAL_BODY = 64 * 1024;

/** More elements than any screen sends. */
const MANY = 1000;

/** The parameters of all calls, with the fields of the entities in them, and the elements of lists. */
function* parameters(): Generator<[name: string, codec: AnyCodec, body: number]> {
  for (const { name, params, bodyLimit } of endpoints) {
    for (const [path, codec] of fields(name, params))
      yield [path, codec, (bodyLimit ?? USUAL_BODY) + 1];
  }
}

function* fields(path: string, codec: AnyCodec): Generator<[path: string, codec: AnyCodec]> {
  if (codec.kind === "entity") {
    const { table } = codec as Entity<unknown>;
    for (const [name, [, of]] of Object.entries(table)) yield* fields(`${path} ${name}`, of);
    return;
  }
  yield [path, codec];
  if (codec.kind === "list") yield* fields(`${path} []`, codec.inner as AnyCodec);
}

const all = [...parameters()];

/** An element for each list of a call. */
const ELEMENTS = [
  "1",
  { product_id: "1", total: 1 },
  { type: 1, product_code: "1", quantity: 1 },
  { url: "1", real_name: "1.pdf" },
  { type: 1, product_id: "1", fund: "1" },
  { sheet: "", row: 1, code: "1", total: "1" },
  { text: "1", amount: "1 eq", product: 0 },
  {
    product_code: "1",
    product_id: "1",
    cas: "",
    product_price: "1.00",
    rfd_qty: 1,
    flot: "",
    remark: "",
    is_open: 0,
    open_qty: 0,
  },
];

describe("the parameters of every call (decisions, lengths of parameters)", () => {
  it.each(all)("%s has a greatest length", (_name, codec, body) => {
    const long = ["x".repeat(body), "9".repeat(body), ",".repeat(body)];
    expect(long.filter((value) => v.is(codec.schema, value))).toEqual([]);
  });

  it.each(all)("%s has no control characters", (_name, codec) => {
    const hidden = ["a\u0000b", "1\u0007", "\u001B[2J", "a\u007Fb", "a\u0085b", "a\u202Eb"];
    expect(hidden.filter((value) => v.is(codec.schema, value))).toEqual([]);
  });

  it.each(all.filter(([, codec]) => codec.kind === "list"))(
    "%s has a greatest number of elements",
    (_name, codec) => {
      const inner = codec.inner as AnyCodec;
      const element = ELEMENTS.find((value) => v.is(inner.schema, value));
      expect(v.is(codec.schema, [element])).toBe(true);
      expect(v.is(codec.schema, Array(MANY).fill(element))).toBe(false);
    },
  );
});
