import type { DataSheet } from "@reagent/api/contract/data-sheet";
import { isHazardousToEnvironment } from "@reagent/domain/dangerous-goods";
import { useId } from "react";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./DataSheet.copy.ts";
import * as css from "./DataSheet.css.ts";

/** How the goods are transported, as section 14 of the data sheet says it. */
export function DataSheetTransport({ sheet }: { sheet: DataSheet }) {
  const words = useCopy(copy);
  const id = useId();
  const { unNumber, shippingName, hazardClass, packingGroup, transportNote } = sheet;
  const entries: Definition[] = [
    { term: words.unNumber, value: unNumber ? `UN ${unNumber}` : words.none },
  ];
  if (shippingName) entries.push({ term: words.shippingName, value: shippingName });
  if (hazardClass) entries.push({ term: words.hazardClass, value: hazardClass });
  if (packingGroup) entries.push({ term: words.packingGroup, value: packingGroup });
  if (isHazardousToEnvironment(sheet.hazardStatements))
    entries.push({ term: words.environment, value: words.yes });
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.transport} size="small" />
      <DefinitionList entries={entries} />
      {transportNote && <p className={css.note}>{transportNote}</p>}
    </section>
  );
}
