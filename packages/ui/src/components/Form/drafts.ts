import { storageKeys } from "../../state/storage-keys.ts";
import type { KeyValueStore } from "../../state/stores.ts";

/** The one key under which all drafts stand, so that a logout drops them together. */
const KEY = storageKeys.drafts;

export type Draft = Readonly<Record<string, unknown>>;

/** What somebody has typed into a form and not sent yet; null when nothing is kept. */
export function readDraft(store: KeyValueStore, name: string): Draft | null {
  const draft = readAll(store)[name];
  return isRecord(draft) ? draft : null;
}

export function keepDraft(store: KeyValueStore, name: string, draft: Draft): void {
  store.set(KEY, JSON.stringify({ ...readAll(store), [name]: draft }));
}

export function dropDraft(store: KeyValueStore, name: string): void {
  const { [name]: _, ...others } = readAll(store);
  if (Object.keys(others).length === 0) store.remove(KEY);
  else store.set(KEY, JSON.stringify(others));
}

/** Drops every draft: at logout, when the next person at the device is another one. */
export function dropAllDrafts(store: KeyValueStore): void {
  store.remove(KEY);
}

/**
 * The part of a draft that a form can take: fields that it has, with values of the kind that it expects.
 * A draft of an older form, or one that was tampered with, loses what does not fit.
 */
export function fittingDraft<Values extends object>(
  draft: Draft,
  defaults: Values,
): Partial<Values> {
  const expected = Object.fromEntries<unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) =>
        Object.hasOwn(expected, field) && kindOf(value) === kindOf(expected[field]),
    ),
  ) as Partial<Values>;
}

/** What of a form may be kept: never a password, nor what the form calls secret, nor what has no value in JSON. */
export function draftOf(values: Draft, secret: readonly string[]): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !/password/iu.test(field) && !secret.includes(field) && kindOf(value) !== "other",
    ),
  );
}

function kindOf(value: unknown): "text" | "number" | "flag" | "list" | "record" | "other" {
  if (typeof value === "string") return "text";
  /* A field for a number that is still empty holds null. */
  if (typeof value === "number" || value === null) return "number";
  if (typeof value === "boolean") return "flag";
  if (Array.isArray(value)) return "list";
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? "record" : "other";
}

const isRecord = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readAll(store: KeyValueStore): Draft {
  try {
    const kept: unknown = JSON.parse(store.get(KEY) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
