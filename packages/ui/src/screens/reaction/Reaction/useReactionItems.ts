import type { Failure } from "@reagent/api/client/failure";
import type { RequiredFiling } from "@reagent/api/contract/filing";
import { resolveReaction, type ResolvedReaction } from "@reagent/api/contract/reaction";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../data/use-action.tsx";
import type { FoundRow, FoundRows } from "./reaction-rows.ts";
import type { ReactionRow } from "./reaction-state.ts";

/** Typing is looked up after this pause, in milliseconds. */
const PAUSE_MS = 300;

interface FoundItems {
  /** By the text of the row: an answer that comes late is that of its text, and of no other. */
  readonly found: FoundRows;
  /** The filings that items of any of the texts require, each kind once. */
  readonly filings: readonly RequiredFiling[];
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Looks up the texts of a plan that are not known yet, all in one call. */
export function useReactionItems(rows: readonly ReactionRow[]): FoundItems {
  const { run, isBusy } = useAction(resolveReaction);
  const [found, setFound] = useState<FoundRows>(new Map());
  const [filings, setFilings] = useState<FoundItems["filings"]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    const texts = new Set(rows.map(({ text }) => text).filter((text) => text.trim() !== ""));
    const wanted = [...texts].filter((text) => !found.has(text) && !underWay.current.has(text));
    if (wanted.length === 0) return undefined;
    const look = async () => {
      for (const text of wanted) underWay.current.add(text);
      const outcome = await run({ rows: wanted });
      for (const text of wanted) underWay.current.delete(text);
      setFailure(outcome.ok ? undefined : outcome.failure);
      if (!outcome.ok) return;
      const { data } = outcome;
      setFound((before) => new Map([...before, ...foundRows(wanted, data)]));
      setFilings((before) => withFilings(before, data.filings));
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows, found, run, attempt]);
  return { found, filings, failure, isBusy, retry: () => setAttempt((count) => count + 1) };
}

/** Filings with those of later texts; what is known of the licence for highly toxic chemicals stays where these texts have none. */
function withFilings(
  before: FoundItems["filings"],
  later: readonly RequiredFiling[],
): RequiredFiling[] {
  const filings = new Map(before.map((filing) => [filing.kind, filing]));
  for (const filing of later) {
    const known = filings.get(filing.kind)?.poisonLicence ?? "not-required";
    const { poisonLicence: found } = filing;
    const poisonLicence = found === "not-required" ? known : found;
    filings.set(filing.kind, { ...filing, poisonLicence });
  }
  return [...filings.values()];
}

function foundRows(texts: readonly string[], answer: ResolvedReaction): [string, FoundRow][] {
  const items = new Map(answer.items.map((item) => [item.itemCode, item]));
  const viewer = answer.isLoggedIn ? "customer" : "guest";
  return texts.map((text, at) => {
    const row = answer.rows[at];
    const own = row?.itemCodes.flatMap((code) => items.get(code) ?? []) ?? [];
    return [
      text,
      {
        items: own,
        isExact: row?.isExact ?? false,
        molecularWeight: row?.molecularWeight ?? "",
        viewer,
      },
    ];
  });
}
