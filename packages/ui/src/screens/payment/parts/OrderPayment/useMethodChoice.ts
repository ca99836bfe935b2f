import type { Fen } from "@reagent/domain/money";
import {
  firstPaymentTab,
  paymentProblem,
  type PaymentProblem,
  type PaymentTab,
} from "@reagent/domain/payment";
import { useRef, useState } from "react";
import type { OfferedMethods } from "../PaymentMethods/PaymentMethods.tsx";

type BankTab = "person" | "enterprise";
const isBankTab = (tab: PaymentTab): tab is BankTab => tab === "person" || tab === "enterprise";

function accountOf(tab: PaymentTab, methods: OfferedMethods) {
  if (tab === "prepay") return methods.prepay;
  if (tab === "credit") return methods.credit;
  return tab === "second-credit" ? methods.secondCredit : undefined;
}

/** The chosen payment method and its problem, which is shown after the first attempt to pay (customer centre §5, payment). */
export function useMethodChoice(
  tabs: readonly PaymentTab[],
  methods: OfferedMethods & { readonly offline?: { readonly methodId: string } },
  amount: Fen,
) {
  const [chosen, setChosen] = useState(() => firstPaymentTab(tabs, amount, methods));
  const [banks, setBanks] = useState<Readonly<Record<BankTab, string>>>({
    person: "",
    enterprise: "",
  });
  const [problem, setProblem] = useState<PaymentProblem>();
  const bankRef = useRef<HTMLButtonElement>(null);
  const accountRef = useRef<HTMLDivElement>(null);

  const tab = tabs.includes(chosen) ? chosen : firstPaymentTab(tabs, amount, methods);
  const account = accountOf(tab, methods);
  const bank = isBankTab(tab) ? banks[tab] : "";
  const other = tab === "offline" ? methods.offline : tab === "alipay" ? methods.alipay : account;
  const methodId = isBankTab(tab) ? bank : (other?.methodId ?? "");

  /** The chosen method; undefined where it has a problem, which is then shown. */
  const decide = (): string | undefined => {
    const found = paymentProblem(methodId, amount, account?.available);
    setProblem(found);
    if (found === "method-required") bankRef.current?.focus();
    else if (found) accountRef.current?.scrollIntoView({ block: "center" });
    return found ? undefined : methodId;
  };

  return {
    decide,
    /** Whether the chosen method can pay the amount. */
    isReady: paymentProblem(methodId, amount, account?.available) === undefined,
    /** What the chosen account has; undefined for a method without an account. */
    available: account?.available,
    /** The props of PaymentMethods. */
    choice: {
      tabs,
      methods,
      amount,
      tab,
      bank,
      problem,
      bankRef,
      accountRef,
      onTab: (next: PaymentTab) => {
        setProblem(undefined);
        setChosen(next);
      },
      onBank: (next: string) => {
        setProblem(undefined);
        if (isBankTab(tab)) setBanks({ ...banks, [tab]: next });
      },
    },
  };
}
