import type { Bottle } from "@reagent/api/contract/bottle";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ItemNames } from "../parts/ItemNames/ItemNames.tsx";
import { labelInTrail, useNames } from "../parts/names.ts";
import { copy } from "./Bottle.copy.ts";
import * as css from "./Bottle.css.ts";
import { BottleLabel } from "./BottleLabel.tsx";
import { BottleLabels } from "./BottleLabels.tsx";
import { BottleOrders } from "./BottleOrders.tsx";
import { BottlePapers } from "./BottlePapers.tsx";
import { BottleStorage } from "./BottleStorage.tsx";

/** All about a bottle; the documents come first beside what it is. */
export function BottlePage({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const { productCode, batchCode, itemCode, isOnSale } = bottle;
  const { name } = useNames(bottle);
  return (
    <PublicPage
      title={words.title(productCode, batchCode)}
      subject={`${name} ${words.title(productCode, batchCode)}`}
      path={paths.bottle({ productCode, batchCode })}
      under={
        isOnSale ? [{ label: labelInTrail(name, itemCode), to: paths.product({ itemCode }) }] : []
      }
      isUnlisted
    >
      <div className={css.page}>
        <BottleHead bottle={bottle} />
        <div className={css.side}>
          <BottlePapers bottle={bottle} />
          <BottleOrders bottle={bottle} />
        </div>
        <div className={css.more}>
          <BottleLabel bottle={bottle} />
          <BottleStorage bottle={bottle} />
          <BottleLabels bottle={bottle} />
        </div>
      </div>
    </PublicPage>
  );
}

/** Structure, names and codes, and the dates of the batch. */
function BottleHead({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { name } = useNames(bottle);
  const { productCode, batchCode, pack, specification, casNumber, producedOn, retestOn } = bottle;
  const facts: Definition[] = [
    { term: words.batch, value: <Code value={batchCode} kind="batch-code" /> },
    { term: words.productCode, value: <Code value={productCode} kind="product-code" /> },
  ];
  if (pack) facts.push({ term: words.pack, value: pack });
  if (specification) facts.push({ term: words.specification, value: specification });
  if (casNumber) facts.push({ term: words.cas, value: <Code value={casNumber} kind="cas" /> });
  if (producedOn) facts.push({ term: words.produced, value: formatDate(producedOn, language) });
  if (retestOn) facts.push({ term: words.retest, value: formatDate(retestOn, language) });
  return (
    <div className={css.top}>
      <div className={css.figure}>
        <StructureCell
          name={name}
          drawing={bottle.drawing.markup}
          formula={bottle.formula || undefined}
          weight={bottle.molecularWeight || undefined}
          size="large"
          isEager
        />
      </div>
      <header className={css.identity}>
        <ItemNames item={bottle} />
        <div className={css.facts}>
          <DefinitionList entries={facts} isRuled />
        </div>
      </header>
    </div>
  );
}
