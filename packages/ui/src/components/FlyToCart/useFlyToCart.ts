import { atom, useSetAtom, useStore } from "jotai";
import { useCallback } from "react";
import { arc } from "./arc.ts";
import * as css from "./fly.css.ts";

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
 * Shows where a thing went: a mark flies from it to the cart in about 1.2 s (storefront §4). Ends at once
 * where there is no cart in sight, or for people who ask for less motion.
 */
export function useFlyToCart(): (from: Element) => Promise<void> {
  const store = useStore();
  return useCallback(
    async (from) => {
      const target = store.get(targetsAtom).find((each) => each.getClientRects().length > 0);
      if (target) await fly(from, target);
    },
    [store],
  );
}

async function fly(from: Element, target: Element): Promise<void> {
  const flier = document.createElement("span");
  flier.className = css.flier;
  flier.ariaHidden = "true";
  const points = arc(centreOf(from), centreOf(target));
  document.body.append(flier);
  const duration = Number.parseFloat(getComputedStyle(flier).animationDuration) * 1000;
  try {
    if (!(duration > 0)) return;
    const flight = flier.animate(
      points.map(({ x, y }, index) => ({
        transform: `translate(${x}px, ${y}px) scale(${1 - (0.6 * index) / points.length})`,
      })),
      { duration, easing: "cubic-bezier(0.4, 0, 0.6, 1)" },
    );
    await flight.finished;
    target.animate([{ transform: "scale(1.15)" }, { transform: "none" }], {
      duration: duration / 6,
    });
  } finally {
    flier.remove();
  }
}

/* What is scrolled out of sight is flown to at the window's edge. */
function centreOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.min(innerWidth, Math.max(0, left + width / 2)),
    y: Math.min(innerHeight, Math.max(0, top + height / 2)),
  };
}
