import type { Node } from "./node.ts";

/*
 * What the oldest supported browsers lack (docs/decisions/2026-11-27-supported-browsers.md): Chromium 109, Firefox 115,
 * Safari 15.6. The compiler knows the language's methods by the `lib` of each tsconfig.json; it has one `dom`, today's, and no style
 * sheets.
 */

/** Code that runs in browsers, without tests and stories, which run in today's. */
const BROWSER_CODE = /^(?:packages\/(?:domain|api|ui)|apps\/shop)\/(?:src|structure-editor)\//u;
const ELSEWHERE =
  /\.(?:test|stories)\.tsx?$|\/(?:testing|foundations|mock)\/|^apps\/shop\/src\/server\.tsx$/u;

/** Globals and methods, by the browser that lacks them. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  "Chromium before 116": ["AbortSignal.any"],
  "Safari before 16": ["AbortSignal.timeout", "showPicker"],
  "Chromium before 120": ["URL.canParse", "URL.parse"],
  "Firefox before 119": ["ariaLabel", "ariaPressed", "ariaExpanded", "ariaHidden", "ariaChecked"],
  "Firefox before 125": ["Intl.Segmenter"],
  "Firefox before 142": ["URLPattern"],
  "Safari before 17.4": ["checkVisibility"],
  "Safari before 16.4": [
    "OffscreenCanvas",
    "CompressionStream",
    "DecompressionStream",
    "adoptedStyleSheets",
    "userActivation",
  ],
  Safari: ["requestIdleCallback", "cancelIdleCallback", "scrollIntoViewIfNeeded"],
  "most of the supported browsers": [
    "Intl.DurationFormat",
    "showPopover",
    "hidePopover",
    "togglePopover",
    "startViewTransition",
    "requestClose",
    "moveBefore",
    "setHTMLUnsafe",
    "parseHTMLUnsafe",
    "getHTML",
    "computedStyleMap",
    "registerProperty",
    "caretPositionFromPoint",
  ],
};
const lackedBy = new Map(
  Object.entries(LACKING).flatMap(([browser, names]) =>
    names.map((name) => [name, browser] as const),
  ),
);

/** Files that ask first whether the browser has them. */
const ASKING: Readonly<Record<string, readonly string[]>> = {
  "packages/ui/src/when-idle.ts": ["requestIdleCallback", "cancelIdleCallback"],
  "apps/shop/src/fetch-ahead.ts": ["URLPattern"],
  "apps/shop/src/first-calls.ts": ["URLPattern"],
};

const isBrowserCode = (file: string) => BROWSER_CODE.test(file) && !ELSEWHERE.test(file);

const nameOf = (node: Node | undefined): string =>
  typeof node?.name === "string" ? node.name : "";

const textOf = ({ value, quasis }: Node): string =>
  typeof value === "string" ? value : (quasis?.map((each) => each.value.raw).join("") ?? "");

