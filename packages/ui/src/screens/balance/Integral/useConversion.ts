import { isRefusedForContent } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import {
  convertIntegral,
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "@reagent/api/contract/balance";
import { readOrchardUser } from "@reagent/api/contract/gift";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { integralFor } from "@reagent/domain/points";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { points } from "../parts/Log/LogFigures.tsx";
import { copy } from "./Integral.copy.ts";

/** Turns the integral into grains after a question, as many as the customer was shown. */
export function useConversion(): {
  readonly convert: (grains: number) => Promise<void>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(convertIntegral);

  const convert = async (grains: number) => {
    const { perGrain, grainsExpire } = shop.points;
    const [cost = "", made = ""] = [points(integralFor(grains, perGrain)), points(grains)];
    const isConfirmed = await confirm({
      message: words.ask(cost, made, grainsExpire),
      confirmLabel: words.confirm,
    });
    if (!isConfirmed) return;
    const outcome = await run({ grains });
    if (outcome.ok) {
      toast({
        message: words.converted(made),
        tone: "success",
        action: { label: words.spend, to: paths.orchard() },
        duration: 8000,
      });
    }
    // Refused, the balance is not as it was shown.
    if (outcome.ok || isRefusedForContent(outcome.failure))
      await refresh(
        readBalances,
        listIntegralChanges,
        listBalanceChanges,
        readUserInfo,
        readOrchardUser,
      );
  };
  return { convert, isBusy };
}
