import { useState } from "react";
import { dropDraft, readDraft, storeDraft } from "../../../../components/Form/drafts.ts";
import { useStorage } from "../../../../state/storage.tsx";
import type { Stores } from "../../../../state/stores.ts";
import { useClientValue } from "../../../../state/use-client-value.ts";

/** By product id. */
export type Quantities = Readonly<Record<string, number>>;

interface KeptQuantities {
  readonly quantities: Quantities;
  /** Of the packs that are named; the others stay as they are. */
  readonly choose: (quantities: Quantities) => void;
  /** Back to 0, for good. */
  readonly clear: () => void;
}

/**
 * The quantities that were chosen of an item's packs, kept until they are in the cart: a log-in loads the page anew
 * and loses none.
 */
export function useKeptQuantities(itemCode: string): KeptQuantities {
  const stores = useStorage();
  const name = `packs of ${itemCode}`;
  const kept = useClientValue(() => JSON.stringify(quantitiesIn(stores, name)), "{}");
  const [latest, setLatest] = useState<{ name: string; quantities: Quantities }>();
  const quantities = latest?.name === name ? latest.quantities : (JSON.parse(kept) as Quantities);
  return {
    quantities,
    choose: (chosen) => {
      const next = { ...quantities, ...chosen };
      setLatest({ name, quantities: next });
      storeDraft(stores, name, next);
    },
    clear: () => {
      setLatest({ name, quantities: {} });
      dropDraft(stores, name);
    },
  };
}

function quantitiesIn(stores: Stores, name: string): Quantities {
  const whole = (entry: [string, unknown]): entry is [string, number] => Number.isInteger(entry[1]);
  return Object.fromEntries(Object.entries(readDraft(stores, name) ?? {}).filter(whole));
}
