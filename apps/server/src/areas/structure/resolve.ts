import type { StructureReading } from "@reagent/api/contract/structure";
import type { Message } from "@reagent/api/messages/message";
import { structureMessages } from "@reagent/api/messages/structure";
import { parseCasNumber } from "@reagent/domain/cas";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import { smilesSlip } from "@reagent/domain/smiles-slip";
import { isMolfile, parseInchiKey, type StructureMatch } from "@reagent/domain/structure-search";
import type { Database } from "../../database/database.ts";
import { structureNamed } from "../../search/codes.ts";
import type { QueryReading } from "../../structures/engine.ts";
import type { Asked } from "../../structures/search-thread.ts";
import { smilesByInchiKey } from "../../structures/store.ts";
import type { StructureSearch } from "../../structures/structure-search.ts";

/** A query that can be searched for, as the answer describes it. */
export interface Resolved {
  readonly query: StructureReading;
  readonly isPattern: boolean;
  /** The key of its largest part, of an exact search. */
  readonly partKey: string;
}

/** Why a text cannot be searched for; a number or key that no item has is `missing`. */
export interface Unresolved {
  readonly problem: Message;
  readonly isMissing: boolean;
  readonly kind: StructureReading["kind"];
}

interface Used {
  readonly database: Database;
  readonly structures: StructureSearch;
}

/** Reads what was typed, drawn or pasted: a CAS number or InChIKey, a structure, or the name or code of an item. */
export async function resolve(
  given: string,
  match: StructureMatch,
  { database: { read }, structures }: Used,
  asked: Asked,
): Promise<Resolved | Unresolved> {
  // The lines of a molfile are counted from its first, which may be blank.
  const text = isMolfile(given) ? given : given.trim();
  if (text === "") return unresolved(structureMessages.empty);
  const structure = (smiles: string) => structures.read(smiles, match, asked);
  const byKey = async (inchiKey: string, kind: "inchi" | "inchikey") => {
    const smiles = await smilesByInchiKey(read, inchiKey);
    return smiles === undefined
      ? unresolved(structureMessages.unknownInchiKey, kind, true)
      : answerOf(await structure(smiles), kind, inchiKey);
  };
  const inchiKey = parseInchiKey(text);
  if (inchiKey !== undefined) {
    // Without an index it is not known which keys there are.
    await structure("C");
    return byKey(inchiKey, "inchikey");
  }
  const cas = parseCasNumber(text);
  if (cas === undefined) {
    const reading = await structure(text);
    if (isInchi(reading)) return byKey(reading.inchiKey, "inchi");
    if (reading !== "unreadable") return answerOf(reading);
  }
  if (text.length > LONGEST_KEYWORD) return unresolved(unreadable(text));
  const named = await structureNamed(read, text);
  const kind = cas === undefined ? "name" : "cas";
  if (named === "") return unresolved(unreadable(text), kind, cas !== undefined);
  return answerOf(await structure(named), kind);
}

function answerOf(
  reading: QueryReading,
  kind?: StructureReading["kind"],
  code?: string,
): Resolved | Unresolved {
  if (typeof reading === "string") return unresolved(structureMessages[reading]);
  if (isInchi(reading)) return unresolved(structureMessages.unreadable);
  const { isPattern, partKey, atoms } = reading;
  return {
    isPattern,
    partKey,
    query: {
      kind: kind ?? reading.kind,
      code: code ?? reading.code,
      smiles: isPattern ? "" : reading.code,
      atoms,
    },
  };
}

function unresolved(
  problem: Unresolved["problem"],
  kind: StructureReading["kind"] = "unknown",
  isMissing = false,
): Unresolved {
  return { problem, kind, isMissing };
}

/** Names the part of a SMILES that cannot be understood; other texts are neither a structure nor a name. */
function unreadable(text: string): Message {
  const slip = smilesSlip(text);
  return slip ? structureMessages.notUnderstood(slip) : structureMessages.unreadable;
}

type Inchi = Extract<QueryReading, { kind: "inchi" }>;

function isInchi(reading: QueryReading): reading is Inchi {
  return typeof reading !== "string" && reading.kind === "inchi";
}
