import type { OrderRow } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { isAllowed } from "@reagent/domain/order";
import type { ReactNode } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { copy as listCopy } from "../../../shopping-list/parts/AddToList/AddToList.copy.ts";
import type { OrderListing } from "../order-links.ts";
import { copy } from "./OrderActions.copy.ts";
import * as css from "./OrderActions.css.ts";
import { useOrderActions } from "./useOrderActions.tsx";
import { useReturnOnArrival } from "./useReturnOnArrival.ts";

interface Props {
  readonly order: OrderRow;
  readonly kind: OrderListing;
  /** `row`: in a list, where each action names its order; `page`: on the order's own page. */
  readonly place: "row" | "page";
  /** A further action, at the end. */
  readonly after?: ReactNode;
}

/**
 * The actions of an order (customer centre §4, order list actions). Every order that is not cancelled has a sales confirmation;
 * orders from before 2024 can be neither paid nor cancelled.
 */
export function OrderActions({ order, kind, place, after }: Props) {
  const words = useCopy(copy);
  const { saveAs } = useCopy(listCopy);
  const actions = useOrderActions(order);
  const { orderId, orderCode } = order;
  const size = place === "row" ? "small" : "medium";
  const isOld = kind === "old";
  const paid = { orderId, kind: isOld ? ("reagent" as const) : kind };
  const cancel = kind === "instrument" ? paths.cancelInstrumentOrder : paths.cancelOrder;
  const named = (action: string) =>
    place === "row" ? { "aria-label": words.of(action, orderCode) } : {};
  const action = (action: string, onClick: () => Promise<void>, isBusy: boolean) => (
    <Button
      kind="quiet"
      size={size}
      isBusy={isBusy}
      {...named(action)}
      onClick={() => void onClick()}
    >
      {action}
    </Button>
  );

  useReturnOnArrival(place === "page" && isAllowed("after-sale", order), actions.openReturn);

  const isToPay = !isOld && isAllowed("pay", order);
  return (
    <span className={`${css.actions({ place, startsQuiet: !isToPay })} ${screenOnly}`}>
      {isToPay && (
        <ButtonLink
          kind={place === "page" ? "primary" : "secondary"}
          size={size}
          {...named(words.pay)}
          to={paths.toPay(paid)}
        >
          {words.pay}
        </ButtonLink>
      )}
      {isAllowed("repay", order) && (
        <ButtonLink kind="quiet" size={size} {...named(words.repay)} to={paths.repayOrder(paid)}>
          {words.repay}
        </ButtonLink>
      )}
      {isAllowed("invoice", order) && action(words.invoice, actions.openInvoice, actions.isOpening)}
      {order.reviewStatus !== "cancelled" &&
        action(words.confirmation, actions.openConfirmation, actions.isOpening)}
      {isAllowed("after-sale", order) && (
        <Button kind="quiet" size={size} {...named(words.afterSale)} onClick={actions.openReturn}>
          {words.afterSale}
        </Button>
      )}
      {order.hasParcels && (
        <ButtonLink
          kind="quiet"
          size={size}
          {...named(words.parcels)}
          to={paths.orderPackage({ orderCode })}
        >
          {words.parcels}
        </ButtonLink>
      )}
      {action(words.reorder, actions.orderAgain, actions.isOrdering)}
      {place === "page" && (
        <Button kind="quiet" size={size} onClick={actions.saveAsList}>
          {saveAs}
        </Button>
      )}
      {!isOld && isAllowed("cancel", order) && (
        <ButtonLink kind="quiet" size={size} {...named(words.cancel)} to={cancel({ orderId })}>
          {words.cancel}
        </ButtonLink>
      )}
      {after}
    </span>
  );
}
