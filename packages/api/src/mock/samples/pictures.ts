function drawn(width: number, height: number, lines: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"` +
    ` stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/></svg>`
  );
}

/** Three fused rings. */
export const lattice = drawn(
  240,
  160,
  "M60 40l28 16v32l-28 16l-28-16v-32zM116 40l28 16v32l-28 16l-28-16v-32zM172 40l28 16v32l-28 16l-28-16v-32zM60 48l21 12v24M116 48l21 12v24M172 48l21 12v24",
);

/** A flask, a cylinder with its graduation, and a beaker. */
export const glassware = drawn(
  240,
  160,
  "M40 24h24M46 24v36l-26 60h64l-26-60v-36M30 96h44M108 20h24M112 20v100h16v-100M112 40h6M112 60h6M112 80h6M112 100h6M100 124h40M164 56h52M168 56v64h44v-64M168 88h44",
);

/** A rack of six ampoules. */
export const rack = drawn(
  240,
  160,
  "M24 84h192v40h-192zM44 84v-32l4-8v-16h8v16l4 8v32M76 84v-32l4-8v-16h8v16l4 8v32M108 84v-32l4-8v-16h8v16l4 8v32M140 84v-32l4-8v-16h8v16l4 8v32M172 84v-32l4-8v-16h8v16l4 8v32M24 104h192",
);
