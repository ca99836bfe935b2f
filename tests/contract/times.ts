import type { AnyCodec, Table } from "@reagent/api/contract/codec";

export interface Time {
  /** The name of the field. */
  readonly name: string;
  /** In epoch milliseconds; the start of a day. */
  readonly at: number;
}

/** Every time in an answer. */
export function timesIn(codec: AnyCodec, value: unknown, name = ""): Time[] {
  const { kind, inner, table } = codec as AnyCodec & { inner?: AnyCodec; table?: Table };
  if (value === null || value === "") return [];
  if (kind === "instant") return [{ name, at: value as number }];
  if (kind === "day") return [{ name, at: Date.parse(`${value as string}T00:00:00+08:00`) }];
  if (kind === "maybe" && inner) return timesIn(inner, value, name);
  if (kind === "list" && inner)
    return (value as readonly unknown[]).flatMap((each) => timesIn(inner, each, name));
  return Object.entries(table ?? {}).flatMap(([field, [, of]]) =>
    timesIn(of, (value as Readonly<Record<string, unknown>>)[field], field),
  );
}
