const CHINA_MS = 8 * 60 * 60 * 1000;
const TO_SECONDS = "YYYY-MM-DDTHH:mm:ss".length;

/** The time of day in China, in which providers of payments read and write times: "2026-11-21T11:00:00". */
export const inChina = (at: number): string =>
  new Date(at + CHINA_MS).toISOString().slice(0, TO_SECONDS);
