const STROKE = 1.5;
const GROUND = 216;

const GRAINS = [100, 79, 58]
  .map((y) => `M36 ${y}c-12-2-18-9-18-21 11 1 18 8 18 21zc12-2 18-9 18-21-11 1-18 8-18 21z`)
  .join("");
const AWNS = "M18 79L8 60M54 79l10-19M18 58L10 38M54 58l8-20M18 37l-4-18M54 37l4-18M36 8V0";
/** An ear of wheat, 72 wide, whose foot is at (36, 140). */
const EAR = `M36 140V37${GRAINS}M36 37c-8-8-8-19 0-29 8 10 8 21 0 29z${AWNS}`;

/** An ear that stands on the ground at `x`; its lines are as thick as all others. */
const ear = (x: number, scale: number) =>
  `<g transform="translate(${x} ${GROUND}) scale(${scale}) translate(-36 -140)" stroke-width="${(STROKE / scale).toFixed(2)}"><path d="${EAR}"/></g>`;

const pile = [5, 4, 3].flatMap((count, row) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<ellipse cx="${284 + at * 24 + row * 12}" cy="${GROUND - 6 - row * 10}" rx="9" ry="5"/>`,
  ),
);

const drawing = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="240" viewBox="0 0 420 240" fill="none" stroke="currentColor" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${shapes}<path d="M0 ${GROUND}h420"/></svg>`;

/** Three ripe ears of wheat, and grains on the ground beside them. */
export const ripeWheat = drawing(`${ear(60, 1.1)}${ear(140, 1.4)}${ear(224, 1.2)}${pile.join("")}`);

const HEIGHTS = [0.9, 1.25, 1.05, 1.4, 1.15, 1.3, 0.95];

/** A row of ears of different heights. */
export const wheatField = drawing(HEIGHTS.map((scale, at) => ear(36 + at * 58, scale)).join(""));
