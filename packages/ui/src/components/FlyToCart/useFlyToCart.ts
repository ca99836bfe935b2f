import { atom, useSetAtom, useStore } from "jotai";
import { useCallback } from "react";

const targetsAtom = atom<readonly Element[]>([]);

/** A ref for the thing that stands for the cart: `<a ref={useCartTarget()}>`. Of several, the one in sight is flown to. */
export function useCartTarget(): (target: Element | null) => (() => void) | undefined {
  const setTargets = useSetAtom(targetsAtom);
  return useCallback(
    (target) => {
      if (!target) return undefined;
      setTargets((targets) => [...targets, target]);
      return () => setTargets((targets) => targets.filter((each) => each !== target));
    },
    [setTargets],
  );
}

/**
 * Shows where a thing went: a mark flies from it to the cart in about 1.2 s (storefront §4, add to cart). Ends at once
 * where there is no cart in sight, or for people who ask for less motion.
 */
export function useFlyToCart(): (from: Element) => Promise<void> {
  const store = useStore();
  return useCallback(
    async (from) => {
      const target = store.get(targetsAtom).find((each) => each.getClientRects().length > 0);
      if (!target) return;
      // Without its code nothing flies; what it shows has happened all the same.
      const code = await import("./fly.ts").catch(() => undefined);
      await code?.fly(from, target);
    },
    [store],
  );
}
