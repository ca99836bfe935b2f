import { expect, type Page } from "@playwright/test";

/** The smallest edge of a control's area in CSS pixels (WCAG 2.5.8). */
const EDGE_PX = 24;

interface Measured {
  /** How many controls were measured. */
  readonly count: number;
  /** Those that are too small, with their sizes. */
  readonly small: readonly string[];
}

/**
 * Measures buttons, fields and choices that can be pressed. The area of one is its box, or that of a pseudo-element that takes presses for
 * it. Links are judged by axe, which knows their exceptions: within a sentence, and with space around them. Of a text only the height
 * counts: its width is that of the machine's font, which may have no Chinese characters.
 */
function measureControls(edge: number): Measured {
  const CONTROLS = "button, select, textarea, summary, input:not([type=hidden], [type=file])";
  const isPressable = (control: Element): boolean => {
    if (control.matches(":disabled") || control.closest("[inert], [aria-hidden=true]"))
      return false;
    // What only screen readers find is clipped.
    const isClipped = [control, control.parentElement].some(
      (each) => each && getComputedStyle(each).clipPath !== "none",
    );
    return (
      !isClipped &&
      getComputedStyle(control).pointerEvents !== "none" &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const areaOf = (control: Element): readonly [number, number] => {
    const { width, height } = control.getBoundingClientRect();
    const sizes = ["::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(control, pseudo);
      if (style.content === "none" || style.position !== "absolute") return [];
      if (getComputedStyle(control).position === "static") return [];
      return [[Number.parseFloat(style.width), Number.parseFloat(style.height)] as const];
    });
    const widths = sizes.map(([each]) => each);
    const heights = sizes.map(([, each]) => each);
    return [Math.max(width, ...widths), Math.max(height, ...heights)];
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isPressable);
  const small = controls.flatMap((control) => {
    const [width, height] = areaOf(control);
    // Layout rounds edges to parts of a pixel.
    const isText = control.textContent.trim() !== "";
    if (Math.min(isText ? edge : width, height) >= edge - 0.1) return [];
    const name = control.ariaLabel ?? control.textContent.trim();
    return [`${width} × ${height}: ${name} ${control.outerHTML.slice(0, 120)}`];
  });
  return { count: controls.length, small };
}

/** Expects that each control of the page can be pressed on 24 × 24 px. Returns how many there are. */
export async function expectLargeControls(page: Page): Promise<number> {
  const { count, small } = await page.evaluate(measureControls, EDGE_PX);
  expect.soft(small, `controls that are too small at ${page.url()}`).toEqual([]);
  return count;
}
