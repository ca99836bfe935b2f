import { type Fen, fen, parseYuan, toYuan } from "@reagent/domain/money";
import { isPaymentPage } from "@reagent/domain/payment-page";
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

/** Keys of the reasons why a text is refused. */
export const textProblems = { tooLong: "text-too-long", control: "text-control" } as const;

/** Control characters, separators of lines, and marks that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** The same without the characters that end lines and indent them. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const bounded = (longest: number, refused = CONTROL) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, textProblems.tooLong),
    v.check((value) => !refused.test(value), textProblems.control),
  );

/** Greatest length of ids, codes, numbers and joined lists, in characters. */
const LONGEST_ID = 200;
const LONGEST_JOINED = 2000;
/** Greatest length of a line; the rules of a form allow less and say so at its field. */
const LONGEST_LINE = 500;

const short = bounded(LONGEST_ID);
const joined = bounded(LONGEST_JOINED);
const scalar = v.union([short, v.number()]);
/** A number, or its plain digits: `Number` alone reads "1e3", "0x10" and " " as well. */
const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^-?\d{1,16}(?:\.\d{1,25})?$/u), v.transform(Number)),
]);

const read = (string: v.GenericSchema<string>) =>
  v.pipe(v.optional(v.union([string, v.number()]), ""), v.transform(String));

const textOf = (kind: string, string: v.GenericSchema<string>): Codec<string> => ({
  kind,
  schema: read(string),
  lenient: v.fallback(read(v.string()), ""),
  encode: asIs,
});

/** Text, a URL or markup of an answer, of any length; left out means empty. */
export const text = textOf("text", v.string());

/** A text that callers send: one line without control characters; left out means empty. */
export const line = (longest = LONGEST_LINE): Codec<string> => textOf("line", bounded(longest));

/**
 * A file that callers send as a line of base64, alone or in a data URL: the text, or a Blob of it, which a browser keeps out of the
 * page's memory. It is read as text.
 */
export const base64 = (longest: number): Codec<string | Blob> => ({
  ...line(longest),
  encode: asIs,
});

/** A text of several lines that callers send; left out means empty. */
export const lines = (longest: number): Codec<string> =>
  textOf("lines", bounded(longest, CONTROL_IN_LINES));

