import type { Item } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { FavouriteButton } from "../../../blocks/FavouriteButton/FavouriteButton.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { CompareButton } from "../parts/CompareButton/CompareButton.tsx";
import { ItemMarks } from "../parts/ItemMarks/ItemMarks.tsx";
import { aliasesIn, isLong, useNames } from "../parts/names.ts";
import { useItemFacts } from "../parts/Properties/useItemFacts.tsx";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";
import { ProductFigure } from "./ProductFigure.tsx";
import { SpecialBrand } from "./SpecialBrand.tsx";

/** Structure, code, grade, names, identifiers and physical constants of the item. */
export function ProductHead({ item }: { item: Item }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { name, nameLanguage, other, otherLanguage } = useNames(item);
  const { aliases, aliasLanguage } = aliasesIn(language, item);
  const { constants } = useItemFacts(item);
  const { casNumber, mdlNumber, einecsNumber } = item;

  const identifiers: Definition[] = [];
  if (casNumber)
    identifiers.push({
      term: words.cas,
      value: (
        <Code value={casNumber} kind="cas">
          <TextLink to={paths.search({ text: casNumber })}>{casNumber}</TextLink>
        </Code>
      ),
    });
  if (mdlNumber)
    identifiers.push({ term: words.mdl, value: <Code value={mdlNumber} kind="mdl" /> });
  if (einecsNumber) identifiers.push({ term: words.einecs, value: einecsNumber });
  if (item.storage) identifiers.push({ term: words.storage, value: item.storage });

  return (
    <div className={css.top}>
      <ProductFigure key={item.itemCode} item={item} />
      <header className={css.identity}>
        <div className={css.codeLine}>
          <DefinitionList
            layout="line"
            entries={[
              { term: words.itemCode, value: <Code value={item.itemCode} kind="item-code" /> },
              ...(item.specification
                ? [{ term: words.specification, value: item.specification }]
                : []),
            ]}
          />
          <ItemMarks item={item} />
        </div>
        <div className={css.nameLine}>
          <h1 className={css.name({ isLong: isLong(name) })} lang={nameLanguage}>
            <ChemicalName value={name} />
          </h1>
          <span className={css.actions}>
            <FavouriteButton item={item} size="medium" />
            <CompareButton itemCode={item.itemCode} size="medium" />
          </span>
        </div>
        {other && (
          <p className={css.otherName} lang={otherLanguage}>
            <ChemicalName value={other} />
          </p>
        )}
        {aliases && (
          <p className={css.aliases}>
            {words.aliases}
            <span lang={aliasLanguage}>
              <ChemicalName value={aliases} />
            </span>
          </p>
        )}
        <div className={css.identifiers}>
          <DefinitionList layout="line" entries={identifiers} />
        </div>
        {constants.length > 0 && (
          <div className={css.constants}>
            <DefinitionList layout="cells" entries={constants} />
          </div>
        )}
        {item.category === "special-brand" && (
          <div className={css.brand}>
            <SpecialBrand />
          </div>
        )}
      </header>
    </div>
  );
}
