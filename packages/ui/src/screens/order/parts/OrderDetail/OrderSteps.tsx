import { orderProgress } from "@reagent/domain/order-progress";
import { Steps } from "../../../../components/Steps/Steps.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import type { DetailedOrder } from "./detail-facts.tsx";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderDetail.css.ts";

/** How far an order is, at the head of its page; nothing where that is not known. */
export function OrderSteps({ order }: { order: DetailedOrder }) {
  const words = useCopy(copy);
  const progress = orderProgress(order);
  return (
    progress && (
      <div className={`${css.progress} ${screenOnly}`}>
        <Steps
          label={words.progress}
          steps={progress.steps.map((step) => words.steps[step])}
          current={progress.done}
        />
      </div>
    )
  );
}
