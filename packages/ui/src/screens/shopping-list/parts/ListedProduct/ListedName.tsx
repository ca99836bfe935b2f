import type { SentBasketLine } from "@reagent/api/contract/sent-basket";
import { paths } from "@reagent/api/pages/paths";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { ChemicalName } from "../../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { namesIn } from "../../../product/parts/names.ts";
import { copy } from "./ListedProduct.copy.ts";
import * as css from "./ListedProduct.css.ts";

/** The linked name, the code, and the pack or the attributes; what left the catalogue has no link. */
export function ListedName({ line }: { line: SentBasketLine }) {
  const words = useCopy(copy);
  const { kind, itemCode, productCode, state, pack, attributes } = line;
  const { name, nameLanguage } = namesIn(useLanguage(), line);
  const to =
    kind === "instrument"
      ? paths.instrument({ spuCode: itemCode, skuCode: productCode })
      : paths.product({ itemCode });
  return (
    <span>
      <span className={css.name} lang={nameLanguage}>
        {state === "delisted" ? (
          <ChemicalName value={name} />
        ) : (
          <TextLink kind="plain" to={to}>
            <ChemicalName value={name} />
          </TextLink>
        )}
      </span>
      <span className={css.codes}>
        <Code value={productCode} kind="product-code" />
        <span>{pack || attributeTexts(attributes ?? {}).join(words.comma)}</span>
      </span>
    </span>
  );
}
