import { useAtomValue } from "jotai";
import { useState } from "react";
import { dropDraft, readDraft, storeDraft } from "../../../../components/Form/drafts.ts";
import { finishedAttemptsAtom } from "../../../../state/atoms.ts";
import { draftNames } from "../../../../state/draft-names.ts";
import { useStorage } from "../../../../state/storage.tsx";
import type { Stores } from "../../../../state/stores.ts";
import { useClientValue } from "../../../../state/use-client-value.ts";

/** By product id: 0 for a pack without an entry, null for one whose typed text is no quantity. */
export type Quantities = Readonly<Record<string, number | null>>;

/** The quantity of a pack. */
export function quantityIn(quantities: Quantities, productId: string): number | null {
  const quantity = quantities[productId];
  return quantity === undefined ? 0 : quantity;
}

interface StoredQuantities {
  readonly quantities: Quantities;
  /** Sets the quantities of the given packs only. */
  readonly choose: (quantities: Quantities) => void;
  /** Deletes all quantities. */
  readonly clear: () => void;
}

/** The chosen quantities of an item's packs, stored until they are in the cart, as a log-in reloads the page. */
export function useStoredQuantities(itemCode: string): StoredQuantities {
  const stores = useStorage();
  const name = draftNames.packs(itemCode);
  // Renders again once they were added after a login.
  useAtomValue(finishedAttemptsAtom);
  const stored = useClientValue(() => JSON.stringify(quantitiesIn(stores, name)), "{}");
  const [latest, setLatest] = useState<{ name: string; quantities: Quantities }>();
  const quantities = latest?.name === name ? latest.quantities : (JSON.parse(stored) as Quantities);
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

/** Removes the stored quantities of an item's packs. */
export function forgetQuantities(stores: Stores, itemCode: string): void {
  dropDraft(stores, draftNames.packs(itemCode));
}

function quantitiesIn(stores: Stores, name: string): Quantities {
  const whole = (entry: [string, unknown]): entry is [string, number] => Number.isInteger(entry[1]);
  return Object.fromEntries(Object.entries(readDraft(stores, name) ?? {}).filter(whole));
}
