import type { Failure } from "@reagent/api/client/failure";
import { lookUpStructures, type StructureVerdict } from "@reagent/api/contract/structure";
import {
  isEntryTooLong,
  structureCalls,
  type StructureEntry,
} from "@reagent/domain/structure-list";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../data/use-action.tsx";

/** An entry with its verdict; undefined for one that is too long to be looked up. */
export interface LookedUp {
  readonly entry: StructureEntry;
  readonly verdict: StructureVerdict | undefined;
}

type Outcome =
  | { readonly kind: "done"; readonly results: readonly LookedUp[] }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The page was left. */
  | { readonly kind: "stopped" };

/** Looks up a list in as many calls as it needs, one after the other. */
export function useListSearch() {
  const { run } = useAction(lookUpStructures);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const search = async (entries: readonly StructureEntry[]): Promise<Outcome> => {
    const sent = entries.filter((entry) => !isEntryTooLong(entry));
    const verdicts = new Map<StructureEntry, StructureVerdict | undefined>();
    setProgress({ done: 0, all: entries.length });
    for (const call of structureCalls(sent)) {
      const outcome = await run({ entries: call.map(({ text }) => text) });
      if (isLeft.current) return { kind: "stopped" };
      if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
      for (const [at, entry] of call.entries()) verdicts.set(entry, outcome.data.verdicts[at]);
      setProgress({ done: verdicts.size, all: entries.length });
    }
    const results = entries.map((entry) => ({ entry, verdict: verdicts.get(entry) }));
    return { kind: "done", results };
  };
  return { search, progress };
}
