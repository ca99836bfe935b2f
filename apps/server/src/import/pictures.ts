import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sizeName } from "@reagent/api/contract/pictures";
import { imageFacts } from "@reagent/domain/image-size";
import type { ImageFile } from "../catalogue/catalogue.ts";
import type { PictureFault } from "./faults.ts";

/** A picture beside a file of goods. */
export type ReadPicture =
  | { readonly kind: "drawing"; readonly svg: string }
  | { readonly kind: "image"; readonly image: ImageFile }
  | { readonly kind: "missing" }
  | { readonly kind: "faulty"; readonly fault: PictureFault };

/** A drawing is part of pages, an image a file that a browser keeps. In bytes. */
const LARGEST = { drawing: 50_000, image: 200_000 } as const;
const NAME_LENGTH = 32;
/** In pixels. */
const LONGEST_SIDE = 2000;
/** A larger image takes too much memory to be made smaller. */
const MOST_PIXELS = LONGEST_SIDE * LONGEST_SIDE;

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

/** Reads a picture from a folder: an SVG drawing, without what precedes it, or a PNG, JPEG or WebP image. */
export async function readPicture(folder: string, file: string): Promise<ReadPicture> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: "missing" };
  const isDrawing = file.toLowerCase().endsWith(".svg");
  if (found.size > (isDrawing ? LARGEST.drawing : LARGEST.image))
    return { kind: "faulty", fault: isDrawing ? "too-large" : "image-too-large" };
  const bytes = await readFile(path);
  return isDrawing ? checkDrawing(bytes) : checkedImage(bytes);
}

/** The file of an image, or of a drawing that is shown as an image. */
export function imageFile(bytes: Buffer, mediaType: string): ImageFile {
  const hash = createHash("sha256").update(mediaType).update(bytes).digest("hex");
  const name = hash.slice(0, NAME_LENGTH);
  const { width, height } = imageFacts(bytes) ?? { width: 0, height: Infinity };
  return width * height > MOST_PIXELS || width === 0
    ? { name, mediaType, bytes, width: undefined }
    : { name: sizeName(name, width), mediaType, bytes, width };
}

function checkedImage(bytes: Buffer): ReadPicture {
  const facts = imageFacts(bytes);
  if (!facts) return { kind: "faulty", fault: "not-an-image" };
  return Math.max(facts.width, facts.height) > LONGEST_SIDE
    ? { kind: "faulty", fault: "too-wide" }
    : { kind: "image", image: imageFile(bytes, `image/${facts.type}`) };
}

/** Takes in a drawing of which the shop shows everything. */
export function checkDrawing(
  bytes: Buffer,
): Extract<ReadPicture, { kind: "drawing" } | { kind: "faulty" }> {
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
  return hasSize(head) ? { kind: "drawing", svg } : faulty("no-size");
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