/** The address of a page where a payment goes on: https, or a path of the shop. An answer with another one breaks the contract. */
export const paymentPage = codec<string>(
  "paymentPage",
  v.pipe(v.string(), v.check(isPaymentPage, "not a page of a payment")),
  asIs,
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

/** An integer that is paid or ordered, such as grains: an answer that leaves it out breaks the contract. */
export const requiredCount = codec<number>("requiredCount", v.pipe(numeric, v.safeInteger()), asIs);

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

/** An amount that may be unset: 0.00 on the wire, null in our types. */
export const optionalAmount = codec<Fen | null>(
  "optionalAmount",
  v.pipe(
    v.optional(
      v.union([
        yuan,
        v.pipe(
          v.literal(""),
          v.transform(() => fen(0)),
        ),
      ]),
      "0",
    ),
    v.transform((value) => (value === 0 ? null : value)),
  ),
  (value) => toYuan(value ?? fen(0)),
  () => null,
);

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
    v.optional(short, ""),
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
  const byWire = new Map(Object.entries(names));
  const wire = new Map<string, string>();
  for (const [key, name] of Object.entries(names)) if (!wire.has(name)) wire.set(name, key);
  return codec<Name | Unknown>(
    "code",
    v.pipe(
      v.optional(v.union([scalar, v.boolean()]), ""),
      v.transform((value) => byWire.get(String(value)) ?? unknown),
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

/** A value that is empty until it is chosen: null in our types, an empty text on the wire, where its key is always there. */
export function blankable<Value>(of: Codec<Value>): Codec<Value | null> {
  return { ...maybe(of), encode: (value) => (value === null ? "" : of.encode(value)) };
}

/** A list, in order; left out means empty. As a parameter it has at most `most` elements. */
export function list<Value>(
  of: Codec<Value>,
  most = Number.POSITIVE_INFINITY,
): Codec<readonly Value[]> {
  const read = v.union([
    v.array(of.lenient),
    v.pipe(
      v.nullish(v.literal("")),
      v.transform((): Value[] => []),
    ),
  ]);
  return {
    kind: "list",
    schema: v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(of.schema)),
    lenient: v.optional(read, []) as v.GenericSchema<unknown, readonly Value[]>,
    encode: (values) => values.map(of.encode),
    inner: of,
  };
}

/** A list of ids written into one parameter, separated by commas; left out means none. */
export const idList = codec<readonly string[]>(
  "idList",
  v.pipe(
    v.optional(joined, ""),
    v.transform((ids) => ids.split(",").filter(Boolean)),
  ),
  (ids) => ids.join(","),
  () => [],
);

/** At most `most` texts of the shop's own words written into one parameter, each in its line; left out means none. */
export const texts = (longest: number, most: number) =>
  codec<readonly string[]>(
    "texts",
    v.pipe(
      v.optional(bounded(longest, CONTROL_IN_LINES), ""),
      v.transform((joined) => joined.split("\n").filter(Boolean)),
      v.maxLength(most),
    ),
    (values) => values.join("\n"),
    () => [],
  );

const DAY_S = 24 * 60 * 60;
const startOfDay = (text: string) => Date.parse(`${text}T00:00:00+08:00`) / 1000;
const dayAt = (seconds: number) =>
  new Date((seconds + DAY_S / 3) * 1000).toISOString().slice(0, "2026-11-21".length);

/**
 * The first and last day of a range in Asia/Shanghai, written into one parameter as a pair of Unix seconds, `1763654400,1763740799`: the
 * start of the first day and the last second of the last. An open end is 0 in the pair and empty in our types; left out means all days.
 */
export const dayRange = codec<{ readonly from: string; readonly to: string }>(
  "dayRange",
  v.pipe(
    v.optional(short, ""),
    v.regex(/^(?:\d{1,10},\d{1,10})?$/u),
    v.transform((pair) => {
      const [from = 0, to = 0] = pair.split(",").map(Number);
      return { from: from ? dayAt(from) : "", to: to ? dayAt(to) : "" };
    }),
  ),
  ({ from, to }) =>
    from === "" && to === ""
      ? ""
      : [from && startOfDay(from), to && startOfDay(to) + DAY_S - 1].map(Number).join(","),
  () => ({ from: "", to: "" }),
);

/** Some of a list of names, written into one parameter, separated by commas, in the list's order; others are ignored. */
export function choices<const Name extends string>(names: readonly Name[]): Codec<readonly Name[]> {
  return codec<readonly Name[]>(
    "choices",
    v.pipe(
      v.optional(joined, ""),
      v.transform((text) => {
        const chosen = text.split(",");
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

/** The same values as a list of names and values, in order. */
export const attributeList = codec<Readonly<Record<string, string>>>(
  "attributeList",
  v.pipe(
    v.array(v.object({ attr_name: v.string(), attr_value: v.pipe(scalar, v.transform(String)) })),
    v.transform((pairs) =>
      Object.fromEntries(pairs.map(({ attr_name, attr_value }) => [attr_name, attr_value])),
    ),
  ),
  (value) => Object.entries(value).map(([attr_name, attr_value]) => ({ attr_name, attr_value })),
  () => ({}),
);

/** A file of a multipart call. */
export const file = codec<Blob>("file", v.blob(), asIs);

/** Any codec, whatever its value. */
export type AnyCodec = Omit<Codec<unknown>, "encode"> & {
  readonly encode: (value: never) => unknown;
};

/** A field: its name on the wire, the codec of its value, and further names that the specification gives the same value. */
export type Field = readonly [wire: string, codec: AnyCodec, ...also: readonly string[]];

export type Table = Readonly<Record<string, Field>>;

/** The type of an entity's values, from its table. */
export type Fields<T> = {
  readonly [Name in keyof T]: T[Name] extends readonly [string, infer C, ...(readonly string[])]
    ? ValueOf<C>
    : never;
};

export interface Entity<Value> extends Codec<Value> {
  readonly kind: "entity";
  readonly table: Table;
}

export type EntityOf<E> = E extends Entity<infer Value> ? Value : never;

/**
 * An entity, as a table from our name to the wire name and the codec of the value. Type, reader, writer and API reference
 * are derived from it. A value with several wire names is written under each, and read under the first that is present.
 */
export function entity<const T extends Table>(table: T): Entity<Fields<T>> {
  const rows = Object.entries(table);
  const renamed = rows.filter(([, [, , ...also]]) => also.length > 0);
  const withFirstNames = (from: unknown): unknown => {
    if (renamed.length === 0 || typeof from !== "object" || from === null) return from;
    const named: Record<string, unknown> = { ...from };
    for (const [, [wire, , ...also]] of renamed)
      for (const name of also) named[wire] ??= named[name];
    return named;
  };
  const reader = (mode: "schema" | "lenient") => {
    const entries = Object.fromEntries(
      rows.map(([, [wire, of]]) => [wire, of.kind === "maybe" ? v.optional(of[mode]) : of[mode]]),
    );
    return v.pipe(
      v.unknown(),
      v.transform(withFirstNames),
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
      for (const [name, [wire, of, ...also]] of rows) {
        const encoded = of.encode((value as Record<string, unknown>)[name] as never);
        if (encoded !== undefined) for (const each of [wire, ...also]) wireValue[each] = encoded;
      }
      return wireValue;
    },
  };
}

/** No parameters, or an answer without data. */
export const nothing: Entity<Readonly<Record<string, never>>> = entity({});
