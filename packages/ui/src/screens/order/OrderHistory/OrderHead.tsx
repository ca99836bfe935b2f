import type { OrderList } from "@reagent/api/contract/order";
import type { OrderListKind } from "@reagent/domain/order";
import { Link } from "react-router-dom";
import { Price } from "../../../components/Price/Price.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import * as css from "./OrderHead.css.ts";
import { copy } from "./OrderHistory.copy.ts";

const kinds = [
  { kind: "all", type: undefined },
  { kind: "paid", type: "1" },
  { kind: "unpaid", type: "2" },
] as const;

/** The lists by payment; each has an address of its own. */
export function OrderLists({ current }: { current: OrderListKind }) {
  const words = useCopy(copy);
  return (
    <nav className={css.lists} aria-label={words.lists}>
      {kinds.map(({ kind, type }) => (
        <Link
          key={kind}
          className={css.list}
          to={paths.orders(type)}
          aria-current={kind === current ? "page" : undefined}
        >
          {words.payments[kind]}
        </Link>
      ))}
    </nav>
  );
}

/** What the orders found cost together; their room is kept while they are loading. */
export function OrderFigures({ list }: { list: OrderList | undefined }) {
  const words = useCopy(copy);
  const figures = [
    { term: words.orderTotal, amount: list?.orderTotal },
    { term: words.refundTotal, amount: list?.refundTotal },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ term, amount }) => (
        <div key={term}>
          <dt className={css.figureTerm}>{term}</dt>
          <dd className={css.figure}>{amount !== undefined && <Price amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
