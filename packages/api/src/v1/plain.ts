import { type Fen, toYuan } from "@reagent/domain/money";
import type { AnyCodec, Table } from "../contract/codec.ts";
import { nameOf } from "./choose.ts";

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The entities that schemas refer to, by name. */
export type Components = Map<string, JsonSchema>;

/** How one kind of value of the contract is written in the public API, and what describes it. */
interface Kind {
  readonly write: (value: never, codec: AnyCodec) => unknown;
  readonly schema: (codec: AnyCodec, components: Components) => JsonSchema;
}

const string: JsonSchema = { type: "string" };
const integer: JsonSchema = { type: "integer" };

/** Where schemas of OpenAPI are found by name. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const CURRENCY = "CNY";

/** Money: a decimal number as text, which no reader rounds, and its currency. */
export const moneySchema: JsonSchema = {
  type: "object",
  properties: {
    amount: { type: "string", pattern: String.raw`^-?\d+\.\d{2}$`, examples: ["28.00"] },
    currency: { const: CURRENCY },
  },
  required: ["amount", "currency"],
  additionalProperties: false,
};

const money = (value: Fen) => ({ amount: toYuan(value), currency: CURRENCY });
const ofMoney = (_: AnyCodec, components: Components) => {
  components.set("Money", moneySchema);
  return refTo("Money");
};

/** A schema that also allows null. */
function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema["type"] === "string" && !("enum" in schema)
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };
}

const asIs = <Value>(value: Value): Value => value;
const kind = <Value>(write: (value: Value) => unknown, schema: Kind["schema"]): Kind => ({
  write: write as Kind["write"],
  schema,
});
const innerOf = ({ inner }: AnyCodec): AnyCodec => inner as AnyCodec;
const namesOf = ({ inner }: AnyCodec) => {
  const { names, unknown } = inner as { names: Record<string, string>; unknown: string };
  return [...new Set([...Object.values(names), unknown])];
};
const tableOf = (codec: AnyCodec): Table => (codec as unknown as { readonly table: Table }).table;

/** The kinds of values, each described once. Files and what only callers send have no plain form. */
const kinds: Readonly<Record<string, Kind>> = {
  text: kind(asIs, () => string),
  line: kind(asIs, () => string),
  lines: kind(asIs, () => string),
  id: kind(asIs, () => ({ ...string, minLength: 1 })),
  optionalId: kind(
    (value: string) => value || null,
    () => orNull(string),
  ),
  count: kind(asIs, () => integer),
  requiredCount: kind(asIs, () => integer),
  number: kind(asIs, () => ({ type: "number" })),
  amount: kind(money, ofMoney),
  requiredAmount: kind(money, ofMoney),
  optionalAmount: kind(
    (value: Fen | null) => (value === null ? null : money(value)),
    (codec, components) => orNull(ofMoney(codec, components)),
  ),
  flag: kind(asIs, () => ({ type: "boolean" })),
  instant: kind(
    (milliseconds: number) => new Date(milliseconds).toISOString(),
    () => ({ ...string, format: "date-time" }),
  ),
  day: kind(
    (value: string) => value || null,
    () => orNull({ ...string, format: "date" }),
  ),
  code: kind(asIs, (codec) => ({ ...string, enum: namesOf(codec) })),
  attributes: kind(asIs, () => ({ type: "object", additionalProperties: string })),
  idList: kind(asIs, () => ({ type: "array", items: string })),
  choices: kind(asIs, (codec) => ({
    type: "array",
    items: { ...string, enum: codec.inner },
  })),
  list: {
    write: (values: readonly never[], codec) =>
      values.map((value) => writePlain(innerOf(codec), value)),
    schema: (codec, components) => ({
      type: "array",
      items: plainSchema(innerOf(codec), components),
    }),
  },
  maybe: {
    write: (value: unknown, codec) => (value === null ? null : writePlain(innerOf(codec), value)),
    schema: (codec, components) => orNull(plainSchema(innerOf(codec), components)),
  },
  entity: {
    write: (value: Readonly<Record<string, unknown>>, codec) =>
      Object.fromEntries(
        Object.entries(tableOf(codec)).map(([name, [, of]]) => [name, writePlain(of, value[name])]),
      ),
    schema: (codec, components) => {
      const name = nameOf(codec);
      if (name === undefined) return entitySchema(codec, components);
      // Set before its fields are described, so that the order is that of the first use.
      if (!components.has(name)) {
        components.set(name, {});
        components.set(name, entitySchema(codec, components));
      }
      return refTo(name);
    },
  },
};

function entitySchema(codec: AnyCodec, components: Components): JsonSchema {
  const fields = Object.entries(tableOf(codec));
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([name, [, of]]) => [name, plainSchema(of, components)]),
    ),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
}

function kindOf({ kind: name }: AnyCodec): Kind {
  const found = kinds[name];
  if (!found) throw new Error(`The public API has no form for values of the kind ${name}.`);
  return found;
}

/** A value of the contract as the public API writes it: our names, amounts with their currency, times as text. */
export function writePlain(codec: AnyCodec, value: unknown): unknown {
  return kindOf(codec).write(value as never, codec);
}

/** The JSON Schema of what `writePlain` makes of a codec's values. Adds the entities that have a name to the components. */
export function plainSchema(codec: AnyCodec, components: Components): JsonSchema {
  return kindOf(codec).schema(codec, components);
}

/** The names that a value can be chosen from: of a code, or of choices; undefined for other kinds. */
export function namesIn(codec: AnyCodec): readonly string[] | undefined {
  if (codec.kind === "code") return namesOf(codec);
  return codec.kind === "choices" ? (codec.inner as readonly string[]) : undefined;
}
