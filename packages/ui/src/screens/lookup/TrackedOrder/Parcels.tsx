import type { TrackedOrder } from "@reagent/api/contract/shipment";
import { ParcelList } from "../../../blocks/ParcelSection/ParcelList.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./TrackedOrder.copy.ts";
import * as css from "./TrackedOrder.css.ts";

/** An order's parcels, for users who know its number and organisation. */
export function Parcels({ order, company }: { order: TrackedOrder; company: string }) {
  const words = useCopy(copy);
  return (
    <>
      <div className={css.head}>
        <DefinitionList
          layout="line"
          entries={[
            { term: words.order, value: <Code kind="order-number" value={order.orderCode} /> },
            { term: words.company, value: company },
          ]}
        />
      </div>
      <ParcelList order={order} />
    </>
  );
}
