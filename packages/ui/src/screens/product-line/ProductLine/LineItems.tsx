import FlaskConical from "@lucide/icons/icons/flask-conical";
import { listProductLineItems } from "@reagent/api/contract/product-line";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPagerAbove } from "@reagent/domain/paging";
import { useRef } from "react";
import { ListRows } from "../../../blocks/ListPage/ListRows.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { ItemListSkeleton } from "../../product/parts/ItemList/ItemListSkeleton.tsx";
import { RecentItems } from "../../product/parts/RecentItems/RecentItems.tsx";
import { lineItemsQuery } from "./first-calls.ts";
import * as css from "./LineItems.css.ts";
import { copy } from "./ProductLine.copy.ts";

const SIZE = PAGE_SIZE.productLineItems;

/** The items of a line, 20 on a page (storefront §2, product lines; §9, page sizes). */
export function LineItems({ id, page }: { id: string; page: number }) {
  const words = useCopy(copy);
  const head = useRef<HTMLHeadingElement>(null);
  const hrefOf = (to: number) => paths.productLine({ id, page: to });
  const call = useCall(listProductLineItems, lineItemsQuery(id, page), { keepsPrevious: true });
  useFocusOnPageChange(page, head);
  return (
    <ListRows
      address={{ page, hrefOf }}
      call={call}
      pageSize={SIZE}
      pager={null}
      skeleton={<ItemListSkeleton />}
      none={
        <EmptyState
          icon={FlaskConical}
          title={words.none}
          actions={<ButtonLink to={paths.productLines()}>{words.allLines}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      }
    >
      {({ items, total }) => (
        <>
          <h2 className={css.head} ref={head} tabIndex={-1}>
            {words.items}{" "}
            <span className={css.count}>{words.count(total.toLocaleString("en-US"))}</span>
          </h2>
          <ItemList
            as="h3"
            items={items}
            page={page}
            total={total}
            size={SIZE}
            hrefOf={hrefOf}
            hasPagerAbove={needsPagerAbove(page)}
            isTurning={call.isRefreshing}
          />
          <RecentItems />
        </>
      )}
    </ListRows>
  );
}
