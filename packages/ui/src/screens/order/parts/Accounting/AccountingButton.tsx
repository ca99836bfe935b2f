import Download from "@lucide/icons/icons/download";
import type { OrderFilter } from "@reagent/domain/order";
import { Button } from "../../../../components/Button/Button.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { copy } from "./Accounting.copy.ts";
import { AccountingForm } from "./AccountingForm.tsx";

/** Opens the dialog with files for accounting; its period begins as that of the list (rules, files for accounting). */
export function AccountingButton({ filter }: { filter: Pick<OrderFilter, "from" | "to"> }) {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  return (
    <span className={screenOnly}>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        onClick={() =>
          dialog({
            title: words.title,
            size: "medium",
            content: (close) => <AccountingForm from={filter.from} to={filter.to} onEnd={close} />,
          })
        }
      >
        {words.export}
      </Button>
    </span>
  );
}
