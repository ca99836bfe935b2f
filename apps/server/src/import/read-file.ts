import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type JcampFault, readJcamp } from "@reagent/domain/jcamp";
import {
  convertSpectrum,
  type DrawnSpectrum,
  type SpectrumKind,
} from "@reagent/domain/spectrum-curve";
import { fileTypeFromBuffer } from "file-type";

/** Why a document beside a file of goods is not taken in. */
export type DocumentFault = "not-pdf" | "too-large" | "axis" | `jcamp-${JcampFault}`;

interface Missing {
  readonly kind: "missing";
}

interface Faulty {
  readonly kind: "faulty";
  readonly fault: DocumentFault;
}

/** A PDF beside a file of goods. */
export type ReadPdf = { readonly kind: "pdf"; readonly bytes: Buffer } | Missing | Faulty;

/** A spectrum beside a file of goods: the maker's PDF, or what a JCAMP-DX file holds. */
export type ReadSpectrum = ReadPdf | { readonly kind: "drawn"; readonly spectrum: DrawnSpectrum };

const LARGEST_BYTES = 20_000_000;

/** Reads a PDF from a folder. */
export async function readPdf(folder: string, file: string): Promise<ReadPdf> {
  const bytes = await read(folder, file);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const type = await fileTypeFromBuffer(bytes);
  return type?.mime === "application/pdf" ? { kind: "pdf", bytes } : faulty("not-pdf");
}

/** Reads a spectrum of a kind from a folder, a PDF or a JCAMP-DX file by the end of its name. */
export async function readSpectrumFile(
  folder: string,
  file: string,
  kind: SpectrumKind,
): Promise<ReadSpectrum> {
  if (file.toLowerCase().endsWith(".pdf")) return readPdf(folder, file);
  const bytes = await read(folder, file);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const found = readJcamp(bytes.toString("latin1"));
  if (found.kind === "faulty") return faulty(`jcamp-${found.fault}`);
  const converted = convertSpectrum(kind, found.jcamp);
  if (converted.kind === "axis") return faulty("axis");
  return { kind: "drawn", spectrum: converted.spectrum };
}

async function read(folder: string, file: string): Promise<Buffer | Missing | Faulty> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: "missing" };
  return found.size > LARGEST_BYTES ? faulty("too-large") : readFile(path);
}

function faulty(fault: DocumentFault): Faulty {
  return { kind: "faulty", fault };
}
