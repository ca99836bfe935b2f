import type { OrderList } from "@reagent/api/contract/order";
import { subtract } from "@reagent/domain/money";
import type { ReactNode } from "react";
import { Price } from "../../../components/Price/Price.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { screenOnly } from "../../../theme/print.css.ts";
import { copy } from "./OrderFigures.copy.ts";
import * as css from "./OrderFigures.css.ts";

/** What the orders found are together; the room of the sums is kept while they are loading. */
export function OrderFigures({ list }: { list: OrderList | undefined }) {
  const words = useCopy(copy);
  const figures: readonly (readonly [term: string, figure: ReactNode])[] = [
    [words.count, list && words.counted(list.total)],
    [words.orderTotal, list && <Price amount={list.orderTotal} />],
    [words.refundTotal, list && <Price amount={list.refundTotal} />],
    [words.netTotal, list && <Price amount={subtract(list.orderTotal, list.refundTotal)} />],
  ];
  return (
    <dl className={css.figures}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt className={css.figureTerm}>{term}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
      {list?.credit.isShown && (
        <div>
          <dt className={css.figureTerm}>{words.creditUsed}</dt>
          <dd className={css.figure}>
            <Price amount={list.credit.used} />
            {list.credit.used > 0 && (
              <span className={`${css.repay} ${screenOnly}`}>
                <TextLink to={paths.repayAll()}>{words.repay}</TextLink>
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
