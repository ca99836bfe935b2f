const GOLD = "var(--points-mark, #b5801a)";
const LINES = `<g stroke="${GOLD}">`;
const AREAS = `<g stroke="${GOLD}" fill="${GOLD}" fill-opacity=".16">`;

function drawn(shapes: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160" fill="none"` +
    ` stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
  );
}

/** Drawings of gifts, each with one part in the orchard's gold. */
export const giftDrawings = {
  thermos: drawn(
    `<path d="M64 16h32a4 4 0 0 1 4 4v22H60V20a4 4 0 0 1 4-4zM64 42v8M96 42v8M100 22h6a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-6M60 50h40a8 8 0 0 1 8 8v78a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8zM108 96H96M108 104h-6M108 112h-6M108 120h-6M108 128H96"/>${AREAS}<path d="M52 68h56v10H52z"/></g>`,
  ),
  thermosCup: drawn(
    `<ellipse cx="80" cy="52" rx="36" ry="10"/><ellipse cx="80" cy="52" rx="30" ry="7"/><path d="M44 52v56c0 8 4 14 10 18M116 52v56c0 8-4 14-10 18M54 126c6 4 46 4 52 0M116 66h12a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-12M116 73h9a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-9"/>${AREAS}<path d="M54 54c6-4 46-4 52 0-6 6-46 6-52 0z"/></g>${LINES}<path d="M70 34c-5-5 5-8 0-14M90 34c-5-5 5-8 0-14"/></g>`,
  ),
  stirBars: drawn(
    `<rect x="30" y="44" width="100" height="72" rx="8"/><rect x="42" y="56" width="76" height="14" rx="7"/><rect x="42" y="78" width="56" height="12" rx="6"/><rect x="42" y="98" width="38" height="9" rx="4.5"/><rect x="104" y="78" width="16" height="12" rx="6"/><rect x="90" y="98" width="26" height="9" rx="4.5"/>${AREAS}<rect x="76" y="56" width="8" height="14"/><rect x="67" y="78" width="6" height="12"/><rect x="59" y="98" width="4" height="9"/></g>`,
  ),
  goggles: drawn(
    `<path d="M30 66c0-9 6-15 15-15h70c9 0 15 6 15 15v16c0 14-8 22-20 22h-8c-11 0-13-12-22-12s-11 12-22 12h-8c-12 0-20-8-20-22z"/><path d="M39 68c0-5 3-8 8-8h66c5 0 8 3 8 8v13c0 9-5 14-12 14h-7c-8 0-12-12-22-12s-14 12-22 12h-7c-7 0-12-5-12-14z"/><path d="M30 67l-13 5v13l13 2M130 67l13 5v13l-13 2M54 51v-6h12v6M94 51v-6h12v6M17 76h6M17 81h7M143 76h-6M143 81h-7"/>${LINES}<path d="M49 82l12-14M58 84l7-8M101 80l10-12"/></g>`,
  ),
  notebook: drawn(
    `<path d="M46 20h64a4 4 0 0 1 4 4v108a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM54 20v116M114 28h4v116H50v-8"/><rect x="66" y="42" width="26" height="18" rx="1"/><path d="M72 49h14M72 54h9"/>${LINES}<path d="M103 20v116"/></g>${AREAS}<path d="M74 144v9l4-4 4 4v-9z"/></g>`,
  ),
  template: drawn(
    `<rect x="20" y="48" width="120" height="64" rx="4"/><path d="M20 100h120M30 112v-5M40 112v-8M50 112v-5M60 112v-8M70 112v-5M80 112v-8M90 112v-5M100 112v-8M110 112v-5M120 112v-8M130 112v-5"/><path d="M77 84l9-8 16 5 9-8-9 14-16-5z"/><circle cx="94" cy="63" r="6.5"/><path d="M112 57h17v13h-17zM120 78h10v12h-10zM72 56h9M72 62h9M72 68h9"/>${AREAS}<path d="M64.3 84L47 94L29.7 84L29.7 64L47 54L64.3 64z"/></g>${LINES}<path d="M57.4 80L47 86L36.6 80L36.6 68L47 62L57.4 68z"/></g>`,
  ),
  pen: drawn(
    `<g transform="rotate(40 80 80)"><path d="M73 44h14v66l-7 20-7-20zM73 58h14M76 34h8v10h-8zM77 34v-6h6v6M87 50h6v34M73 96h14M73 103h14M77 122h6"/></g>${LINES}<path d="M30 134c8-8 12 4 20-2s8 2 16-2 14 2 22 0"/></g>`,
  ),
  backpack: drawn(
    `<path d="M48 64c0-22 13-36 32-36s32 14 32 36v70a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10zM70 30v-6a10 10 0 0 1 20 0v6M50 56c12 10 48 10 60 0M58 98h44v30a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4zM58 108h44M48 92h-6a6 6 0 0 0-6 6v26a8 8 0 0 0 8 8h4M112 92h6a6 6 0 0 1 6 6v26a8 8 0 0 1-8 8h-4"/>${AREAS}<rect x="64" y="76" width="32" height="10" rx="2"/></g>${LINES}<path d="M92 108v9M80 63.5v6"/></g>`,
  ),
  umbrella: drawn(
    `<path d="M22 82c4-34 28-54 58-54s54 20 58 54c-8-9-21-9-29 0-8-9-21-9-29 0-8-9-21-9-29 0-8-9-21-9-29 0zM80 28v-8M80 28c-16 12-26 30-29 54M80 28c16 12 26 30 29 54M80 82v30"/>${LINES}<path d="M80 112v20a10 10 0 0 0 20 0v-4"/></g>`,
  ),
  diffuser: drawn(
    `<path d="M52 132c-10-10-14-26-8-42 6-14 20-18 24-36h24c4 18 18 22 24 36 6 16 2 32-8 42zM68 54v-8h24v8M44 104h72"/><circle cx="80" cy="118" r="5"/>${LINES}<path d="M80 38c-8-7 8-11 0-20M68 38c-6-5 5-8 0-15M92 38c-6-5 5-8 0-15"/></g>`,
  ),
  kettle: drawn(
    `<path d="M52 48h52l10 74H42zM56 48c0-8 10-12 22-12s22 4 22 12M72 36v-6h12v6M104 54h14a8 8 0 0 1 8 8v40a6 6 0 0 1-6 6h-8M112 62h4a3 3 0 0 1 3 3v34M51 56l-17-4 10 20M38 122h80a4 4 0 0 1 4 4v6H34v-6a4 4 0 0 1 4-4z"/>${AREAS}<rect x="66" y="68" width="10" height="40" rx="5"/></g>${LINES}<path d="M86 78h8M86 88h8M86 98h8"/></g>`,
  ),
  headphones: drawn(
    `<path d="M32 92V82c0-28 20-48 48-48s48 20 48 48v10M42 94V82c0-22 16-38 38-38s38 16 38 38v12"/><rect x="26" y="92" width="16" height="42" rx="7"/><rect x="118" y="92" width="16" height="42" rx="7"/><path d="M31 108v10M129 108v10"/>${AREAS}<rect x="42" y="97" width="10" height="32" rx="4"/><rect x="108" y="97" width="10" height="32" rx="4"/></g>`,
  ),
  calendar: drawn(
    `<path d="M34 46h92l8 80H26zM26 126l-4 8h116l-4-8M40 60h80"/><path d="M50 40v12M65 40v12M80 40v12M95 40v12M110 40v12"/><path d="M45 74h6M60.2 74h6M75.4 74h6M90.6 74h6M105.8 74h6M44 88h6M59.7 88h6M75.4 88h6M106.8 88h6M43 102h6M59.2 102h6M75.4 102h6M91.6 102h6M107.8 102h6M42 116h6M58.7 116h6M75.4 116h6M92.1 116h6M108.8 116h6"/>${AREAS}<circle cx="96" cy="88" r="8"/></g>`,
  ),
} as const;
