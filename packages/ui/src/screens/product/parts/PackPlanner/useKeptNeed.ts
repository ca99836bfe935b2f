import { useState } from "react";
import { readDraft, storeDraft } from "../../../../components/Form/drafts.ts";
import { useStorage } from "../../../../state/storage.tsx";

/** What is typed of a need, and what of it was calculated last. */
interface Need {
  readonly text: string;
  readonly asked: string | undefined;
}

/** The need that was typed for an item, kept when its panel closes and over a log-in. Not for a first render. */
export function useKeptNeed(itemCode: string): [Need, (need: Need) => void] {
  const stores = useStorage();
  const name = `need of ${itemCode}`;
  const [need, setNeed] = useState<Need>(() => {
    const { text, asked } = readDraft(stores, name) ?? {};
    return {
      text: typeof text === "string" ? text : "",
      asked: typeof asked === "string" ? asked : undefined,
    };
  });
  const keep = (next: Need) => {
    setNeed(next);
    storeDraft(stores, name, { ...next });
  };
  return [need, keep];
}
