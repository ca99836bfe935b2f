import type { PictogramCode } from "@reagent/domain/ghs";

/** What the label of a bottle says, in its language. */
export interface Label {
  readonly name: string;
  /** Codes, batch, amount and dates: short lines, the most important first. */
  readonly facts: readonly string[];
  /** The owner's own text; "" for none. */
  readonly note: string;
  readonly pictograms: readonly PictogramCode[];
  /** "" for none. */
  readonly signal: string;
  /** Hazard statements, with their codes. */
  readonly hazards: readonly string[];
  /** Precautionary statements, with their codes; the last ones are left out where there is no room for all. */
  readonly precautions: readonly string[];
  /** Name, address and telephone number. */
  readonly supplier: string;
  /** The address of the page of the bottle, as a QR code; "" where it has none. */
  readonly address: string;
}

/** A page with places for labels, in millimetres. */
export interface LabelPage {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** From the edges of the page to the first label, and between labels. */
  readonly left: number;
  readonly top: number;
  readonly gap: number;
  /** The edge of the pictograms. */
  readonly pictogram: number;
  /** Whether labels have statements and the supplier. */
  readonly isFull: boolean;
}

/** Labels to print, each on as many places as it has copies. */
export interface Labels {
  readonly title: string;
  readonly issuer: string;
  readonly page: LabelPage;
  readonly labels: readonly { readonly label: Label; readonly copies: number }[];
}
