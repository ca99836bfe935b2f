/** The languages that the server answers in; `X-Language` is `cn` or `en`. */
export type Language = "zh" | "en";

/** The same words in both. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Who is looking: prices and marks differ by viewer. */
export type Viewer = "guest" | "customer" | "university";
