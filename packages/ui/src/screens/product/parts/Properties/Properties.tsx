import type { Item } from "@reagent/api/contract/product";
import type { ReactNode } from "react";
import {
  type Definition,
  DefinitionList,
} from "../../../../components/DefinitionList/DefinitionList.tsx";
import { Formula } from "../../../../components/Formula/Formula.tsx";
import { Measure } from "../../../../components/Measure/Measure.tsx";
import { RichText } from "../../../../components/RichText/RichText.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { measured } from "./measured.tsx";
import { copy } from "./Properties.copy.ts";
import * as css from "./Properties.css.ts";

/** Properties and uses of an item (storefront §3, product detail); empty ones are left out. */
export function Properties({ item }: { item: Item }) {
  const words = useCopy(copy);
  const entry = (term: string, text: string, value: ReactNode = measured(text)): Definition[] =>
    text === "" ? [] : [{ term, value }];
  const facts = [
    ...entry(words.formula, item.formula, <Formula value={item.formula} />),
    ...entry(
      words.molecularWeight,
      item.molecularWeight,
      <Measure value={item.molecularWeight} unit="g/mol" />,
    ),
    ...entry(words.appearance, item.appearance, item.appearance),
    ...entry(words.meltingPoint, item.meltingPoint),
    ...entry(words.boilingPoint, item.boilingPoint),
    ...entry(words.density, item.density),
    ...entry(words.flashPoint, item.flashPoint),
    ...entry(words.explosionLimits, item.explosionLimits),
    ...entry(words.refractiveIndex, item.refractiveIndex),
    ...entry(words.opticalRotation, item.opticalRotation),
    ...entry(words.particleSize, item.particleSize),
    ...entry(words.surfaceArea, item.surfaceArea),
    ...entry(words.storage, item.storage, item.storage),
  ];
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
