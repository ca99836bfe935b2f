import { arc } from "./arc.ts";
import * as css from "./fly.css.ts";

/** Animates a mark from one element to another, which shakes on arrival. */
export async function fly(from: Element, target: Element): Promise<void> {
  const flier = document.createElement("span");
  flier.className = css.flier;
  flier.setAttribute("aria-hidden", "true");
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

/* For a target outside the window, the nearest point of its edge. */
function centreOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.min(innerWidth, Math.max(0, left + width / 2)),
    y: Math.min(innerHeight, Math.max(0, top + height / 2)),
  };
}
