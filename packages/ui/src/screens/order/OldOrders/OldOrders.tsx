import { listOrders } from "@reagent/api/contract/order";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderFigures } from "../parts/OrderFigures/OrderFigures.tsx";
import { OrderListPage } from "../parts/OrderListPage/OrderListPage.tsx";
import { OrderTable } from "../parts/OrderTable/OrderTable.tsx";
import { useOrderAddress } from "../parts/useOrderAddress.ts";
import { copy } from "./OldOrders.copy.ts";
import { oldOrders as screen } from "./OldOrders.screen.ts";

/** Orders from before 2024 (customer centre §9, orders page). */
export function OldOrders() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useOrderAddress();
  const list = useCall(listOrders, { ...address.params, isLegacy: true }, { keepsPrevious: true });
  return (
    <OrderListPage
      title={title}
      figures={<OrderFigures list={list.data} />}
      note={words.note}
      address={address}
      claimed={{ list: "old", relatedOrderCode: "" }}
      list={list}
      none={{ title: words.none, hint: words.noneHint }}
    >
      {({ orders }) => <OrderTable orders={orders} kind="old" />}
    </OrderListPage>
  );
}
