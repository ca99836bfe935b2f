import FlaskConical from "@lucide/icons/icons/flask-conical";
import { listCategoryItems } from "@reagent/api/contract/listing";
import { paths } from "@reagent/api/pages/paths";
import { isNarrowed, unfiltered } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { clampPage, pageCount } from "@reagent/domain/paging";
import { useRef } from "react";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { SkeletonBox, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { itemListData } from "../../../components/StructuredData/item-list.ts";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { ItemListSkeleton } from "../../product/parts/ItemList/ItemListSkeleton.tsx";
import { useSkipToPrices } from "../../product/parts/ItemList/useSkipToPrices.tsx";
import { namesIn } from "../../product/parts/names.ts";
import { RecentItems } from "../../product/parts/RecentItems/RecentItems.tsx";
import { NoMatches } from "../parts/NoMatches/NoMatches.tsx";
import { RefineBar } from "../parts/RefineBar/RefineBar.tsx";
import { useRefinement } from "../parts/useRefinement.ts";
import { copy } from "./Category.copy.ts";
import * as css from "./Category.css.ts";
import { categoryQuery } from "./first-calls.ts";

interface Props {
  readonly id: string | null;
  /** Undefined until it is loaded. */
  readonly name: string | undefined;
}

/** The filters, the order and the matching items of a category, 20 on a page (storefront §9, page sizes). */
export function CategoryItems({ id, name }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const head = useRef<HTMLHeadingElement>(null);
  const { refinement, listed, page, refine, hrefOf } = useRefinement();
  const call = useCall(listCategoryItems, categoryQuery(id, page, refinement), {
    keepsPrevious: true,
  });
  const { data, failure, isRefreshing } = call;
  const { skip, first } = useSkipToPrices();
  useFocusOnPageChange(page, head, listed);
  const nearest = data && clampPage(page, pageCount(data.total, PAGE_SIZE.category));
  if (data && !isRefreshing && nearest !== page) return <Redirect to={hrefOf(nearest ?? 1)} />;
  return (
    <>
      <h1 className={css.name} ref={head} tabIndex={-1}>
        {name ?? (
          <Loading>
            <SkeletonBox width="160px" height="28px" />
          </Loading>
        )}
      </h1>
      {data && data.total > 0 && skip}
      {(data || !failure) && (
        <RefineBar
          of="catalogue"
          refinement={refinement}
          onRefine={refine}
          total={data?.total}
          counts={data?.facets}
        />
      )}
      <Load call={call} skeleton={<ItemListSkeleton />} empty={null}>
        {({ items, total }) => (
          <>
            {name !== undefined && total > 0 && (
              <StructuredData
                of={itemListData(
                  name,
                  items.map((item) => ({
                    name: namesIn(language, item).name,
                    url: urlOf(paths.product({ itemCode: item.itemCode })),
                  })),
                  { page, size: PAGE_SIZE.category, total },
                )}
              />
            )}
            {total > 0 ? (
              <ItemList
                first={first}
                items={items}
                page={page}
                total={total}
                size={PAGE_SIZE.category}
                hrefOf={hrefOf}
                isTurning={isRefreshing}
                isSorted={refinement.sort !== "usual"}
              />
            ) : isNarrowed(refinement) ? (
              <NoMatches onRemoveAll={() => refine(unfiltered(refinement))} />
            ) : (
              <EmptyState
                icon={FlaskConical}
                title={words.none}
                actions={<ButtonLink to={paths.products()}>{words.allProducts}</ButtonLink>}
              >
                {words.noneHint}
              </EmptyState>
            )}
            <RecentItems />
          </>
        )}
      </Load>
    </>
  );
}
