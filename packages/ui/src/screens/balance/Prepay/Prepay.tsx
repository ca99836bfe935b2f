import { listBalanceChanges } from "@reagent/api/contract/balance";
import { paths } from "@reagent/api/pages/paths";
import { hasCredit } from "@reagent/domain/balance";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { RepayFromBalance } from "../../payment/parts/RepayFromBalance/RepayFromBalance.tsx";
import { LogFigures, money } from "../parts/Log/LogFigures.tsx";
import { LogPage } from "../parts/Log/LogPage.tsx";
import { useBalanceLog } from "../parts/Log/useBalanceLog.ts";
import { copy } from "./Prepay.copy.ts";
import { balance as screen } from "./Prepay.screen.ts";

/** The prepaid balance and its log, with the credit debt and the buttons to repay it (customer centre §2, /prepay). */
export function Prepay() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const refresh = useRefresh();
  const { balances, ...log } = useBalanceLog("prepay");
  const isOnCredit = balances !== undefined && hasCredit(balances);
  return (
    <LogPage title={title} unit="yuan" {...log}>
      <LogFigures
        isMissing={log.call.failure !== undefined}
        entries={[
          [words.balance, money(balances?.prepay)],
          ...(balances === undefined || isOnCredit
            ? ([
                [words.limit, money(balances?.creditLimit)],
                [words.used, money(balances?.creditUsed)],
                [words.left, money(balances?.creditLeft)],
              ] as const)
            : []),
        ]}
      />
      {isOnCredit && (
        <div className={row[2]}>
          <RepayFromBalance
            kind="primary"
            disabled={balances.creditUsed === 0}
            onRepaid={() => void refresh(listBalanceChanges)}
          />
          {balances.creditUsed > 0 && (
            <ButtonLink to={paths.repayAll()}>{words.repayOnline}</ButtonLink>
          )}
        </div>
      )}
    </LogPage>
  );
}
