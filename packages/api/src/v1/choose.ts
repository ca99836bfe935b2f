import { type AnyCodec, type Entity, entity, type Field, type ValueOf } from "../contract/codec.ts";

type Own = Readonly<Record<string, AnyCodec>>;

/** What an entity is called in the public API; one without a name is described where it is used. */
const names = new WeakMap<object, string>();

/** The name of an entity in the public API; undefined for one without. */
export const nameOf = (of: object): string | undefined => names.get(of);

/** Gives an entity its name in the public API. */
export function named<Of extends AnyCodec>(name: string, of: Of): Of {
  names.set(of, name);
  return of;
}

/**
 * An entity with some fields of another: those of the list as they are, and those of `own` with a codec of their own, such as a list of
 * a smaller entity. What the public API shows of an entity is chosen by name, so that a new field stays inside until somebody adds it.
 */
export function choose<
  Value,
  const Name extends keyof Value & string,
  const Others extends Own = Record<never, never>,
>(
  of: Entity<Value>,
  chosen: readonly Name[],
  own?: Others,
): Entity<
  Readonly<Pick<Value, Name>> & { readonly [Each in keyof Others]: ValueOf<Others[Each]> }
> {
  const table: Readonly<Record<string, Field>> = Object.fromEntries<Field>([
    ...chosen.map((name) => [name, of.table[name] as Field] as const),
    ...Object.entries(own ?? {}).map(
      ([name, codec]) => [name, [of.table[name]?.[0] ?? name, codec]] as const,
    ),
  ]);
  return entity(table) as never;
}
