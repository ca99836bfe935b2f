/** The three parts of a colour such as "#0d191e", "#fff" or "rgb(13, 25, 30)", each from 0 to 255. */
function partsOf(colour: string): [number, number, number] {
  const short = /^#[0-9a-f]{3}$/i.test(colour.trim());
  const digits = short ? colour.trim().replaceAll(/[^#]/g, "$&$&") : colour.trim();
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(digits);
  const parts = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : undefined;
  const [red, green, blue] = parts ?? [...colour.matchAll(/\d+/g)].map(Number);
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not a colour that can be measured: "${colour}"`);
  }
  return [red, green, blue];
}

/** Relative luminance as WCAG 2 defines it, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrast(front: string, ground: string): number {
  const [light, dark] = [luminance(front), luminance(ground)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
