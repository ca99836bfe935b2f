import { pathIn } from "@reagent/api/pages/language-path";
import { paths } from "@reagent/api/pages/paths";
import type { Language, LocalizedText } from "../basics/language.ts";
import type { Block } from "../ports/documents/sheet.ts";

/** The codes on a bottle, which the address of its page has. */
export interface BottleCodes {
  readonly productCode: string;
  readonly batchCode: string;
}

/** The language of a paper, and the shop's public origin, to which its codes lead. */
export interface CodesIn {
  readonly language: Language;
  readonly publicUrl: string;
}

const title: LocalizedText = { zh: "瓶码", en: "Bottle codes" };

/** The address of the page of a bottle. */
export const bottleAddress = (
  { productCode, batchCode }: BottleCodes,
  { language, publicUrl }: CodesIn,
): string => `${publicUrl}${pathIn(language, paths.bottle({ productCode, batchCode }))}`;

/** The section with the QR codes of bottles and their addresses; each batch of a product once, without those that have no number. */
export function bottleCodes(bottles: readonly BottleCodes[], codesIn: CodesIn): Block[] {
  const codes = new Map(
    bottles
      .filter(({ batchCode }) => batchCode !== "")
      .map((bottle) => {
        const address = bottleAddress(bottle, codesIn);
        return [address, { address, caption: `${bottle.productCode} · ${bottle.batchCode}` }];
      }),
  );
  return codes.size === 0
    ? []
    : [
        { kind: "heading", text: title[codesIn.language] },
        { kind: "codes", codes: [...codes.values()] },
      ];
}
