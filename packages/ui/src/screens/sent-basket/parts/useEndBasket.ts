import { endSentBasket, readSentBasket } from "@reagent/api/contract/sent-basket";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useStorage } from "../../../state/storage.tsx";
import { forgetEndKey } from "./end-keys.ts";
import { copy } from "./SendBasket/SendBasket.copy.ts";

/** Ends the link of a basket after a question; `end` says whether it was ended. */
export function useEndBasket(token: string, endKey: string) {
  const words = useCopy(copy);
  const stores = useStorage();
  const refresh = useRefresh();
  const { confirm, toast } = useOverlays();
  const { run, isBusy } = useAction(endSentBasket);
  const end = async (): Promise<boolean> => {
    const question = { message: words.askEnd, confirmLabel: words.end, isDestructive: true };
    if (!(await confirm(question))) return false;
    const { ok } = await run({ token, endKey });
    if (!ok) return false;
    forgetEndKey(stores, token);
    toast({ message: words.ended, tone: "success" });
    await refresh(readSentBasket);
    return true;
  };
  return { end, isBusy };
}
