import type { StructureReading } from "@reagent/api/contract/structure";
import type { Message } from "@reagent/api/messages/message";
import { structureMessages } from "@reagent/api/messages/structure";
import { parseCasNumber } from "@reagent/domain/cas";
import { isFormula } from "@reagent/domain/formula";
import { withIons } from "@reagent/domain/metal-halide";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import { smilesSlip } from "@reagent/domain/smiles-slip";
import { isMolfile, parseInchiKey, type StructureMatch } from "@reagent/domain/structure-search";
import {
  isFormulaOnly,
  isMolecularFormula,
  isReaction,
  structureText,
  titledSmiles,
} from "@reagent/domain/structure-text";
import type { Services } from "../../calls/call.ts";
import { structureNamed } from "../../catalogue/codes.ts";
import type { QueryReading } from "../../structures/engine.ts";
import { smilesByInchiKey } from "../../structures/store.ts";
import { itemsOfFormula, structureOfFormula } from "./structure-of-formula.ts";

/** A query that can be searched for, as the answer describes it. */
export interface Resolved {
  readonly query: StructureReading;
  readonly isPattern: boolean;
  /** The key of its largest part, of an exact search. */
  readonly partKey: string;
  /** Of a formula: its items, one more than are counted at most. */
  readonly items?: readonly number[];
}

/** Why a text cannot be searched for; a number or key that no item has is `missing`. */
export interface Unresolved {
  readonly problem: Message;
  readonly isMissing: boolean;
  readonly kind: StructureReading["kind"];
}

type Used = Pick<Services, "database" | "search" | "structures">;

/** Reads what was typed, drawn or pasted: a CAS number or InChIKey, a structure, or the name, formula or code of an item. */
export async function resolve(
  given: string,
  match: StructureMatch,
  services: Used,
  signal: AbortSignal,
): Promise<Resolved | Unresolved> {
  const { read } = services.database;
  const text = structureText(given);
  if (text === "") return unresolved(structureMessages.empty);
  if (isReaction(given)) return unresolved(structureMessages.reaction);
  const structure = (smiles: string) => services.structures.read(smiles, match, signal);
  const byKey = async (inchiKey: string, kind: "inchi" | "inchikey") => {
    const smiles = await smilesByInchiKey(read, inchiKey);
    return smiles === undefined
      ? unresolved(structureMessages.unknownInchiKey, kind, true)
      : answerOf(await structure(smiles), kind, inchiKey);
  };
  /** A compound of a metal, which may be written with bonds or as ions, as an item has it; else a halide as ions. */
  const asSold = async (query: MoleculeReading): Promise<QueryReading> => {
    if (match !== "exact" || query.metalKey === "") return query;
    const smiles = (await smilesByInchiKey(read, query.metalKey)) ?? withIons(query.code);
    return smiles === query.code ? query : structure(smiles);
  };
  const inchiKey = parseInchiKey(text);
  if (inchiKey !== undefined) {
    // Without an index it is not known which keys there are.
    await structure("C");
    return byKey(inchiKey, "inchikey");
  }
  const cas = parseCasNumber(text);
  const reading = cas === undefined ? await structure(text) : "unreadable";
  if (isInchi(reading)) return byKey(reading.inchiKey, "inchi");
  if (isMolecule(reading)) {
    const sold = await asSold(reading);
    return answerOf(isMolecule(sold) ? { ...sold, kind: reading.kind } : reading);
  }
  // Elements alone are written as SMILES and searched for as a pattern.
  const isElements = typeof reading !== "string" && reading.kind === "smiles";
  if (isMolfile(text) || isElements) return answerOf(reading);
  if (isMolecularFormula(text)) {
    const items = await itemsOfFormula(text, services);
    const query = { kind: "formula", code: text, smiles: "", atoms: 0 } as const;
    if (items.length > 0) return { query, isPattern: false, partKey: "", items };
  }
  if (text.length <= LONGEST_KEYWORD && (reading === "unreadable" || isWord(text))) {
    const named = await structureNamed(read, text);
    if (named !== "") return answerOf(await structure(named), cas === undefined ? "name" : "cas");
  }
  if (cas !== undefined) return unresolved(structureMessages.unreadable, "cas", true);
  if (isFormulaOnly(text)) {
    const smiles = await structureOfFormula(text, services);
    return smiles === ""
      ? unresolved(structureMessages.unknownFormula, "name", true)
      : answerOf(await structure(smiles), "name");
  }
  if (reading !== "unreadable") return answerOf(reading);
  const smiles = titledSmiles(text);
  const titled = smiles === undefined ? "unreadable" : await structure(smiles);
  // The first word of a name may be a pattern of letters.
  const isRead = titled !== "unreadable" && (isMolecule(titled) || !isWord(smiles ?? ""));
  return isRead ? answerOf(titled) : unresolved(unreadable(text), "name");
}

/** Whether a text has letters and digits alone, or is a formula: without being a SMILES, it is rather a name than a pattern. */
const isWord = (text: string) => /^[\p{L}\p{N}]+$/u.test(text) || isFormula(text);

type MoleculeReading = Extract<QueryReading, { readonly metalKey: string }> & {
  readonly isPattern: false;
};

const isMolecule = (reading: QueryReading): reading is MoleculeReading =>
  typeof reading !== "string" && reading.kind !== "inchi" && !reading.isPattern;

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
