import type { StockAlert } from "@reagent/api/contract/stock-alert";
import { alertState } from "@reagent/domain/stock-alert";
import { Button } from "../../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useEndStockAlert } from "../../../data/use-stock-alerts.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./StockAlerts.copy.ts";

/** Selector of the button, in each row. */
export const endButtons = "button[data-ends-alert]";

interface Props {
  readonly alert: StockAlert;
  /** Receives the button once the alert is ended, while its row is still there. */
  readonly onEnd: (button: HTMLElement) => void;
}

/** Ends an alert, or takes one that is done off the list. */
export function EndButton({ alert, onEnd }: Props) {
  const words = useCopy(copy);
  const { end, isBusy } = useEndStockAlert();
  const { kind, productCode } = alert;
  if (kind === "unknown") return null;
  return (
    <span>
      <Button
        data-ends-alert=""
        size="small"
        isBusy={isBusy}
        onClick={({ currentTarget }) => void end({ kind, productCode }, () => onEnd(currentTarget))}
      >
        {alertState(alert) === "open" ? words.end : words.remove}
        <VisuallyHidden> {productCode}</VisuallyHidden>
      </Button>
    </span>
  );
}
