import type { ComparedItem } from "@reagent/api/contract/product";
import type { ComparedValue } from "@reagent/domain/comparison";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { classificationWords } from "@reagent/domain/hazard-classification";
import type { ViewerKind } from "@reagent/domain/price";
import { productMarks } from "@reagent/domain/product";
import type { ReactNode } from "react";
import { Formula } from "../../../components/Formula/Formula.tsx";
import { GhsPictogram } from "../../../components/GhsPictogram/GhsPictogram.tsx";
import { Measure } from "../../../components/Measure/Measure.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { hazardFactsOf } from "../parts/Hazard/hazard-facts.ts";
import { copy as hazardWords } from "../parts/Hazard/Hazard.copy.ts";
import { ItemMarks } from "../parts/ItemMarks/ItemMarks.tsx";
import { measured } from "../parts/Properties/measured.tsx";
import { OpticalRotation } from "../parts/Properties/OpticalRotation.tsx";
import { copy as propertyWords } from "../parts/Properties/Properties.copy.ts";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";
import { comparedPrices } from "./compared-prices.ts";
import { ComparedPacks, packTexts } from "./ComparedPacks.tsx";
import { ComparedPrice } from "./ComparedPrice.tsx";
import { ComparedStatements } from "./ComparedStatements.tsx";

/** A fact of every item, in the order of the items. */
export interface ComparedRow {
  readonly label: string;
  /** Compared to decide whether the items differ; empty if unknown. */
  readonly values: readonly ComparedValue[];
  readonly cells: readonly ReactNode[];
  /** See `partRows`. */
  readonly isMissingAValue?: boolean;
  /** Shown where the items are alike, too: it has buttons. */
  readonly isNeverFolded?: boolean;
}

/** All facts that are compared, in the order of the rows. */
export function useComparedRows(
  items: readonly ComparedItem[],
  viewer: ViewerKind,
): readonly ComparedRow[] {
  const words = useCopy(copy);
  const property = useCopy(propertyWords);
  const hazard = useCopy(hazardWords);
  const language = useLanguage();

  const row = (
    label: string,
    valueOf: (item: ComparedItem) => ComparedValue,
    cellOf: (item: ComparedItem) => ReactNode = (item) => String(valueOf(item)),
  ): ComparedRow => ({ label, values: items.map(valueOf), cells: items.map(cellOf) });
  /* Nothing in stock, no mark: a value, not a gap; and a hazard of one item is never collapsed. */
  const tellingRow = (...of: Parameters<typeof row>): ComparedRow => ({
    ...row(...of),
    isMissingAValue: true,
  });
  const measure = (label: string, valueOf: (item: ComparedItem) => string) =>
    row(label, valueOf, (item) => measured(valueOf(item)));

  const prices = comparedPrices(items, viewer);

  return [
    row(words.specification, (item) => item.specification),
    tellingRow(
      words.lowestPerUnit,
      (item) => prices.get(item.itemCode)?.text ?? "",
      (item) => <ComparedPrice of={prices.get(item.itemCode)} />,
    ),
    {
      ...tellingRow(
        words.packs,
        (item) => packTexts(item, viewer),
        (item) => <ComparedPacks item={item} viewer={viewer} />,
      ),
      isNeverFolded: true,
    },
    tellingRow(
      words.inStock,
      (item) => item.packs.filter(({ stock }) => stock > 0).map(({ pack }) => pack),
      (item) => (
        <span className={css.several}>
          {item.packs.map(
            ({ stock, pack, productId }) => stock > 0 && <span key={productId}>{pack}</span>,
          )}
        </span>
      ),
    ),
    tellingRow(
      words.marks,
      (item) => productMarks(item).map((mark) => JSON.stringify(mark)),
      (item) => <ItemMarks item={item} />,
    ),
    row(property.appearance, (item) => item.appearance),
    row(property.storage, (item) => item.storage),
    measure(property.meltingPoint, (item) => item.meltingPoint),
    measure(property.boilingPoint, (item) => item.boilingPoint),
    measure(property.density, (item) => item.density),
    measure(property.flashPoint, (item) => item.flashPoint),
    measure(property.explosionLimits, (item) => item.explosionLimits),
    measure(property.refractiveIndex, (item) => item.refractiveIndex),
    row(
      property.opticalRotation,
      (item) => item.opticalRotation,
      (item) => <OpticalRotation value={item.opticalRotation} />,
    ),
    measure(property.particleSize, (item) => item.particleSize),
    measure(property.surfaceArea, (item) => item.surfaceArea),
    tellingRow(
      hazard.classification,
      (item) => classificationWords(hazardFactsOf(item).classification)[language],
    ),
    tellingRow(
      hazard.signalWord,
      ({ signalWord: word }) => (word === "none" ? "" : word),
      ({ signalWord: word }) =>
        word === "none" ? null : <b className={css.signal}>{SIGNAL_WORDS[word][language]}</b>,
    ),
    tellingRow(
      words.pictograms,
      (item) => hazardFactsOf(item).pictograms,
      (item) => (
        <span className={css.several}>
          {hazardFactsOf(item).pictograms.map((code) => (
            <GhsPictogram key={code} code={code} size={40} />
          ))}
        </span>
      ),
    ),
    tellingRow(
      hazard.statements,
      (item) => hazardFactsOf(item).statements.map(({ code }) => code),
      (item) => <ComparedStatements statements={hazardFactsOf(item).statements} />,
    ),
    tellingRow(hazard.unNumber, (item) => item.unNumber),
    row(
      property.formula,
      (item) => item.formula,
      (item) => <Formula value={item.formula} />,
    ),
    row(
      property.molecularWeight,
      (item) => item.molecularWeight,
      (item) => <Measure value={item.molecularWeight} unit="g/mol" />,
    ),
    row(words.cas, (item) => item.casNumber),
    row(words.mdl, (item) => item.mdlNumber),
    row(words.einecs, (item) => item.einecsNumber),
    row(property.application, (item) => item.application),
  ];
}
