import { storageKeys } from "../../state/storage-keys.ts";
import type { Stores } from "../../state/stores.ts";

/** The one key under which all drafts of a tab stand, so that a logout drops them together. */
const KEY = storageKeys.drafts;

/** All drafts, and whose they are: the mark of the customer who logged in last, empty for a guest's. */
interface Kept {
  readonly by: string;
  readonly forms: Draft;
}

export type Draft = Readonly<Record<string, unknown>>;

/** What somebody has typed into a form and not sent yet; null when nothing is kept. */
export function readDraft(stores: Stores, name: string): Draft | null {
  const draft = readAll(stores)[name];
  return isRecord(draft) ? draft : null;
}

export function keepDraft(stores: Stores, name: string, draft: Draft): void {
  writeAll(stores, { ...readAll(stores), [name]: draft });
}

export function dropDraft(stores: Stores, name: string): void {
  const { [name]: _, ...others } = readAll(stores);
  if (Object.keys(others).length === 0) stores.session.remove(KEY);
  else writeAll(stores, others);
}

/** Drops every draft: at logout, when the next person at the device is another one. */
export function dropAllDrafts({ session }: Stores): void {
  session.remove(KEY);
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

/** Fields that are nobody's to keep, by their names. */
const NEVER_KEPT = /password|idNumber/iu;

/** What of a form may be kept: never a password or an ID number, nor what the form calls secret, nor what has no value in JSON. */
export function draftOf(values: Draft, secret: readonly string[]): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !NEVER_KEPT.test(field) && !secret.includes(field) && kindOf(value) !== "other",
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

const customerOf = ({ local }: Stores): string => local.get(storageKeys.customerMark) ?? "";

function writeAll(stores: Stores, forms: Draft): void {
  const kept: Kept = { by: customerOf(stores), forms };
  stores.session.set(KEY, JSON.stringify(kept));
}

/** What somebody else typed before their session ended is never shown; a guest who logs in keeps what is theirs. */
function readAll(stores: Stores): Draft {
  const kept = parsed(stores.session.get(KEY));
  if (kept === null) return {};
  if (kept.by === "" || kept.by === customerOf(stores)) return kept.forms;
  stores.session.remove(KEY);
  return {};
}

function parsed(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    const isKept = isRecord(kept) && typeof kept["by"] === "string" && isRecord(kept["forms"]);
    return isKept ? (kept as unknown as Kept) : null;
  } catch {
    return null;
  }
}
