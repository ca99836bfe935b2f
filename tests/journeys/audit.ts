import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";
import { waitUntilRead } from "./watched-pages.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in the page, as "rule: elements". The only frame, that of the structure editor, is a document of its own. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      runOnly: rules,
      resultTypes: ["violations"],
      iframes: false,
    });
    // Markers of places that are near each other overlap; the list beside the map has the same places (WCAG 2.5.8, equivalent).
    const isCounted = (id: string, html: string) =>
      id !== "target-size" || !html.includes("maplibregl-marker");
    return violations.flatMap(({ id, nodes }) => {
      const counted = nodes.filter(({ html }) => isCounted(id, html));
      const found = counted.map(({ html, failureSummary, any, all, none }) => {
        const others = [...any, ...all, ...none].flatMap(({ relatedNodes }) => relatedNodes ?? []);
        return [html, failureSummary, ...others.map((other) => other.html)].join("\n  ");
      });
      return found.length > 0 ? [`${id}: ${found.join(" | ")}`] : [];
    });
  }, RULES);
}

/** Expects no accessibility violation and no sideways scrolling, once the page has read its data. */
export async function expectUsable(page: Page): Promise<void> {
  await waitUntilRead(page);
  const found = await violationsIn(page);
  expect.soft(found, `accessibility violations at ${page.url()}`).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/** Frames in which nothing changes its size, where nothing does so by itself. */
const FRAMES = 6;

/**
 * Expects that no canvas or box, in the page or in a frame of it, changes its size from frame to frame: a size that follows from a scrollbar
 * that appears and disappears never settles. Changes that end are not counted: the sizes have to change in most of the frames.
 */
export async function expectSteadySizes(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const restless = await frame.evaluate(async (frames) => {
      const allIn = (root: ParentNode): Element[] =>
        [...root.querySelectorAll("*")].flatMap((element) => [
          element,
          ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
        ]);
      const sizeOf = (element: Element): string => {
        const own = element instanceof HTMLCanvasElement ? [element.width, element.height] : [];
        return [element.clientWidth, element.clientHeight, ...own].join(" × ");
      };
      const elements = allIn(document);
      const changes = new Map<Element, number>();
      let before = elements.map(sizeOf);
      for (let count = 0; count < frames; count += 1) {
        await new Promise(requestAnimationFrame);
        const now = elements.map(sizeOf);
        for (const [at, element] of elements.entries())
          if (now[at] !== before[at]) changes.set(element, (changes.get(element) ?? 0) + 1);
        before = now;
      }
      return [...changes]
        .filter(([, count]) => count > frames / 2)
        .map(([element]) => `${element.tagName.toLowerCase()}.${element.className}`);
    }, FRAMES);
    expect.soft(restless, `elements that change their size at ${page.url()}`).toEqual([]);
  }
}

/** Expects it soon: what reacts to a new width by script is drawn a moment later. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhangOf = (frame: Frame) =>
    frame.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  const overhang = async () => Math.max(...(await Promise.all(page.frames().map(overhangOf))));
  await expect
    .configure({ soft: true })
    .poll(overhang, { message: `width of the content beyond the window, at ${page.url()}` })
    .toBeLessThanOrEqual(0);
}
