import type { Item } from "@reagent/api/contract/product";
import { DefinitionList } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { RichText } from "../../../../components/RichText/RichText.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Properties.copy.ts";
import * as css from "./Properties.css.ts";
import { useItemFacts } from "./useItemFacts.tsx";

/** Properties and uses of an item beside the constants, which its head shows (storefront §3, product detail); empty ones are left out. */
export function Properties({ item }: { item: Item }) {
  const words = useCopy(copy);
  const { others: facts } = useItemFacts(item);
  const texts = [
    { title: words.properties, text: item.properties },
    { title: words.application, text: item.application },
  ].filter(({ text }) => text !== "");
  if (facts.length === 0 && texts.length === 0 && item.description === "")
    return <p className={css.nothing}>{words.nothing}</p>;
  return (
    <div className={css.properties}>
      {facts.length > 0 && <DefinitionList entries={facts} columns={2} isRuled />}
      {texts.map(({ title, text }) => (
        <section key={title}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </section>
      ))}
      {item.description && <RichText html={item.description} />}
    </div>
  );
}
