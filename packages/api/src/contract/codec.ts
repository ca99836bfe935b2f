import { type Fen, fen, parseYuan, toYuan } from "@reagent/domain/money";
import * as v from "valibot";

/**
 * Converts one kind of value between the wire and our types: a schema that reads it, a function that writes it, and
 * the default value for an answer that leaves it out. Ids and required amounts have no default.
 */
export interface Codec<Value> {
  readonly kind: string;
  /** Reads the wire value strictly. The server reads parameters with it. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Reads it with the default for what is missing or malformed. The client reads answers with it. */
  readonly lenient: v.GenericSchema<unknown, Value>;
  readonly encode: (value: Value) => unknown;
  /** The codecs and names that it contains, for the API reference and the round-trip test. */
  readonly inner?: unknown;
}

export type ValueOf<C> = C extends { readonly schema: v.GenericSchema<unknown, infer Value> }
  ? Value
  : never;

function codec<Value>(
  kind: string,
  schema: v.GenericSchema<unknown, Value>,
  encode: (value: Value) => unknown,
  fallback?: () => Value,
  inner?: unknown,
): Codec<Value> {
  const lenient = fallback ? v.fallback(schema, fallback as never) : schema;
  return { kind, schema, lenient, encode, inner };
}

const asIs = <Value>(value: Value): unknown => value;
const scalar = v.union([v.string(), v.number()]);
const numeric = v.pipe(
  scalar,
  v.transform((value) =>
    typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value),
  ),
  v.finite(),
);

/** Text, a URL or markup; left out means empty. */
export const text = codec<string>(
  "text",
  v.pipe(v.optional(scalar, ""), v.transform(String)),
  asIs,
  () => "",
);

/** An identifier: never empty, never left out; numbers are read as text. */
export const id = codec<string>("id", v.pipe(scalar, v.transform(String), v.nonEmpty()), asIs);

/** An identifier that may be unset: 0 on the wire, empty in our types. */
export const optionalId = codec<string>(
  "optionalId",
  v.pipe(
    v.optional(scalar, ""),
    v.transform((value) => (String(value) === "0" ? "" : String(value))),
  ),
  (value) => value || "0",
  () => "",
);

/** An integer; left out means 0. */
export const count = codec<number>("count", v.pipe(numeric, v.safeInteger()), asIs, () => 0);

/** Any finite number, for input that a domain rule validates. */
export const number = codec<number>("number", numeric, asIs, () => 0);

const yuan = v.pipe(
  scalar,
  v.rawTransform<string | number, Fen>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseYuan(dataset.value);
    if (parsed === undefined) {
      addIssue({ message: "not an amount in yuan" });
      return NEVER;
    }
    return parsed;
  }),
);

/** Money that is shown: yuan with two decimals on the wire, fen in our types; left out means 0. */
export const amount = codec<Fen>("amount", yuan, toYuan, () => fen(0));

/** Money that is paid, ordered or owed: an answer that leaves it out breaks the contract. */
export const requiredAmount = codec<Fen>("requiredAmount", yuan, toYuan);

/** A boolean: 1 or 0 on the wire; `true` and `"1"` are read too. */
export const flag = codec<boolean>(
  "flag",
  v.pipe(
    v.union([v.boolean(), numeric]),
    v.transform((value) => value === true || value === 1),
  ),
  (value) => (value ? 1 : 0),
  () => false,
);

/** A time: seconds since 1970 on the wire, milliseconds in our types. */
export const instant = codec<number>(
  "instant",
  v.pipe(
    numeric,
    v.transform((seconds) => Math.round(seconds * 1000)),
  ),
  (milliseconds) => milliseconds / 1000,
  () => 0,
);

/** A calendar day of Asia/Shanghai, `2026-11-21`; left out means empty. */
export const day = codec<string>(
  "day",
  v.pipe(
    v.optional(v.string(), ""),
    v.regex(/^(\d{4}-\d{2}-\d{2})?$/),
    v.check((text) => text === "" || !Number.isNaN(Date.parse(text)), "not a day"),
  ),
  asIs,
  () => "",
);

/**
 * A code of a table, by name. A code that is not in the table becomes `unknown`, so that a new code of a back end breaks
 * nothing. If several codes have one name, the first is written.
 */
export function code<const Name extends string, const Unknown extends string>(
  names: Readonly<Record<string | number, Name>>,
  unknown: Unknown,
): Codec<Name | Unknown> {
  const wire = new Map<string, string>();
  for (const [key, name] of Object.entries(names)) if (!wire.has(name)) wire.set(name, key);
  return codec<Name | Unknown>(
    "code",
    v.pipe(
      v.optional(v.union([v.string(), v.number(), v.boolean()]), ""),
      v.transform((value) => names[String(value)] ?? unknown),
    ),
    (name) => {
      const key = wire.get(name);
      return key === undefined ? "" : Number.isNaN(Number(key)) ? key : Number(key);
    },
    () => unknown,
    { names, unknown },
  );
}

