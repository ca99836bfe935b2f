import type { PictogramCode } from "@reagent/domain/ghs";

/** A value on a printed sheet: a text, a formula with its subscripts, or pictograms above their names. */
export type Printed =
  | string
  | { readonly formula: string }
  | { readonly pictograms: readonly PictogramCode[]; readonly names: string };

export interface Fact {
  readonly label: string;
  readonly value: Printed;
}

export type Block =
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      /** The columns' shares of the width; equal ones unless given. */
      readonly shares?: readonly number[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "plot"; readonly plot: Plot }
  | { readonly kind: "codes"; readonly codes: readonly PrintedCode[] };

/** An address as a QR code, with the address and what it is about as text beside it. */
export interface PrintedCode {
  readonly address: string;
  readonly caption: string;
}

/** A spectrum or chromatogram, drawn from its curve, or else from its peaks. */
export interface Plot {
  readonly axis: string;
  /** The ends of the axis as drawn, from left to right. */
  readonly from: number;
  readonly to: number;
  /** Half the width of a peak at half its height, in the axis' unit. */
  readonly halfWidth: number;
  /** Whether peaks point down, as in an infrared spectrum. */
  readonly isInverted: boolean;
  readonly peaks: readonly Peak[];
  /** The heights of a recorded curve from the left to the right end, from 0 to 1; its peaks are labels alone. */
  readonly heights?: readonly number[];
}

export interface Peak {
  readonly position: number;
  /** Relative, 0 to 1. */
  readonly intensity: number;
  readonly label?: string;
}

/** A document as plain data, without its layout. */
export interface Sheet {
  /** Name of the shop, above the title. */
  readonly issuer: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Lines at the foot of every page. */
  readonly foot: readonly string[];
}

/** Several sheets in one document, with bookmarks. */
export interface Booklet {
  readonly issuer: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Sheets below a bookmark, each with a bookmark of its own; the chapter's bookmark leads to the first. */
export interface Chapter {
  readonly bookmark: string;
  readonly sheets: readonly { readonly bookmark: string; readonly sheet: Sheet }[];
}
