import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LogFigures, money } from "../parts/Log/LogFigures.tsx";
import { LogPage } from "../parts/Log/LogPage.tsx";
import { useBalanceLog } from "../parts/Log/useBalanceLog.ts";
import { copy } from "./Credit.copy.ts";
import { credit as screen } from "./Credit.screen.ts";

/** The customer's total credit and its log (customer centre §2, /credit). */
export function Credit() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { balances, ...log } = useBalanceLog("credit");
  return (
    <LogPage title={title} unit="yuan" {...log}>
      <LogFigures
        isMissing={log.call.failure !== undefined}
        entries={[
          [words.left, money(balances?.creditLeft)],
          [words.limit, money(balances?.creditLimit)],
          [words.used, money(balances?.creditUsed)],
        ]}
      />
      {balances !== undefined && balances.creditUsed > 0 && (
        <div>
          <ButtonLink kind="primary" to={paths.repayAll()}>
            {words.repay}
          </ButtonLink>
        </div>
      )}
    </LogPage>
  );
}
