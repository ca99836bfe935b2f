import type { StructureResults } from "@reagent/api/contract/structure";
import { useId } from "react";
import type { To } from "react-router-dom";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { copy } from "./StructureResults.copy.ts";
import * as css from "./StructureResults.css.ts";

interface Props {
  readonly items: StructureResults["otherForms"];
  readonly hrefOf: (page: number) => To;
}

/** Other salts and hydrates of what is searched for, apart from the results; nothing where there are none. */
export function OtherForms({ items, hrefOf }: Props) {
  const words = useCopy(copy);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={css.otherForms} aria-labelledby={id}>
      <SectionHead title={words.otherForms} id={id} description={words.otherFormsHint} />
      <ItemList
        items={items}
        page={1}
        total={items.length}
        size={items.length}
        hrefOf={hrefOf}
        as="h3"
      />
    </section>
  );
}
