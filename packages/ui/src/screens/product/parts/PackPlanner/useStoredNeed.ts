import { useState } from "react";
import { readDraft, storeDraft } from "../../../../components/Form/drafts.ts";
import { useStorage } from "../../../../state/storage.tsx";

/** The typed need, and the one calculated last. */
interface Need {
  readonly text: string;
  readonly asked: string | undefined;
}

/** The need typed for an item, stored while the panel is closed and across a log-in. Not for a first render: it reads storage. */
export function useStoredNeed(itemCode: string): [Need, (need: Need) => void] {
  const stores = useStorage();
  const name = `need of ${itemCode}`;
  const [need, setNeed] = useState<Need>(() => {
    const { text, asked } = readDraft(stores, name) ?? {};
    return {
      text: typeof text === "string" ? text : "",
      asked: typeof asked === "string" ? asked : undefined,
    };
  });
  const store = (next: Need) => {
    setNeed(next);
    storeDraft(stores, name, { ...next });
  };
  return [need, store];
}
