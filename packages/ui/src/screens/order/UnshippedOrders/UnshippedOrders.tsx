import { listUnshippedLines } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { orderListKind, type OrderListKind } from "@reagent/domain/order";
import { Price } from "../../../components/Price/Price.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { FigureList } from "../parts/OrderFigures/FigureList.tsx";
import { LineOrder } from "../parts/OrderLines/line-columns.tsx";
import { OrderLines } from "../parts/OrderLines/OrderLines.tsx";
import { OrderListPage } from "../parts/OrderListPage/OrderListPage.tsx";
import { PaymentTabs } from "../parts/OrderListPage/PaymentTabs.tsx";
import { useOrderAddress } from "../parts/useOrderAddress.ts";
import { copy } from "./UnshippedOrders.copy.ts";
import { unshippedOrders as screen } from "./UnshippedOrders.screen.ts";

/** Order lines that are not fully shipped; the route's type is that of the list of orders. */
export function UnshippedOrders({ filter }: { filter: string | undefined }) {
  const kind = orderListKind(filter);
  return <Unshipped key={kind} kind={kind} />;
}

const columns = ["quantity", "sent", "status", "total", "delivery"] as const;

function Unshipped({ kind }: { kind: OrderListKind }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useOrderAddress(kind);
  const list = useCall(listUnshippedLines, address.params, {
    keepsPrevious: true,
    rereadsOnReturn: true,
  });
  return (
    <OrderListPage
      title={title}
      figures={
        <FigureList
          figures={[
            [words.count, list.data && words.counted(list.data.total)],
            [words.waitingTotal, list.data && <Price amount={list.data.waitingTotal} />],
          ]}
        />
      }
      tabs={<PaymentTabs current={kind} hrefOf={paths.unshippedOrders} />}
      note={words.note}
      address={address}
      list={list}
      none={{ title: words.none, hint: words.noneHint }}
    >
      {({ lines }) => (
        <OrderLines
          label={words.lines}
          lines={lines}
          columns={columns}
          isInstrument={(line) => line.kind === "instrument"}
          orderOf={(line) => <LineOrder line={line} />}
        />
      )}
    </OrderListPage>
  );
}
