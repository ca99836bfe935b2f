import type { ProductPage as Page } from "@reagent/api/contract/product";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router-dom";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useUrlOf } from "../../../state/urls.ts";
import { useViewHistory } from "../../../state/view-history.ts";
import { screenOnly } from "../../../theme/print.css.ts";
import type { Batch } from "../BatchLookup/BatchLookup.tsx";
import { isLong, useNames } from "../names.ts";
import { RecentItems } from "../RecentItems/RecentItems.tsx";
import { Recommendations } from "../Recommendations/Recommendations.tsx";
import { PrintedDetails } from "./PrintedDetails.tsx";
import { productData } from "./product-data.ts";
import { productDescription } from "./product-description.ts";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";
import { ProductHead } from "./ProductHead.tsx";
import { ProductPacks } from "./ProductPacks.tsx";
import { ProductSide } from "./ProductSide.tsx";
import { ProductTabs, type ProductTab } from "./ProductTabs.tsx";
import { RelatedReading } from "./RelatedReading.tsx";

interface Props {
  readonly page: Page;
  /** The code in the address: the item's, or that of one of its packs. */
  readonly code: string;
}

/** Everything about an item. What can be bought comes before what can be read, at every width. */
export function ProductPage({ page, code }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const { item, packs } = page;
  const { name } = useNames(item);
  const batch = useScannedBatch(page, code);
  const [tab, setTab] = useState<ProductTab | undefined>(batch && "certificate");
  const tabs = useRef<HTMLElement>(null);
  const { open } = useViewHistory("items");
  const { itemCode } = item;
  useEffect(() => open(itemCode), [open, itemCode]);

  /* What lies below is drawn once the first sight of the page stands. */
  const isStanding = useDeferredValue(true, false) || tab !== undefined;

  /* The panel that is asked for from elsewhere comes into sight and takes the focus. */
  const goTo = (next: ProductTab) => {
    flushSync(() => setTab(next));
    tabs.current?.scrollIntoView();
    tabs.current
      ?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")
      ?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHead
        subject={[name, item.casNumber].filter(Boolean).join(" ")}
        description={productDescription(page, language)}
        path={paths.product({ itemCode })}
      />
      <StructuredData of={productData(page, language, urlOf)} />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          ...item.crumbs.map((crumb) => ({
            label: crumb.name,
            to: paths.category({ categoryId: crumb.id }),
          })),
          { label: isLong(name) ? itemCode : name },
        ]}
      />
      <div className={isStanding ? css.page : `${css.page} ${css.begun}`}>
        <ProductHead item={item} />
        <ProductPacks page={page} name={name} />
        <ProductSide item={item} onTab={goTo} />
        {isStanding && (
          <>
            <section className={`${css.more} ${screenOnly}`} ref={tabs} aria-label={words.details}>
              <ProductTabs
                item={item}
                packs={packs}
                batch={batch}
                current={tab ?? "properties"}
                onChoose={setTab}
              />
            </section>
            <PrintedDetails item={item} />
            <RelatedReading item={item} />
          </>
        )}
      </div>
      {isStanding && (
        <div className={screenOnly}>
          <Recommendations items={item.recommendations} />
          <RecentItems besides={itemCode} />
        </div>
      )}
    </>
  );
}

/** The batch in the address, where a pack's QR code has led here. */
function useScannedBatch({ packs }: Page, code: string): Batch | undefined {
  const [query] = useSearchParams();
  const batchCode = query.get("batch");
  const productCode = packs.find((pack) => pack.productCode === code)?.productCode ?? "";
  return batchCode ? { batchCode, productCode } : undefined;
}
