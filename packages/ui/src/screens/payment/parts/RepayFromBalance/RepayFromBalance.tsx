import { readUserInfo } from "@reagent/api/contract/account";
import { repayFromBalance } from "@reagent/api/contract/payment";
import { Button, type ButtonProps } from "../../../../components/Button/Button.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./RepayFromBalance.copy.ts";

interface Props extends Pick<ButtonProps, "kind" | "size" | "disabled"> {
  /** Called after balance and credit have changed. */
  readonly onRepaid: () => void;
}

/** Repays all used credit from the balance, after a confirmation (customer centre §7, payment; §8, credit repayment). */
export function RepayFromBalance({ onRepaid, ...look }: Props) {
  const words = useCopy(copy);
  const { confirm, toast, prepare } = useOverlays();
  const { run, isBusy } = useAction(repayFromBalance);
  const refresh = useRefresh();

  const repay = async () => {
    const isConfirmed = await confirm({
      title: words.ask,
      message: words.hint,
      confirmLabel: words.yes,
      cancelLabel: words.no,
      isDestructive: true,
    });
    if (!isConfirmed) return toast({ message: words.declined, tone: "info" });
    const outcome = await run({});
    if (!outcome.ok) return;
    toast({ message: words.repaid, tone: "success" });
    onRepaid();
    await refresh(readUserInfo);
  };

  return (
    <Button
      {...look}
      isBusy={isBusy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void repay()}
    >
      {words.repay}
    </Button>
  );
}
