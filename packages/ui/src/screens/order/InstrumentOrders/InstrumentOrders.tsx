import { listInstrumentOrders } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderFigures } from "../parts/OrderFigures/OrderFigures.tsx";
import { OrderListPage } from "../parts/OrderListPage/OrderListPage.tsx";
import { OrderTable } from "../parts/OrderTable/OrderTable.tsx";
import { useOrderAddress } from "../parts/useOrderAddress.ts";
import { copy } from "./InstrumentOrders.copy.ts";
import { instrumentOrders as screen } from "./InstrumentOrders.screen.ts";

/** Orders of instruments and consumables; with `relation_code` in the address, only the one placed with that reagent order. */
export function InstrumentOrders() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useOrderAddress();
  const [query] = useSearchParams();
  const relatedOrderCode = query.get("relation_code") ?? "";
  const list = useCall(
    listInstrumentOrders,
    { ...address.params, isInstrument: true, relatedOrderCode },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <OrderListPage
      title={title}
      figures={<OrderFigures list={list.data} />}
      note={
        relatedOrderCode ? (
          <Notice actions={<TextLink to={paths.instrumentOrders()}>{words.showAll}</TextLink>}>
            {words.related(relatedOrderCode)}
          </Notice>
        ) : (
          words.note
        )
      }
      address={address}
      claimed={{ list: "instrument", relatedOrderCode }}
      list={list}
      none={{ title: words.none, hint: words.noneHint }}
    >
      {({ orders }) => <OrderTable orders={orders} kind="instrument" />}
    </OrderListPage>
  );
}
