/** The drawings of the abilities, in lines that take the text's colour. */
const drawn = (shapes: string) =>
  `<svg viewBox="0 0 160 96" width="160" height="96" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;

const ring = (x: number, y: number) =>
  `<path d="M${x} ${y - 16}l14 8v16l-14 8l-14 -8v-16z"/><path d="M${x} ${y - 10}l8.700 5v10l-8.700 5"/>`;

export const abilityArt = {
  route: drawn(
    `${ring(24, 48)}${ring(134, 48)}<path d="M134 32v-14"/><path d="M50 48h22m-6 -5l6 5l-6 5M86 48h22m-6 -5l6 5l-6 5"/><circle cx="79" cy="48" r="3"/>`,
  ),
  scale: drawn(
    '<path d="M56 26h48v34a24 24 0 0 1 -48 0z"/><path d="M48 26h64M80 8v44M70 60h20M66 52l28 16M94 52l-28 16"/><path d="M62 14h10v12M98 14h-10v12"/><path d="M64 84v8M96 84v8"/>',
  ),
  purify: drawn(
    '<path d="M14 82h132M20 82v-66"/><path d="M24 78h20c4 0 4 -30 7 -30s3 30 7 30h14c5 0 4 -58 8 -58s3 58 8 58h16c4 0 4 -18 7 -18s3 18 7 18h20"/>',
  ),
  isotope: drawn(
    `${ring(80, 52)}<path d="M80 36v-16M94 60l14 8M66 60l-14 8"/><circle cx="80" cy="14" r="6"/><circle cx="113" cy="71" r="6"/><circle cx="47" cy="71" r="6"/>`,
  ),
} as const;
