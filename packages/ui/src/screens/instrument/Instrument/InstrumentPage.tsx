import type { Instrument } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { kindOf } from "../../../components/LineArt/parse-drawing.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { useViewHistory } from "../../../state/view-history.ts";
import { isLong, labelInTrail, useNames } from "../../product/parts/names.ts";
import { RecentlyViewed } from "../parts/RecentlyViewed/RecentlyViewed.tsx";
import { VariantTable } from "../parts/VariantTable/VariantTable.tsx";
import { Choosers } from "./Choosers.tsx";
import { instrumentData, instrumentDescription } from "./instrument-data.ts";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";
import { InstrumentTexts } from "./InstrumentTexts.tsx";
import { Offer } from "./Offer.tsx";
import { useSku } from "./useSku.ts";

/** How long a SKU is shown until it counts as viewed, in milliseconds; the arrow keys pass others. */
const DWELL = 800;

/** All about an instrument or consumable; the offer is above the texts. */
export function InstrumentPage({ instrument }: { instrument: Instrument }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const { name, other, otherLanguage } = useNames(instrument);
  const head = useRef<HTMLHeadingElement>(null);
  const choice = useSku(instrument);
  const { ids: skuIds, open } = useViewHistory("instruments");
  const { spuCode, summary, skus, isLoggedIn } = instrument;
  const { sku } = choice;
  const skuId = sku?.skuId;
  const drawing = sku?.drawing || instrument.drawing;
  const hasArt = kindOf(drawing) !== "none";

  useEffect(() => {
    if (skuId === undefined) return;
    const timer = setTimeout(() => open(skuId), DWELL);
    return () => clearTimeout(timer);
  }, [skuId, open]);

  return (
    <>
      <PageHead
        subject={[name, sku?.skuCode ?? spuCode].join(" ")}
        description={instrumentDescription(instrument, language)}
        path={paths.instrument({ spuCode })}
      />
      <StructuredData of={instrumentData(instrument, language, urlOf)} />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.instruments, to: paths.instruments() },
          { label: labelInTrail(name, spuCode) },
        ]}
      />
      <div className={css.top({ hasArt })}>
        {hasArt && (
          <div className={css.figure}>
            <LineArt drawing={drawing} label={words.picture(name)} fills isEager />
          </div>
        )}
        <div className={css.identity}>
          <DefinitionList
            layout="line"
            entries={[
              { term: words.spuCode, value: <Code value={spuCode} kind="item-code" /> },
              ...(["brand", "category"] as const).flatMap((facet) => {
                const of = instrument[facet];
                if (of === null) return [];
                const to = paths.instruments({ of: { facet, value: of.value } });
                return [{ term: words[facet], value: <TextLink to={to}>{of.name}</TextLink> }];
              }),
            ]}
          />
          <h1 className={css.name({ isLong: isLong(name) })} ref={head} tabIndex={-1}>
            {name}
          </h1>
          {other && (
            <p className={css.otherName} lang={otherLanguage}>
              {other}
            </p>
          )}
          {summary && <p className={css.summary}>{summary}</p>}
          {sku ? (
            <>
              <Choosers instrument={instrument} sku={sku} choice={choice} />
              <Offer instrument={instrument} sku={sku} />
            </>
          ) : (
            <div className={css.offer}>
              <Notice tone="info">{words.noSkus}</Notice>
            </div>
          )}
        </div>
      </div>
      {skus.length > 1 && (
        <VariantTable
          instrument={instrument}
          current={sku?.skuId}
          viewer={isLoggedIn ? "customer" : "guest"}
          onChoose={() => head.current?.focus()}
        />
      )}
      <InstrumentTexts instrument={instrument} />
      <RecentlyViewed skuIds={skuIds} onOpen={open} except={spuCode} />
    </>
  );
}
