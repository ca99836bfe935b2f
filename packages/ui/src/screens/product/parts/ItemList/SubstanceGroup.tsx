import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { useSearchPage } from "../../../../blocks/useSearchPage.ts";
import { Code } from "../../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../../components/DefinitionList/DefinitionList.tsx";
import type { Marking } from "../../../../components/Highlight/marking.tsx";
import { StructureCell } from "../../../../components/StructureCell/StructureCell.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { aliasesIn, useNames } from "../names.ts";
import { useEnlargeStructure } from "../useEnlargeStructure.tsx";
import type { Substance } from "./group-by-substance.ts";
import { ItemRows } from "./ItemRows.tsx";
import { copy } from "./SubstanceGroup.copy.ts";
import * as css from "./SubstanceGroup.css.ts";
import type { FirstPrices } from "./useSkipToPrices.tsx";

interface Props {
  readonly items: Substance;
  readonly mark: Marking;
  readonly isOpenAtFirst: boolean;
  /** The level of the heading. */
  readonly as: "h2" | "h3";
  /** Beside the names. */
  readonly note?: string | undefined;
  /** The button of the first item's prices. */
  readonly firstPrices?: FirstPrices;
}

/** A substance with structure, names and identifiers, and a row for each of its items. */
export function SubstanceGroup({ items, mark, isOpenAtFirst, as: Name, note, firstPrices }: Props) {
  const words = useCopy(copy);
  const { hrefOf } = useSearchPage();
  const language = useLanguage();
  const headId = useId();
  const enlarge = useEnlargeStructure();
  const [substance] = items;
  const { drawing, formula, molecularWeight, casNumber, mdlNumber } = substance;
  const { name, nameLanguage, other, otherLanguage } = useNames(substance);
  const { aliases, aliasLanguage } = aliasesIn(language, substance);

  const identifiers: Definition[] = [];
  if (casNumber)
    identifiers.push({
      term: "CAS",
      value: (
        <Code value={casNumber} kind="cas">
          <TextLink kind="plain" to={hrefOf({ text: casNumber })}>
            {mark(casNumber)}
          </TextLink>
        </Code>
      ),
    });
  if (mdlNumber) identifiers.push({ term: "MDL", value: mark(mdlNumber) });
  if (aliases)
    identifiers.push({
      term: words.aliases,
      value: <span lang={aliasLanguage}>{mark(aliases, true)}</span>,
    });

  return (
    <article className={css.group} aria-labelledby={headId}>
      <div className={css.structure}>
        <StructureCell
          name={name}
          drawing={drawing}
          formula={formula || undefined}
          weight={molecularWeight || undefined}
          onEnlarge={() => enlarge({ name, drawing, formula, molecularWeight })}
        />
      </div>
      <div className={css.body}>
        <header className={css.head}>
          <Name className={css.name} id={headId} lang={nameLanguage}>
            <TextLink kind="plain" to={paths.product({ itemCode: substance.itemCode })}>
              {mark(name, true)}
            </TextLink>
          </Name>
          {other && (
            <p className={css.otherName} lang={otherLanguage}>
              {mark(other, true)}
            </p>
          )}
          {note && <p className={css.note}>{note}</p>}
        </header>
        {identifiers.length > 0 && <DefinitionList entries={identifiers} layout="line" />}
        <Table label={words.items(name)} lines="hair" fold="grid" className={css.items}>
          <TableHead isHidden>
            <HeadCell>{words.code}</HeadCell>
            <HeadCell>{words.specification}</HeadCell>
            <HeadCell>{words.storage}</HeadCell>
            <HeadCell>{words.listPrice}</HeadCell>
            <HeadCell>{words.actions}</HeadCell>
            <HeadCell>{words.priceAndStock}</HeadCell>
          </TableHead>
          <TableBody>
            {items.map((item, at) => (
              <ItemRows
                key={item.itemId}
                item={item}
                mark={mark}
                isOpenAtFirst={isOpenAtFirst}
                {...(at === 0 && firstPrices && { prices: firstPrices })}
              />
            ))}
          </TableBody>
        </Table>
      </div>
    </article>
  );
}
