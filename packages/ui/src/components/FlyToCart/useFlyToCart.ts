import { atom, useSetAtom, useStore } from "jotai";
import { useCallback } from "react";

const targetsAtom = atom<readonly Element[]>([]);

/**
 * A ref for the element that represents the cart: `<a ref={useCartTarget()}>`. Of several, the visible one is the
 * target.
 */
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
 * Animates a mark from an element to the cart in about 1.2 s (storefront §4, add to cart). Resolves at once without a
 * visible cart or with reduced motion.
 */
export function useFlyToCart(): (from: Element) => Promise<void> {
  const store = useStore();
  return useCallback(
    async (from) => {
      const target = store.get(targetsAtom).find((each) => each.getClientRects().length > 0);
      if (!target) return;
      // If the code does not load, the animation is skipped.
      const code = await import("./fly.ts").catch(() => undefined);
      await code?.fly(from, target);
    },
    [store],
  );
}
