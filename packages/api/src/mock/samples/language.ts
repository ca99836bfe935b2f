/** The languages that the server answers in; `X-Language` is `cn` or `en`. */
export type Language = "zh" | "en";

/** A text in both languages. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

/** Who views a page: prices and marks differ by viewer. */
export type Viewer = "guest" | "customer" | "university";
