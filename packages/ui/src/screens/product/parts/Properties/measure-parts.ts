/** A property split into figure and unit. */
export interface MeasureParts {
  readonly value: string;
  /** Empty if no unit follows the figure. */
  readonly unit: string;
}

const NUMBER = String.raw`[-−–+±]?\d+(?:[.,]\d+)*(?:[×x]10\^?[-−]?\d+)?`;
const MEASURE = new RegExp(
  String.raw`^((?:约|ca\.|[<>≤≥≈~])?\s*${NUMBER}(?:\s*(?:[-–—~～至]|to)\s*${NUMBER})?)\s*([°℃℉%‰µμA-Za-z[/].*)$`,
  "u",
);

/** Splits "1.146 g/mL（20 °C）" into figure and unit; any other text is returned whole. */
export function measureParts(text: string): MeasureParts {
  const plain = text.trim();
  const [, value, unit] = MEASURE.exec(plain) ?? [];
  return value !== undefined && unit !== undefined ? { value, unit } : { value: plain, unit: "" };
}
