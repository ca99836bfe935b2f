/** The languages that the server answers in; `X-Language` is `cn` or `en`. */
export type Language = "zh" | "en";

/** Whose samples are answered: prices and marks differ by viewer. */
export type SampleViewer = "guest" | "customer" | "university";
