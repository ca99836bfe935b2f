import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFault } from "./problems.ts";

/** A picture beside a file of gifts. */
export type ReadPicture =
  | { readonly kind: "read"; readonly svg: string }
  | { readonly kind: "missing" }
  | { readonly kind: "faulty"; readonly fault: PictureFault };

const LARGEST_BYTES = 50_000;

/** What the shop shows of a drawing, and what it may hold besides. */
const TAGS = new Set(
  "svg g path line polyline polygon circle ellipse rect text tspan title desc".split(" "),
);
/** A tag as XML has it: white space before each attribute, whose value is in quotes. */
const TAG =
  /<(?<end>\/?)(?<name>[a-z][\w:.-]*)(?:\s+[a-z_][\w:.-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*(?<empty>\/?)>/giu;
/** How deep elements may be in one another. */
const MOST_LEVELS = 32;
/** Attributes that the shop does not show, or that run or load something. */
const FOREIGN = /\s(?:style|class|on\w+|(?:xlink:)?href)\s*=|url\s*\(|<!\[CDATA\[/iu;

/** Reads an SVG picture from a folder. It is taken in as it is, without what precedes its drawing. */
export async function readPicture(folder: string, file: string): Promise<ReadPicture> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: "missing" };
  if (found.size > LARGEST_BYTES) return { kind: "faulty", fault: "too-large" };
  return checkDrawing(await readFile(path));
}

/** Takes in a drawing of which the shop shows everything. */
export function checkDrawing(bytes: Buffer): Exclude<ReadPicture, { kind: "missing" }> {
  const faulty = (fault: PictureFault) => ({ kind: "faulty", fault }) as const;
  if (!isUtf8(bytes)) return faulty("not-svg");
  const svg = new TextDecoder()
    .decode(bytes)
    .replaceAll(/<!--[\s\S]*?-->/gu, "")
    .replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*>\s*)?/iu, "")
    .trim();
  const [head] = /^<svg\s[^<>]*>/u.exec(svg) ?? [];
  if (head === undefined || !svg.endsWith("</svg>")) return faulty("not-svg");
  if (!isDrawing(svg) || FOREIGN.test(svg)) return faulty("not-a-drawing");
  return hasSize(head) ? { kind: "read", svg } : faulty("no-size");
}

/** Whether all tags are those of a drawing, closed in their order, and not too deep. */
function isDrawing(svg: string): boolean {
  if (svg.replaceAll(TAG, "").includes("<")) return false;
  const open: string[] = [];
  for (const { groups: { end = "", name = "", empty = "" } = {} } of svg.matchAll(TAG)) {
    if (!TAGS.has(name)) return false;
    if (end !== "") {
      if (open.pop() !== name) return false;
    } else if (empty === "" && open.push(name) > MOST_LEVELS) return false;
  }
  return open.length === 0;
}

function hasSize(head: string): boolean {
  const [, box] = /\sviewBox\s*=\s*["']([^"']*)["']/u.exec(head) ?? [];
  const [, width] = /\swidth\s*=\s*["']([\d.]+)(?:px)?["']/u.exec(head) ?? [];
  const [, height] = /\sheight\s*=\s*["']([\d.]+)(?:px)?["']/u.exec(head) ?? [];
  const [, , boxWidth, boxHeight] = (box ?? "").trim().split(/[\s,]+/u);
  return Number(width ?? boxWidth) > 0 && Number(height ?? boxHeight) > 0;
}
