import type { Language } from "./language.ts";

/** The logged-in customer. */
export interface Customer {
  readonly id: string;
}

/** For whom and when prices are read; undefined is a guest. */
export interface PriceViewer {
  readonly customer: Customer | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The viewer, who decides the prices and the language. */
export interface Viewer extends PriceViewer {
  readonly language: Language;
}
