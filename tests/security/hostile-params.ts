import type { AnyCodec } from "@reagent/api/contract/codec";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { valuesOf } from "@reagent/api/contract/testing/values-of";
import * as fc from "fast-check";

export type Wire = Readonly<Record<string, unknown>>;

const TEXTS = [
  "",
  "'; drop table items; --",
  `" or ""="`,
  "1 or 1=1",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\0",
  "a\0b",
  "\u{1}\u{7}\u{1b}[2J\u{7f}\u{85}\u{2028}",
  "line\r\nSet-Cookie: a=b",
  "\u{d800}",
  "\u{202e}gnp.exe",
  "😀",
  "../../../../etc/passwd",
  "%00%27%3b",
  "{{7*7}}${7*7}",
  "-1",
  "0",
  "NaN",
  "1e400",
  "9".repeat(40),
  "-9223372036854775809",
  "2026-02-30",
  "硫".repeat(10_000),
  ",".repeat(2000),
  "a ".repeat(20_000),
  "constructor",
  "__proto__",
  "toString",
];

const nested = (depth: number): unknown => (depth === 0 ? {} : [nested(depth - 1)]);

/** JSON values in place of a text or a number. */
const VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  ["a", ["b"]],
  ["a", "b"],
  { $gt: "" },
  { toString: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"isPaid":true}}'),
  { constructor: { prototype: { isPaid: true } } },
  nested(500),
  -1,
  1.5,
  1e9,
  2 ** 31,
  2 ** 63,
  1e308,
  "x".repeat(70_000),
];

/** Names that are no parameter of any call. */
const UNKNOWN = ["nobody", "__proto__", "constructor", "toString", "a[b]"];

const GONE = Symbol("left out");

/** A value for a parameter: one of its codec, or any other. */
function valueFor(codec: AnyCodec, isRead: boolean): fc.Arbitrary<unknown> {
  const fitting = valuesOf(codec).map((value) => codec.encode(value as never) ?? GONE);
  const values = isRead ? [["a", "b"]] : VALUES;
  return fc.oneof(
    { arbitrary: fitting, weight: 4 },
    { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
    { arbitrary: fc.constantFrom(...values), weight: isRead ? 1 : 4 },
    { arbitrary: fc.constant(GONE), weight: 1 },
  );
}

/** Valid parameters of a call, with up to three replaced, left out or added. */
export function hostileParams({ method, params }: AnyEndpoint, valid: readonly Wire[]) {
  const isRead = method === "GET";
  const known = Object.values(params.table).map(([name, codec]) =>
    fc.tuple(fc.constant(name), valueFor(codec, isRead)),
  );
  const unknown = fc.tuple(fc.constantFrom(...UNKNOWN), fc.constantFrom(...TEXTS));
  const change = fc.oneof(...known.map((arbitrary) => ({ arbitrary, weight: 3 })), {
    arbitrary: unknown,
    weight: 1,
  });
  return fc
    .tuple(fc.constantFrom(...valid), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([wire, changes]): Wire => {
      const changed = [...Object.entries(wire), ...changes].filter(([name, value], at, all) => {
        const isLast = all.findLastIndex((other) => other[0] === name) === at;
        return isLast && value !== GONE;
      });
      return Object.fromEntries(changed);
    });
}
