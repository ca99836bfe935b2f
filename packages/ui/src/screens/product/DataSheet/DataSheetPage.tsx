import type { DataSheet } from "@reagent/api/contract/data-sheet";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { BottleLabel } from "../Bottle/BottleLabel.tsx";
import { BottleStorage } from "../Bottle/BottleStorage.tsx";
import { ItemNames } from "../parts/ItemNames/ItemNames.tsx";
import { labelInTrail, useNames } from "../parts/names.ts";
import { copy } from "./DataSheet.copy.ts";
import * as css from "./DataSheet.css.ts";
import { DataSheetRevisions } from "./DataSheetRevisions.tsx";
import { DataSheetTransport } from "./DataSheetTransport.tsx";

/** What the data sheet is of, its revisions with their documents, and label elements, transport and storage of the one that is shown. */
export function DataSheetPage({ sheet }: { sheet: DataSheet }) {
  const words = useCopy(copy);
  const { itemCode, isOnSale } = sheet;
  const { name } = useNames(sheet);
  return (
    <PublicPage
      title={words.title(itemCode)}
      subject={`${name} ${words.title(itemCode)}`}
      path={paths.dataSheet({ itemCode })}
      under={
        isOnSale ? [{ label: labelInTrail(name, itemCode), to: paths.product({ itemCode }) }] : []
      }
      isUnlisted
    >
      <div className={css.page}>
        <DataSheetHead sheet={sheet} />
        <div className={css.columns}>
          <DataSheetRevisions sheet={sheet} />
          <div className={css.facing}>
            <BottleLabel bottle={sheet} />
            <DataSheetTransport sheet={sheet} />
            <BottleStorage bottle={sheet} />
          </div>
        </div>
      </div>
    </PublicPage>
  );
}

/** Names and codes, and which revision it is. */
function DataSheetHead({ sheet }: { sheet: DataSheet }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { itemCode, specification, casNumber, revision, revisions, isOnSale } = sheet;
  const { partnerSheetUrl } = sheet;
  const newest = revisions[0]?.revision ?? revision;
  const shown = revisions.find((each) => each.revision === revision);
  const facts: Definition[] = [
    {
      term: words.revision,
      value: shown?.revisedOn
        ? words.dated(revision, formatDate(shown.revisedOn, language))
        : words.numbered(revision),
    },
    { term: words.itemCode, value: <Code value={itemCode} kind="item-code" /> },
  ];
  if (specification) facts.push({ term: words.specification, value: specification });
  if (casNumber) facts.push({ term: words.cas, value: <Code value={casNumber} kind="cas" /> });
  return (
    <header>
      <ItemNames item={sheet} />
      {revision < newest && (
        <div className={css.facts}>
          <Notice
            tone="hazard"
            actions={<TextLink to={paths.dataSheet({ itemCode })}>{words.toNewest}</TextLink>}
          >
            {words.older(revision, newest)}
          </Notice>
        </div>
      )}
      {!isOnSale && <p className={css.note}>{words.offSale}</p>}
      <div className={css.facts}>
        <DefinitionList entries={facts} isRuled />
      </div>
      {partnerSheetUrl && (
        <p className={css.note}>
          <TextLink href={partnerSheetUrl} isExternal>
            {words.partner}
          </TextLink>
        </p>
      )}
    </header>
  );
}
