/** The languages that the server answers in; `X-Language` is `cn` or `en`. */
export type Language = "zh" | "en";

/** A text in both languages. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

/** Whose samples are answered: prices and marks differ by viewer. */
export type SampleViewer = "guest" | "customer" | "university";