/** A value that may be absent: null in our types, left out on the wire. */
export function maybe<Value>(of: Codec<Value>): Codec<Value | null> {
  const absent = v.pipe(
    v.nullish(v.literal("")),
    v.transform(() => null),
  );
  const isComposite = of.kind === "entity" || of.kind === "list";
  return {
    kind: "maybe",
    schema: v.union([absent, of.schema]),
    lenient: v.fallback(v.union([absent, isComposite ? of.lenient : of.schema]), null),
    encode: (value) => (value === null ? undefined : of.encode(value)),
    inner: of,
  };
}

/** A list, in order; left out means empty. */
export function list<Value>(of: Codec<Value>): Codec<readonly Value[]> {
  const read = v.union([
    v.array(of.lenient),
    v.pipe(
      v.nullish(v.literal("")),
      v.transform((): Value[] => []),
    ),
  ]);
  return {
    kind: "list",
    schema: v.array(of.schema),
    lenient: v.optional(read, []) as v.GenericSchema<unknown, readonly Value[]>,
    encode: (values) => values.map(of.encode),
    inner: of,
  };
}

/** A list of ids written into one parameter, separated by commas; left out means none. */
export const idList = codec<readonly string[]>(
  "idList",
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((joined) => joined.split(",").filter(Boolean)),
  ),
  (ids) => ids.join(","),
  () => [],
);

/** Some of a list of names, written into one parameter, separated by commas, in the list's order; others are ignored. */
export function choices<const Name extends string>(names: readonly Name[]): Codec<readonly Name[]> {
  return codec<readonly Name[]>(
    "choices",
    v.pipe(
      v.optional(v.string(), ""),
      v.transform((joined) => {
        const chosen = joined.split(",");
        return names.filter((name) => chosen.includes(name));
      }),
    ),
    (chosen) => chosen.join(","),
    () => [],
    names,
  );
}

/** Values by name, such as the attributes of an instrument: an object, or JSON text of one. */
export const attributes = codec<Readonly<Record<string, string>>>(
  "attributes",
  v.union([
    v.record(v.string(), v.pipe(scalar, v.transform(String))),
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(scalar, v.transform(String)))),
  ]),
  asIs,
  () => ({}),
);

/** A file of a multipart call. */
export const file = codec<Blob>("file", v.blob(), asIs);

/** Any codec, whatever its value. */
export type AnyCodec = Omit<Codec<unknown>, "encode"> & {
  readonly encode: (value: never) => unknown;
};

export type Table = Readonly<Record<string, readonly [wire: string, codec: AnyCodec]>>;

/** The type of an entity's values, from its table. */
export type Fields<T> = {
  readonly [Name in keyof T]: T[Name] extends readonly [string, infer C] ? ValueOf<C> : never;
};

export interface Entity<Value> extends Codec<Value> {
  readonly kind: "entity";
  readonly table: Table;
}

export type EntityOf<E> = E extends Entity<infer Value> ? Value : never;

/**
 * An entity, as a table from our name to the wire name and the codec of the value. Type, reader, writer and API reference
 * are derived from it.
 */
export function entity<const T extends Table>(table: T): Entity<Fields<T>> {
  const rows = Object.entries(table);
  const reader = (mode: "schema" | "lenient") => {
    const entries = Object.fromEntries(
      rows.map(([, [wire, of]]) => [wire, of.kind === "maybe" ? v.optional(of[mode]) : of[mode]]),
    );
    return v.pipe(
      v.object(entries),
      v.transform((from) => {
        const value: Record<string, unknown> = {};
        for (const [name, [wire, of]] of rows)
          value[name] = from[wire] ?? (of.kind === "maybe" ? null : from[wire]);
        return value as Fields<T>;
      }),
    ) as unknown as v.GenericSchema<unknown, Fields<T>>;
  };
  return {
    kind: "entity",
    table,
    schema: reader("schema"),
    lenient: reader("lenient"),
    encode: (value) => {
      const wireValue: Record<string, unknown> = {};
      for (const [name, [wire, of]] of rows) {
        const encoded = of.encode((value as Record<string, unknown>)[name] as never);
        if (encoded !== undefined) wireValue[wire] = encoded;
      }
      return wireValue;
    },
  };
}

/** No parameters, or an answer without data. */
export const nothing: Entity<Readonly<Record<string, never>>> = entity({});
