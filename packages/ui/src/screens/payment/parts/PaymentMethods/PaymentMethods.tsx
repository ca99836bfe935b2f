import type { AccountMethod, OnlineMethod } from "@reagent/api/contract/payment";
import type { Fen } from "@reagent/domain/money";
import type { PaymentProblem, PaymentTab } from "@reagent/domain/payment";
import type { Ref } from "react";
import { Tabs } from "../../../../components/Tabs/Tabs.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { AccountPanel } from "./AccountPanel.tsx";
import { BankPanel } from "./BankPanel.tsx";
import { copy } from "./PaymentMethods.copy.ts";
import * as css from "./PaymentMethods.css.ts";
import { TransferPanel } from "./TransferPanel.tsx";

/** The offered methods; repayments have online methods only. */
export interface OfferedMethods {
  readonly person: readonly OnlineMethod[];
  readonly enterprise: readonly OnlineMethod[];
  readonly alipay: OnlineMethod | null;
  readonly prepay?: AccountMethod | null;
  readonly credit?: AccountMethod | null;
  readonly secondCredit?: AccountMethod | null;
}

interface Props {
  readonly tabs: readonly PaymentTab[];
  readonly methods: OfferedMethods;
  readonly tab: PaymentTab;
  readonly onTab: (tab: PaymentTab) => void;
  /** The chosen bank; empty for none. */
  readonly bank: string;
  readonly onBank: (methodId: string) => void;
  readonly problem: PaymentProblem | undefined;
  readonly amount: Fen;
  readonly orderCodes: readonly string[];
  /** Receives the focus when no method is chosen. */
  readonly bankRef: Ref<HTMLButtonElement>;
  /** Scrolled into view when the account's balance is too low. */
  readonly accountRef: Ref<HTMLDivElement>;
}

/** The payment methods in tabs (customer centre §2, /payment). */
export function PaymentMethods({ tabs, methods, tab, onTab, problem, ...props }: Props) {
  const words = useCopy(copy);
  const { bank, onBank, amount, orderCodes, bankRef, accountRef } = props;
  const message = problem && words.problems[problem];

  const panelOf = (id: PaymentTab) => {
    switch (id) {
      case "person":
      case "enterprise":
        return (
          <BankPanel
            label={words.tabs[id]}
            banks={methods[id]}
            chosen={bank}
            onChoose={onBank}
            error={message}
            ref={bankRef}
          />
        );
      case "alipay":
        return (
          <div className={css.panel}>
            <p className={css.note}>{words.alipay}</p>
          </div>
        );
      case "prepay":
      case "credit":
      case "second-credit": {
        const account = methods[id === "second-credit" ? "secondCredit" : id];
        return (
          <AccountPanel
            label={words.available[id]}
            available={account?.available}
            amount={amount}
            error={message}
            ref={accountRef}
          />
        );
      }
      case "offline":
        return <TransferPanel orderCodes={orderCodes} />;
    }
  };

  return (
    <Tabs
      isWrapping
      label={words.label}
      value={tab}
      onChange={onTab}
      options={tabs.map((id) => ({ value: id, label: words.tabs[id], panel: panelOf(id) }))}
    />
  );
}
