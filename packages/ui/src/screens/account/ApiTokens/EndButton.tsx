import { isRefusal } from "@reagent/api/client/failure";
import { type ApiToken, endApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { codes } from "@reagent/api/contract/envelope";
import { Button } from "../../../components/Button/Button.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { focusToReturn } from "../../../row-focus.ts";
import { copy } from "./ApiTokens.copy.ts";

/** Selector of the button, in each row. */
export const endButtons = "button[data-ends-token]";

interface Props {
  readonly token: ApiToken;
  /** Receives the button once the token has ended, while its row is still there. */
  readonly onEnd: (button: HTMLElement) => void;
}

/** Ends a token once the customer has confirmed it. */
export function EndButton({ token: { tokenId, name }, onEnd }: Props) {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(endApiToken);
  const title = words.endOf(name);

  const end = async (button: HTMLElement) => {
    const isConfirmed = await confirm({
      title,
      message: words.endMessage,
      confirmLabel: words.end,
      isDestructive: true,
    });
    if (!isConfirmed) return;
    await focusToReturn(button);
    const outcome = await run({ tokenId });
    if (!outcome.ok && !isRefusal(outcome.failure, codes.notFound)) return;
    onEnd(button);
    if (outcome.ok) toast({ message: words.ended, tone: "success" });
    await refresh(listApiTokens);
  };

  return (
    <span>
      <Button
        data-ends-token=""
        kind="quiet-danger"
        size="small"
        aria-label={title}
        isBusy={isBusy}
        onClick={({ currentTarget }) => void end(currentTarget)}
      >
        {words.end}
      </Button>
    </span>
  );
}
