import type { OrderList } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { type Fen, subtract } from "@reagent/domain/money";
import { Price } from "../../../../components/Price/Price.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { FigureList } from "./FigureList.tsx";
import { copy } from "./OrderFigures.copy.ts";
import * as css from "./OrderFigures.css.ts";

/** The totals of the orders found; their space is kept while they load. */
export function OrderFigures({ list }: { list: OrderList | undefined }) {
  const words = useCopy(copy);
  return (
    <FigureList
      figures={[
        [words.count, list && words.counted(list.total)],
        [words.payable, list && <Price amount={list.orderTotal} />],
        [words.refunded, list && <Price amount={list.refundTotal} />],
        [words.net, list && <Price amount={subtract(list.orderTotal, list.refundTotal)} />],
        ...(list?.credit.isShown
          ? [[words.creditUsed, <CreditUsed key="credit" used={list.credit.used} />] as const]
          : []),
      ]}
    />
  );
}

function CreditUsed({ used }: { used: Fen }) {
  const words = useCopy(copy);
  return (
    <>
      <Price amount={used} />
      {used > 0 && (
        <span className={`${css.repay} ${screenOnly}`}>
          <TextLink to={paths.repayAll()}>{words.repay}</TextLink>
        </span>
      )}
    </>
  );
}
