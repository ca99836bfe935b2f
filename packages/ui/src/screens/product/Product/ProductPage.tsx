import type { ProductPage as Page } from "@reagent/api/contract/product";
import { useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageTitle } from "../../../components/PageTitle/PageTitle.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { isLong, useNames } from "../names.ts";
import { Recommendations } from "../Recommendations/Recommendations.tsx";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";
import { ProductHead } from "./ProductHead.tsx";
import { ProductPacks } from "./ProductPacks.tsx";
import { ProductSide } from "./ProductSide.tsx";
import { ProductTabs, type ProductTab } from "./ProductTabs.tsx";
import { RelatedReading } from "./RelatedReading.tsx";

/** Everything about an item. What can be bought comes before what can be read, at every width. */
export function ProductPage({ page }: { page: Page }) {
  const words = useCopy(copy);
  const { item, packs } = page;
  const { name } = useNames(item);
  const [tab, setTab] = useState<ProductTab>();
  const tabs = useRef<HTMLElement>(null);

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
      <PageTitle subject={[name, item.casNumber].filter(Boolean).join(" ")} />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          ...item.crumbs.map((crumb) => ({
            label: crumb.name,
            to: paths.category({ categoryId: crumb.id }),
          })),
          { label: isLong(name) ? item.itemCode : name },
        ]}
      />
      <div className={isStanding ? css.page : `${css.page} ${css.begun}`}>
        <ProductHead item={item} />
        <ProductPacks page={page} name={name} />
        <ProductSide item={item} onTab={goTo} />
        {isStanding && (
          <>
            <section className={css.more} ref={tabs} aria-label={words.details}>
              <ProductTabs
                item={item}
                packs={packs}
                current={tab ?? "properties"}
                onChoose={setTab}
              />
            </section>
            <RelatedReading item={item} />
          </>
        )}
      </div>
      {isStanding && <Recommendations items={item.recommendations} />}
    </>
  );
}
