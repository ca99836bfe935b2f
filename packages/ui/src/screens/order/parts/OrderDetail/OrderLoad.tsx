import ReceiptText from "@lucide/icons/icons/receipt-text";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderDetail.css.ts";

interface Props<Order> {
  /** The id in the address; empty where there is none. */
  readonly orderId: string;
  readonly call: Call<Order>;
  readonly list: { readonly name: string; readonly path: string };
  readonly children: (order: Order) => ReactNode;
}

/** An order, or why it is not shown: no id in the address, no such order, not loaded (customer centre §2; customer centre §8). */
export function OrderLoad<Order>({ orderId, call, list, children }: Props<Order>) {
  const words = useCopy(copy);
  if (orderId === "") return <Notice tone="hazard">{words.missingId}</Notice>;
  return (
    <Load
      call={call}
      empty={
        <EmptyState
          icon={ReceiptText}
          title={words.notFound}
          actions={<ButtonLink to={list.path}>{words.back(list.name)}</ButtonLink>}
        >
          {words.notFoundHint}
        </EmptyState>
      }
      skeleton={
        <div className={css.sections}>
          <TextSkeleton lines={5} />
          <TableSkeleton
            rows={3}
            columns={[{ width: "200px" }, { width: "48px", isNumber: true }, { width: "72px" }]}
          />
        </div>
      }
    >
      {children}
    </Load>
  );
}