/** Why a file may not have this node, or undefined where it may: a supported browser does not know it. */
export function objectionToNewer(file: string, node: Node): string | undefined {
  if (!isBrowserCode(file)) return undefined;
  if (/\(\?<[=!]/u.test(node.regex?.pattern ?? textOf(node)))
    return "Safari before 16.4 has no lookbehind, and refuses the whole file: use `findAfter` of packages/domain.";
  if (node.regex?.flags.includes("v"))
    return "Chromium before 112 does not know the flag v of regular expressions: use u.";
  const own = nameOf(node.property ?? node);
  const name = node.object ? `${nameOf(node.object)}.${own}` : own;
  if (!lackedBy.has(name) || ASKING[file]?.includes(name)) return undefined;
  return (
    `${lackedBy.get(name)} has no ${name}. Write it plainly, or ask whether the browser has it, and name the file in ` +
    "scripts/lint/browsers.ts."
  );
}

/** Styles, by what lacks them; a list of values, of which a browser takes the last that it knows, is a fallback. */
const STYLES: readonly { readonly pattern: RegExp; readonly lacking: string }[] = [
  { pattern: /:has\(/u, lacking: "Firefox before 121" },
  { pattern: /: ["'`][^"'`]*color-mix\(/u, lacking: "Chromium before 111 and Safari before 16.2" },
  { pattern: /: "subgrid"/u, lacking: "Chromium before 117 and Safari before 16" },
  { pattern: /@container|container(?:Type|Name)?: /u, lacking: "Safari before 16" },
  { pattern: /overflow[XY]?: .*"clip"/u, lacking: "Safari before 16" },
  { pattern: /(?:float|clear): "inline-/u, lacking: "Chromium before 118" },
  { pattern: /(?:width|height) ?[<>]/u, lacking: "Safari before 16.4" },
  { pattern: /\b(?:oklch|oklab|light-dark)\(|\((?:from) var/u, lacking: "Chromium before 111" },
  { pattern: /@(?:starting-style|property|scope)\b/u, lacking: "most of the supported browsers" },
  { pattern: /\d(?:r?lh|r?cap|r?ic)\b/u, lacking: "Firefox before 120" },
  { pattern: /\blinear\(\s*\d/u, lacking: "Chromium before 113 and Safari before 17.2" },
  { pattern: /["'`][^"'`]*\b(?:round|mod|pow|sqrt|sin|cos)\(/u, lacking: "Chromium before 111" },
  { pattern: /-child\([^)]* of /u, lacking: "Chromium before 111" },
  { pattern: /:(?:user-(?:in)?valid|open|popover-open|state\()/u, lacking: "Chromium before 119" },
  { pattern: /\b(?:anchorName|positionAnchor|positionArea|positionTry)/u, lacking: "Firefox" },
];

/** The fallback of `:has` in `@supports`. */
const HAS_FALLBACK = /\b(?:withoutHas|ringWithoutHas)\b/u;

/** Styles that may be missing, and how the page looks then. */
const MISSED: Readonly<Record<string, string>> = {
  "packages/ui/src/screens/product/parts/ItemList/ItemList.css.ts": "as on a phone",
  "packages/ui/src/screens/product/parts/ItemList/ItemRows.css.ts": "as on a phone",
  "packages/ui/src/screens/product/parts/ItemList/SubstanceGroup.css.ts": "as on a phone",
  "packages/ui/src/layouts/parts/ComparisonBar/ComparisonBar.css.ts": "the focus may be under it",
  "packages/ui/src/blocks/OrderBar/OrderBar.css.ts": "the focus may be under it",
  "packages/ui/src/blocks/OrderSide/OrderSide.css.ts": "the focus may be under it",
  "packages/ui/src/theme/print.css.ts": "buttons are printed",
  "packages/ui/src/theme/rising.ts": "layers appear without motion",
  "packages/ui/src/screens/instrument/Instrument/Instrument.css.ts": "a photograph is smaller",
  "packages/ui/src/screens/product-line/ProductLines/ProductLines.css.ts":
    "no mark under a pointer",
};

/** What a file of styles may not have, with its line, since a supported browser would show something else. */
export function objectionsToStyles(file: string, source: string): string[] {
  const isOfStyles = /\.css\.ts$|\/theme\/[\w-]+\.ts$/u.test(file);
  if (!isBrowserCode(file) || !isOfStyles || MISSED[file] !== undefined) return [];
  const hasFallback = HAS_FALLBACK.test(source);
  return source.split("\n").flatMap((line, at) =>
    STYLES.filter(({ pattern }) => pattern.test(line))
      .filter(({ pattern }) => !(hasFallback && pattern.source === ":has\\("))
      .map(
        ({ lacking }) =>
          `Line ${at + 1} is not understood by ${lacking}. Give it a fallback: a list of values, or @supports. Where a page without it ` +
          "is whole, name the file in scripts/lint/browsers.ts.",
      ),
  );
}
