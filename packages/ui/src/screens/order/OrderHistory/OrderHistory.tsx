import { readUniversityInfo } from "@reagent/api/contract/filing";
import { listOrders } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { canBeFiled } from "@reagent/domain/filing";
import { orderListKind, type OrderListKind } from "@reagent/domain/order";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ResearchSteps } from "../../account/parts/ResearchSteps/ResearchSteps.tsx";
import * as css from "../parts/Accounting/Accounting.css.ts";
import { AccountingButton } from "../parts/Accounting/AccountingButton.tsx";
import { OrderFigures } from "../parts/OrderFigures/OrderFigures.tsx";
import { OrderListPage } from "../parts/OrderListPage/OrderListPage.tsx";
import { PaymentTabs } from "../parts/OrderListPage/PaymentTabs.tsx";
import { OrderTable } from "../parts/OrderTable/OrderTable.tsx";
import { useOrderAddress } from "../parts/useOrderAddress.ts";
import { copy } from "./OrderHistory.copy.ts";
import { orders as screen } from "./OrderHistory.screen.ts";

/** The customer's reagent orders; the route's type restricts them to paid (1) or unpaid (2). */
export function OrderHistory({ filter }: { filter: string | undefined }) {
  const kind = orderListKind(filter);
  return <Orders key={kind} kind={kind} />;
}

function Orders({ kind }: { kind: OrderListKind }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useOrderAddress(kind);
  const list = useCall(
    listOrders,
    { ...address.params, isLegacy: false },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <OrderListPage
      title={title}
      figures={<OrderFigures list={list.data} />}
      tabs={<PaymentTabs current={kind} hrefOf={paths.orders} />}
      note={
        <div className={css.note}>
          <span>
            {words.since}{" "}
            <TextLink kind="inline" to={paths.oldOrders()}>
              {words.older}
            </TextLink>
          </span>
          <AccountingButton filter={address.filter} />
        </div>
      }
      address={address}
      claimed={{ list: "reagent", relatedOrderCode: "" }}
      list={list}
      none={{ title: words.none, hint: words.noneHint, below: <UnfiledResearch /> }}
    >
      {({ orders }) => <OrderTable orders={orders} kind="reagent" />}
    </OrderListPage>
  );
}

/** The first page after the log-in tells a university's customer who has not filed what comes next; the server refuses the call to others. */
function UnfiledResearch() {
  const { data } = useCall(readUniversityInfo, {});
  return data && canBeFiled(data.state) ? <ResearchSteps /> : null;
}
