import type { OrderLine } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { hasCasNumber } from "@reagent/domain/order-line";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderLines.copy.ts";
import * as css from "./OrderLines.css.ts";

/** The product of a line: its code, linked to its page in a new tab, its name and its variant. */
export function LineProduct({ line, isInstrument }: { line: OrderLine; isInstrument: boolean }) {
  const words = useCopy(copy);
  const { itemCode, productCode, casNumber, hazardNumber } = line;
  const particulars =
    "attributes" in line ? attributeTexts(line.attributes) : [line.specification, line.pack];
  const to = isInstrument
    ? paths.instrument({ spuCode: itemCode, skuCode: productCode })
    : paths.product({ itemCode });
  return (
    <div className={css.product}>
      <span className={css.productCode}>
        <Code value={productCode} kind="product-code">
          {itemCode ? (
            <TextLink to={to} isExternal>
              {productCode}
            </TextLink>
          ) : (
            productCode
          )}
        </Code>
        {isListed(hazardNumber) && (
          <Badges>
            <Badge kind="hazard" end={serialNumberOf(hazardNumber)} />
          </Badges>
        )}
      </span>
      <span className={css.name}>
        <InlineHtml isName html={line.name || line.chineseName} />
      </span>
      <span className={css.meta}>{particulars.filter(Boolean).join(words.separator)}</span>
      {hasCasNumber(line) && (
        <span className={css.meta}>
          CAS <Code value={casNumber} kind="cas" />
        </span>
      )}
    </div>
  );
}
