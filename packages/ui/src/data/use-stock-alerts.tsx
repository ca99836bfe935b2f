import {
  addStockAlert,
  endStockAlert,
  listStockAlerts,
  readOpenStockAlerts,
} from "@reagent/api/contract/stock-alert";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { defineCopy } from "../language/define-copy.ts";
import { useCopy } from "../language/language.tsx";
import { useSession } from "../state/session.ts";
import { useAction } from "./use-action.tsx";
import { useAttempts } from "./use-attempts.tsx";
import { useCall, useRefresh } from "./use-call.tsx";

const copy = defineCopy({
  zh: {
    added: "到货后将发邮件到您的登录邮箱。",
    ended: "已取消到货通知",
    show: "查看到货通知",
  },
  en: {
    added: "We will e-mail you once, to your login address, when it is in stock.",
    ended: "The stock alert has been cancelled",
    show: "View your stock alerts",
  },
});

/** A pack or a SKU by its product code. */
export interface AwaitedGoods {
  readonly kind: GoodsKind;
  readonly productCode: string;
}

/** Whether the customer has an open alert for goods; false for guests, and until it is known. */
export function useIsAwaited({ kind, productCode }: AwaitedGoods): boolean {
  const { isLoggedIn } = useSession();
  const { data } = useCall(readOpenStockAlerts, isLoggedIn ? {} : null);
  return (
    data?.goods.some((each) => each.kind === kind && each.productCode === productCode) ?? false
  );
}

/**
 * Requests a mail for when goods are in stock; returns whether it was accepted. Guests are asked to log in, and it is requested after that
 * (decisions, stock alerts).
 */
export function useAddStockAlert(): {
  readonly add: (goods: AwaitedGoods) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(addStockAlert);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const attempt = useAttempts();
  const add = useCallback(
    async ({ kind, productCode }: AwaitedGoods) => {
      const goods = { kind, productCode };
      const outcome = await attempt({ kind: "stock-alert", goods }, () => run(goods));
      if (!outcome?.ok) return false;
      toast({
        message: words.added,
        tone: "success",
        action: { label: words.show, to: paths.stockAlerts() },
      });
      await refresh(readOpenStockAlerts, listStockAlerts);
      return true;
    },
    [attempt, run, toast, words, refresh],
  );
  return { add, isBusy };
}

/** Ends an alert, or takes one whose mail was sent off the list; returns whether that succeeded, after `onDone`. */
export function useEndStockAlert(): {
  readonly end: (goods: AwaitedGoods, onDone?: () => void) => Promise<boolean>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(endStockAlert);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const end = useCallback(
    async ({ kind, productCode }: AwaitedGoods, onDone?: () => void) => {
      const outcome = await run({ kind, productCode });
      if (!outcome.ok) return false;
      onDone?.();
      toast({ message: words.ended, tone: "success" });
      await refresh(readOpenStockAlerts, listStockAlerts);
      return true;
    },
    [run, toast, words, refresh],
  );
  return { end, isBusy };
}
