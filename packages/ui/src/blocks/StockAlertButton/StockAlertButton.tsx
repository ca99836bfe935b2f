import Bell from "@lucide/icons/icons/bell";
import BellRing from "@lucide/icons/icons/bell-ring";
import { Button } from "../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import {
  type AwaitedGoods,
  useAddStockAlert,
  useEndStockAlert,
  useIsAwaited,
} from "../../data/use-stock-alerts.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./StockAlertButton.copy.ts";
import * as css from "./StockAlertButton.css.ts";

export type StockAlertButtonProps = AwaitedGoods;

/** A button below the stock of goods that are out of stock: requests a mail for when they are in stock, or cancels it (decisions, stock alerts). */
export function StockAlertButton({ kind, productCode }: StockAlertButtonProps) {
  const words = useCopy(copy);
  const isAwaited = useIsAwaited({ kind, productCode });
  const adding = useAddStockAlert();
  const ending = useEndStockAlert();
  const goods = { kind, productCode };
  return (
    <span className={css.place}>
      <Button
        kind="quiet"
        size="small"
        icon={isAwaited ? BellRing : Bell}
        isBusy={adding.isBusy || ending.isBusy}
        onClick={() => void (isAwaited ? ending.end(goods) : adding.add(goods))}
      >
        <span>
          {isAwaited ? words.asked : words.ask}{" "}
          <VisuallyHidden>{isAwaited ? words.end(productCode) : productCode}</VisuallyHidden>
        </span>
      </Button>
    </span>
  );
}
