import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { readCart } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { fen } from "@reagent/domain/money";
import { type RefObject, useRef } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { SkeletonBox, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { batchOrder } from "../../multiorder/MultiOrder/MultiOrder.screen.ts";
import { linesOf } from "../parts/line-facts.ts";
import { copy } from "./Cart.copy.ts";
import * as css from "./Cart.css.ts";
import { cart as screen } from "./Cart.screen.ts";
import { FilledCart } from "./FilledCart.tsx";
import { useCartEditing } from "./useCartEditing.ts";

/** The cart: step one of an order (storefront §4, cart line; §5, next step; §8, empty cart). */
export function Cart() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const orderSheet = useCopy(batchOrder.title);
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: title }]} />
      <OrderHead
        title={title}
        step="cart"
        end={<TextLink to={paths.batchOrder()}>{orderSheet}</TextLink>}
        ref={head}
      />
      <CartContent head={head} />
    </>
  );
}

function CartContent({ head }: { head: RefObject<HTMLElement | null> }) {
  const words = useCopy(copy);
  const { data, failure, look, isRefreshing, retry } = useCall(
    readCart,
    {},
    { rereadsOnReturn: true },
  );
  const isEmptied = look === "empty";
  const isOutdated = failure !== undefined && !isEmptied;
  const editing = useCartEditing(data, isOutdated);
  const cart = editing.shown;

  if (isEmptied || (cart && linesOf(cart).length === 0)) return <EmptyCart />;
  if (!data || !cart)
    return failure ? <LoadFailed onRetry={retry} isRetrying={isRefreshing} /> : <CartSkeleton />;
  const trouble =
    editing.notSaved ??
    (isOutdated && (
      <LoadFailed onRetry={retry} isRetrying={isRefreshing}>
        {words.notReread}
      </LoadFailed>
    ));
  return <FilledCart cart={cart} answered={data} editing={editing} trouble={trouble} head={head} />;
}

function CartSkeleton() {
  return (
    <Loading>
      <div className={css.groupHead}>
        <SkeletonBox width="64px" />
      </div>
      <TableSkeleton
        rows={3}
        density="comfortable"
        columns={[
          { width: "40%" },
          { width: "96px" },
          { width: "64px", isNumber: true },
          { width: "88px", isNumber: true },
          { width: "64px", isNumber: true },
        ]}
      />
    </Loading>
  );
}

function EmptyCart() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={ShoppingCart}
      title={words.empty}
      actions={
        <>
          <ButtonLink kind="primary" to={paths.home()}>
            {words.goSearch}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.favourites()}>
            {words.favourites}
          </ButtonLink>
        </>
      }
    >
      {words.emptyHint}
      <p>
        {words.total} <Price amount={fen(0)} kind="list" />
      </p>
    </EmptyState>
  );
}
