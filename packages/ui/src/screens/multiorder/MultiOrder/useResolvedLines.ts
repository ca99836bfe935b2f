import type { Failure } from "@reagent/api/client/failure";
import { resolveOrderSheet, type SheetPack } from "@reagent/api/contract/order-sheet";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../data/use-action.tsx";
import { isBlank, isTooLong, type SheetRow } from "./order-sheet-state.ts";

/** Typing is looked up after this pause, in milliseconds. */
const PAUSE_MS = 300;

/** What a line means. */
export interface ResolvedLine {
  /** The pack that it means for certain; empty where it has to be chosen. */
  readonly productId: string;
  /** The packs to choose from, likeliest first. */
  readonly offers: readonly SheetPack[];
}

interface Resolved {
  /** By the text of the line: an answer that comes late is that of its text, and of no other. */
  readonly lines: ReadonlyMap<string, ResolvedLine>;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Looks up the lines of a sheet that are not known yet, each text once. */
export function useResolvedLines(rows: readonly SheetRow[]): Resolved {
  const { run, isBusy } = useAction(resolveOrderSheet);
  const [lines, setLines] = useState<ReadonlyMap<string, ResolvedLine>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    const texts = new Set(
      rows.filter((row) => !isBlank(row) && !isTooLong(row)).map(({ text }) => text),
    );
    const wanted = [...texts]
      .filter((text) => !lines.has(text) && !underWay.current.has(text))
      .slice(0, MOST_SHEET_LINES);
    if (wanted.length === 0) return undefined;
    const look = async () => {
      for (const text of wanted) underWay.current.add(text);
      const outcome = await run({ lines: wanted });
      for (const text of wanted) underWay.current.delete(text);
      setFailure(outcome.ok ? undefined : outcome.failure);
      if (!outcome.ok) return;
      const packs = new Map(outcome.data.packs.map((offer) => [offer.pack.productId, offer]));
      const found = outcome.data.lines.map(({ productId, suggestions }) => ({
        productId,
        offers: suggestions.flatMap((id) => packs.get(id) ?? []),
      }));
      setLines((before) => {
        const after = new Map(before);
        for (const [at, line] of found.entries()) after.set(wanted[at] ?? "", line);
        return after;
      });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows, lines, run, attempt]);
  return { lines, failure, isBusy, retry: () => setAttempt((count) => count + 1) };
}
