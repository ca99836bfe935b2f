import { storageKeys } from "../../state/storage-keys.ts";
import type { KeyValueStore, Stores } from "../../state/stores.ts";

/** Where a draft is stored. */
interface Place {
  readonly store: KeyValueStore;
  readonly key: string;
}

/** All drafts of a tab are under one key, so that a logout removes them together. */
const inTab = ({ session }: Stores): Place => ({ store: session, key: storageKeys.drafts });

/** The application for the paper award stays on the device (customer centre §4, paper-award application). */
const onDevice = ({ local }: Stores): Place => ({ store: local, key: storageKeys.awardDraft });

const placeOf = (stores: Stores, name: string): Place =>
  name === storageKeys.awardDraft ? onDevice(stores) : inTab(stores);

/** All drafts of a place with their owner: the mark of the customer who logged in last; empty for a guest. */
interface StoredDrafts {
  readonly by: string;
  readonly forms: Draft;
}

export type Draft = Readonly<Record<string, unknown>>;

/** The unsent entries of a form; null if there are none. */
export function readDraft(stores: Stores, name: string): Draft | null {
  const draft = readAll(stores, placeOf(stores, name))[name];
  return isRecord(draft) ? draft : null;
}

export function storeDraft(stores: Stores, name: string, draft: Draft): void {
  const place = placeOf(stores, name);
  writeAll(stores, place, { ...readAll(stores, place), [name]: draft });
}

export function dropDraft(stores: Stores, name: string): void {
  const place = placeOf(stores, name);
  const { [name]: _, ...others } = readAll(stores, place);
  if (Object.keys(others).length === 0) place.store.remove(place.key);
  else writeAll(stores, place, others);
}

/** Removes all drafts at logout, because the next user may be another person. */
export function dropAllDrafts(stores: Stores): void {
  for (const { store, key } of [inTab(stores), onDevice(stores)]) store.remove(key);
}

/**
 * The part of a draft that fits a form: fields that it has, with values of the expected type. Drafts of older versions
 * and manipulated ones are reduced.
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

/** The part of a form that was typed: what its defaults do not say. */
export function typedPart(values: Draft, defaults: object): Draft {
  const given = Object.fromEntries<unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(given[field]),
    ),
  );
}

/** The names of fields that are never stored. */
const NEVER_STORED = /password|idNumber/iu;

/**
 * The part of a form that may be stored: no passwords, ID numbers or secret fields, and nothing that JSON cannot hold.
 */
export function draftOf(values: Draft, secret: readonly string[]): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !NEVER_STORED.test(field) && !secret.includes(field) && kindOf(value) !== "other",
    ),
  );
}

function kindOf(value: unknown): "text" | "number" | "flag" | "list" | "record" | "other" {
  if (typeof value === "string") return "text";
  /* An empty number field holds null. */
  if (typeof value === "number" || value === null) return "number";
  if (typeof value === "boolean") return "flag";
  if (Array.isArray(value)) return "list";
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? "record" : "other";
}

const isRecord = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const customerOf = ({ local }: Stores): string => local.get(storageKeys.customerMark) ?? "";

function writeAll(stores: Stores, { store, key }: Place, forms: Draft): void {
  const stored: StoredDrafts = { by: customerOf(stores), forms };
  store.set(key, JSON.stringify(stored));
}

/** Drafts of another customer are not shown; a guest who logs in keeps the guest's drafts. */
function readAll(stores: Stores, { store, key }: Place): Draft {
  const stored = parsed(store.get(key));
  if (stored === null) return {};
  if (stored.by === "" || stored.by === customerOf(stores)) return stored.forms;
  store.remove(key);
  return {};
}

function parsed(text: string | null): StoredDrafts | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    const isValid =
      isRecord(stored) && typeof stored["by"] === "string" && isRecord(stored["forms"]);
    return isValid ? (stored as unknown as StoredDrafts) : null;
  } catch {
    return null;
  }
}
