import type { ProductPage as Page } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { normalise } from "@reagent/domain/search-text";
import { lazy, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { BelowTheFold } from "../../../blocks/Boundary/BelowTheFold.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { useViewHistory } from "../../../state/view-history.ts";
import { screenOnly } from "../../../theme/print.css.ts";
import type { Batch } from "../parts/BatchLookup/BatchLookup.tsx";
import { labelInTrail, useNames } from "../parts/names.ts";
import { RecentItems } from "../parts/RecentItems/RecentItems.tsx";
import { productData } from "./product-data.ts";
import { productDescription } from "./product-description.ts";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";
import { ProductHead } from "./ProductHead.tsx";
import { ProductPacks } from "./ProductPacks.tsx";
import { ProductSide } from "./ProductSide.tsx";
import type { RequestedTab } from "./ProductTabs.tsx";

const Details = lazy(async () => ({ default: (await import("./Details.tsx")).Details }));
const Recommendations = lazy(async () => ({
  default: (await import("../parts/Recommendations/Recommendations.tsx")).Recommendations,
}));
const SimilarStructures = lazy(async () => ({
  default: (await import("../parts/SimilarStructures/SimilarStructures.tsx")).SimilarStructures,
}));

interface Props {
  readonly page: Page;
  /** The code in the address: that of the item or of one of its packs. */
  readonly code: string;
}

/** All about an item; the packs are above the details at every width. */
export function ProductPage({ page, code }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const { item, packs } = page;
  const { name } = useNames(item);
  const batch = useScannedBatch(page, code);
  const [requested, setRequested] = useState<RequestedTab>();
  const prices = useRef<HTMLDivElement>(null);
  const pricesId = useId();
  const { open } = useViewHistory("items");
  const { itemCode } = item;
  useEffect(() => open(itemCode), [open, itemCode]);

  return (
    <>
      <PageHead
        subject={[name, item.casNumber].filter(Boolean).join(" ")}
        description={productDescription(page, language)}
        path={paths.product({ itemCode })}
      />
      <StructuredData of={productData(page, language, urlOf)} />
      <SkipLink to={prices} id={pricesId}>
        {words.skip}
      </SkipLink>
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          ...item.crumbs.map((crumb) => ({
            label: crumb.name,
            to: paths.category({ categoryId: crumb.id }),
          })),
          { label: labelInTrail(name, itemCode) },
        ]}
      />
      <div className={css.page}>
        <ProductHead item={item} />
        <ProductPacks page={page} name={name} table={{ ref: prices, id: pricesId }} />
        <ProductSide item={item} onTab={(tab) => setRequested({ tab })} />
        <BelowTheFold skeleton={<div className={css.detailsSkeleton} />}>
          <Details item={item} packs={packs} batch={batch} requested={requested} />
        </BelowTheFold>
      </div>
      <div className={screenOnly}>
        {item.recommendations.length > 0 && (
          <BelowTheFold>
            <Recommendations items={item.recommendations} />
          </BelowTheFold>
        )}
        {item.smiles !== "" && (
          <BelowTheFold>
            <SimilarStructures key={itemCode} itemCode={itemCode} smiles={item.smiles} />
          </BelowTheFold>
        )}
        <RecentItems except={itemCode} />
      </div>
    </>
  );
}

/** The batch in the address of a pack's QR code; width and case of the code do not matter. */
function useScannedBatch({ packs }: Page, code: string): Batch | undefined {
  const [query] = useSearchParams();
  const batchCode = query.get("batch");
  const wanted = normalise(code);
  const pack = packs.find(({ productCode }) => normalise(productCode) === wanted);
  return batchCode ? { batchCode, productCode: pack?.productCode ?? "" } : undefined;
}
