import ShoppingBasket from "@lucide/icons/icons/shopping-basket";
import { readBasket } from "@reagent/api/contract/basket";
import { paths } from "@reagent/api/pages/paths";
import { useRef } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Basket.copy.ts";
import { basket as screen } from "./Basket.screen.ts";
import { FilledBasket } from "./FilledBasket.tsx";
import { useBasketEditing } from "./useBasketEditing.ts";

/** The basket: step one of a gift order (customer centre §2, gift basket; §8, orchard). */
export function Basket() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const head = useRef<HTMLHeadingElement>(null);
  const call = useCall(readBasket, {}, { rereadsOnReturn: true });
  const editing = useBasketEditing(call.data, call.failure !== undefined && call.look !== "empty");
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Breadcrumbs crumbs={[{ label: words.orchard, to: paths.orchard() }, { label: title }]} />
      <OrderHead title={title} kind="gifts" step="cart" ref={head} />
      <Load
        call={call}
        empty={<EmptyBasket />}
        skeleton={
          <TableSkeleton
            rows={3}
            density="comfortable"
            columns={[
              { width: "72px" },
              { width: "40%" },
              { width: "64px", isNumber: true },
              { width: "64px", isNumber: true },
              { width: "96px", isNumber: true },
              { width: "64px", isNumber: true },
            ]}
          />
        }
      >
        {(answered) =>
          editing.shown && editing.shown.lines.length > 0 ? (
            <FilledBasket
              basket={editing.shown}
              answered={answered}
              editing={editing}
              head={head}
            />
          ) : (
            <EmptyBasket />
          )
        }
      </Load>
    </>
  );
}

function EmptyBasket() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={ShoppingBasket}
      title={words.empty}
      actions={
        <ButtonLink kind="primary" to={paths.orchard()}>
          {words.goOn}
        </ButtonLink>
      }
    >
      {words.emptyHint}
    </EmptyState>
  );
}
