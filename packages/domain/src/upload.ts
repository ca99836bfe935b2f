import type { PrecursorFilingKind, ReviewedFiling } from "./filing.ts";
import { wellFormed } from "./well-formed.ts";

/** The file types of a profile's document (customer centre §5, profile uploads). */
export const UPLOAD_EXTENSIONS = ["jpg", "gif", "pdf", "png", "bmp"] as const;
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/**
 * A document has fewer bytes than this, which is 10 MB. The specification says "under 10MB", so that a file of exactly
 * 10 MB is too large (customer centre §5, profile uploads).
 */
export const UPLOAD_SIZE_LIMIT = 10 * 1024 * 1024;

/** The four documents of a filing of precursors, in their order (customer centre §8, successes; decisions, upload success texts). */
export const PRECURSOR_SLOTS = ["identity", "usage", "licence", "certificate"] as const;
export type PrecursorSlot = (typeof PRECURSOR_SLOTS)[number];

/** The licence to buy highly toxic chemicals, an additional document of the filing of explosive precursors (decisions, filings). */
const POISON_SLOT = "poisonLicence";

export type FilingSlot = PrecursorSlot | typeof POISON_SLOT;

/** The documents of a filing of precursors, in their order. */
export function filingSlots(kind: PrecursorFilingKind): readonly FilingSlot[] {
  return kind === "drug" ? PRECURSOR_SLOTS : [...PRECURSOR_SLOTS, POISON_SLOT];
}

/** Where a document belongs (customer centre §7, document upload); a filing of drug precursors has slots of its own. */
export type UploadSlot = "university" | PrecursorSlot | `drug-${PrecursorSlot}` | "poison-licence";

/** The slot of a document of one of the filings of precursors. */
export function uploadSlot(kind: PrecursorFilingKind, slot: FilingSlot): UploadSlot {
  if (slot === POISON_SLOT) return "poison-licence";
  return kind === "drug" ? `drug-${slot}` : slot;
}

/** The filing that a slot belongs to. */
export function filingOfSlot(slot: UploadSlot): ReviewedFiling {
  if (slot === "university") return slot;
  return slot.startsWith("drug-") ? "drug" : "explosive";
}

/** The longest stored name of a file, in characters. */
export const LONGEST_FILE_NAME = 120;

/** How long an uploaded document is stored without a filing that refers to it, in milliseconds. */
export const UNFILED_LIFE_MS = 24 * 60 * 60 * 1000;

/** How long a ticket for one request of a document is valid, in milliseconds (decisions, no token in an address). */
export const TICKET_LIFE_MS = 60 * 1000;

/** The extension of a file's name, in lower case; undefined if documents cannot have it. */
export function uploadExtension(fileName: string): UploadExtension | undefined {
  const extension = /\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase();
  return UPLOAD_EXTENSIONS.find((allowed) => allowed === extension);
}

/** The problem of files that were chosen or dropped for one document (customer centre §5, profile uploads). */
export type UploadProblem = "none-chosen" | "too-many" | "extension" | "too-large";

/** Validates the choice before the upload: one file, by its name and size. The server checks its content too. */
export function uploadProblem(
  files: readonly { readonly name: string; readonly size: number }[],
): UploadProblem | undefined {
  const [file, ...others] = files;
  if (!file) return "none-chosen";
  if (others.length > 0) return "too-many";
  if (!uploadExtension(file.name)) return "extension";
  return file.size < UPLOAD_SIZE_LIMIT ? undefined : "too-large";
}

/**
 * The displayed name of a document: the last part of its path, without characters that could control a terminal, a header
 * or the direction of text. It never names a stored file.
 */
export function shownFileName(fileName: string): string {
  const last = wellFormed(fileName).replaceAll("\\", "/").split("/").at(-1) ?? "";
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim();
  const characters = [...plain];
  if (characters.length <= LONGEST_FILE_NAME) return plain;
  const extension = [...(/\.[^.]{1,8}$/u.exec(plain)?.[0] ?? "")];
  return [...characters.slice(0, LONGEST_FILE_NAME - extension.length), ...extension].join("");
}
