import type { Language } from "./language.ts";

/** The logged-in customer. */
export interface Customer {
  readonly id: string;
  readonly group: string;
}

/** The viewer, who decides the prices and the language. */
export interface Viewer {
  readonly customer: Customer | undefined;
  readonly language: Language;
}
