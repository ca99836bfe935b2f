import type { Bottle } from "@reagent/api/contract/bottle";
import {
  apartFrom,
  SEPARATION_REASONS,
  STORAGE_CLASSES,
  type StorageClass,
  storageClassOf,
} from "@reagent/domain/storage-class";
import { useId } from "react";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Bottle.copy.ts";
import * as css from "./Bottle.css.ts";

/** What is known of goods that are stored. */
type Stored = Pick<Bottle, "hazardStatements" | "casNumber" | "storage">;

/** The conditions of storage, the storage class, and what is stored apart (rules, storage classes; rules, joint storage). */
export function BottleStorage({ bottle }: { bottle: Stored }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const own = storageClassOf(bottle.hazardStatements, bottle.casNumber);
  const titleOf = (each: StorageClass) => words.classOf(each, STORAGE_CLASSES[each][language]);
  const entries: Definition[] = [];
  if (bottle.storage) entries.push({ term: words.condition, value: bottle.storage });
  entries.push({
    term: words.storageClass,
    value: own === undefined ? words.noStorageClass : titleOf(own),
  });
  if (own !== undefined) {
    const apart = apartFrom(own);
    entries.push({
      term: words.apart,
      value:
        apart.length === 0 ? (
          words.noneApart
        ) : (
          <ul className={css.apart}>
            {apart.map(({ reason, others }) => (
              <li key={reason}>
                {words.apartFrom(SEPARATION_REASONS[reason][language])}
                {others.map(titleOf).join(words.comma)}
              </li>
            ))}
          </ul>
        ),
    });
  }
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.storage} size="small" />
      <DefinitionList entries={entries} />
    </section>
  );
}
