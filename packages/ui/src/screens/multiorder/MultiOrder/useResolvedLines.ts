import type { Failure } from "@reagent/api/client/failure";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../data/use-action.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import { linesOf, type ResolvedLines } from "./order-sheet-lines.ts";
import { isTooLong, type SheetRow } from "./order-sheet-state.ts";

/** Typing is looked up after this pause, in milliseconds. */
const PAUSE_MS = 300;
/** Long lists are looked up by so many texts a call, so that the first rows are shown early. */
const LINES_OF_A_CALL = 100;

interface Resolved {
  /** By the text of the line: an answer that comes late is that of its text, and of no other. */
  readonly lines: ResolvedLines;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Looks up the lines of a sheet that are not known yet, each text once. */
export function useResolvedLines(rows: readonly SheetRow[]): Resolved {
  const { run, isBusy } = useAction(resolveOrderSheet);
  const [lines, setLines] = useState<ResolvedLines>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    const texts = new Set(
      rows.filter((row) => !isBlank(row) && !isTooLong(row)).map(({ text }) => text),
    );
    const wanted = [...texts].filter((text) => !lines.has(text) && !underWay.current.has(text));
    if (wanted.length === 0) return undefined;
    const look = async () => {
      for (const text of wanted) underWay.current.add(text);
      for (let at = 0; at < wanted.length; at += LINES_OF_A_CALL) {
        const asked = wanted.slice(at, at + LINES_OF_A_CALL);
        const outcome = await run({ lines: asked });
        setFailure(outcome.ok ? undefined : outcome.failure);
        if (!outcome.ok) break;
        const found = linesOf(asked, outcome.data);
        setLines((before) => new Map([...before, ...found]));
      }
      for (const text of wanted) underWay.current.delete(text);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows, lines, run, attempt]);
  return { lines, failure, isBusy, retry: () => setAttempt((count) => count + 1) };
}
