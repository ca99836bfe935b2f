import type { Picture } from "../../catalogue/catalogue.ts";
import { drawStructure } from "../../catalogue/structure.ts";
import { readTable } from "./tables.ts";
import { structurePicture } from "./tree.ts";

const LINES = `fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;

/** The mark of the shop's own special brand. */
const SELECT = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28" viewBox="0 0 120 28" ${LINES}><path d="M3 3v22M3 3h14M3 8.5h7M3 14h10M3 19.5h7M3 25h14"/><text x="26" y="19" fill="currentColor" stroke="none" font-size="14" font-weight="600">KEDU SELECT</text></svg>`;

/** Line drawings of instruments, of the structures named, and of the special brand's mark. */
export function drawPictures(structures: ReadonlyMap<string, string>): Picture[] {
  return [
    { name: "brand-select", svg: SELECT },
    ...readTable("drawings").map(({ name, path }) => ({
      name: instrumentPicture(name),
      svg: field(path),
    })),
    ...[...structures].map(([cas, smiles]) => ({
      name: structurePicture(cas),
      svg: drawStructure(smiles),
    })),
  ];
}

/** The name of the picture that shows an instrument. */
export function instrumentPicture(drawing: string): string {
  return `instrument-${drawing}`;
}

function field(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80" ${LINES}><path d="${path}"/></svg>`;
}
