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
const TAG = /<\/?([a-z][\w:.-]*)/giu;
/** Attributes that the shop does not show, or that run or load something. */
const FOREIGN = /\s(?:style|class|on\w+|(?:xlink:)?href)\s*=|url\s*\(|<!\[CDATA\[/iu;

/** Reads an SVG picture from a folder. It is taken in as it is, without what precedes its drawing. */
export async function readPicture(folder: string, file: string): Promise<ReadPicture> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: "missing" };
  if (found.size > LARGEST_BYTES) return { kind: "faulty", fault: "too-large" };
  return checked(await readFile(path));
}

function checked(bytes: Buffer): ReadPicture {
  const faulty = (fault: PictureFault) => ({ kind: "faulty", fault }) as const;
  if (!isUtf8(bytes)) return faulty("not-svg");
  const svg = new TextDecoder()
    .decode(bytes)
    .replaceAll(/<!--[\s\S]*?-->/gu, "")
    .replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*>\s*)?/iu, "")
    .trim();
  const [head] = /^<svg\s[^<>]*>/u.exec(svg) ?? [];
  if (head === undefined || !svg.endsWith("</svg>")) return faulty("not-svg");
  const tags = [...svg.matchAll(TAG)].map(([, tag = ""]) => tag);
  if (!tags.every((tag) => TAGS.has(tag)) || FOREIGN.test(svg) || svg.includes("<!"))
    return faulty("not-a-drawing");
  return hasSize(head) ? { kind: "read", svg } : faulty("no-size");
}

function hasSize(head: string): boolean {
  const [, box] = /\sviewBox\s*=\s*["']([^"']*)["']/u.exec(head) ?? [];
  const [, width] = /\swidth\s*=\s*["']([\d.]+)(?:px)?["']/u.exec(head) ?? [];
  const [, height] = /\sheight\s*=\s*["']([\d.]+)(?:px)?["']/u.exec(head) ?? [];
  const [, , boxWidth, boxHeight] = (box ?? "").trim().split(/[\s,]+/u);
  return Number(width ?? boxWidth) > 0 && Number(height ?? boxHeight) > 0;
}
