import { fen } from "@reagent/domain/money";
import * as fc from "fast-check";
import type { AnyCodec } from "../codec.ts";

/** Texts that are neither too long for a parameter nor refused for their characters. */
const short = (options: fc.StringConstraints = {}) => fc.string({ maxLength: 50, ...options });
const plainText = short().map((value) => value.trim());

/** Names that the reader drops, since they could change a prototype. */
const reservedKeys = ["__proto__", "prototype", "constructor"];

/** Arbitrary values of a codec. */
export function valuesOf(codec: AnyCodec): fc.Arbitrary<unknown> {
  switch (codec.kind) {
    case "text":
      return fc.string();
    case "paymentPage":
      return fc
        .tuple(fc.constantFrom("https://pay.example/", "/gateway/"), short())
        .map(([start, value]) => `${start}${encodeURIComponent(value)}`);
    case "line":
    case "lines":
      return short();
    case "optionalId":
      // 0 and nothing are the same on the wire.
      return short().filter((value) => value !== "0");
    case "id":
      return short({ minLength: 1 });
    case "count":
    case "requiredCount":
      return fc.maxSafeInteger();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    case "amount":
    case "requiredAmount":
      return fc.integer({ min: -1e12, max: 1e12 }).map(fen);
    case "optionalAmount":
      // 0 and nothing are the same on the wire.
      return fc.option(fc.integer({ min: 1, max: 1e12 }).map(fen));
    case "flag":
      return fc.boolean();
    case "instant":
      return fc.integer({ min: 0, max: 4e12 });
    case "day":
      return fc.constantFrom("", "2026-11-21", "2024-01-01");
    case "code": {
      const { names, unknown } = codec.inner as { names: Record<string, string>; unknown: string };
      return fc.constantFrom(...Object.values(names), unknown);
    }
    case "maybe":
      // An absent text and an empty one are the same on the wire.
      return fc.option(valuesOf(codec.inner as AnyCodec).filter((value) => value !== ""));
    case "list":
      return fc.array(valuesOf(codec.inner as AnyCodec), { maxLength: 3 });
    case "idList":
      return fc.array(
        plainText.filter((value) => value !== "" && !value.includes(",")),
        { maxLength: 3 },
      );
    case "texts":
      return fc.array(
        short({ minLength: 1 }).filter((value) => !value.includes("\n")),
        { maxLength: 3 },
      );
    case "dayRange":
      return fc.record(
        {
          from: fc.constantFrom("", "2026-11-21", "2024-01-01"),
          to: fc.constantFrom("", "2026-11-22"),
        },
        { noNullPrototype: true },
      );
    case "file":
      return fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => new File([bytes], "file", { lastModified: 0 }));
    case "choices":
      return fc.subarray([...(codec.inner as readonly string[])]);
    case "attributes":
    case "attributeList":
      return fc.dictionary(
        fc.string().filter((key) => !reservedKeys.includes(key)),
        fc.string(),
        { noNullPrototype: true },
      );
    case "entity": {
      const { table } = codec as unknown as { table: Record<string, readonly [string, AnyCodec]> };
      return fc.record(
        Object.fromEntries(Object.entries(table).map(([name, [, of]]) => [name, valuesOf(of)])),
        { noNullPrototype: true },
      );
    }
    default:
      throw new Error(`no values for a codec of kind ${codec.kind}`);
  }
}
