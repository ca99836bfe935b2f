import { Notice } from "../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LogFigures, points } from "../parts/Log/LogFigures.tsx";
import { LogPage } from "../parts/Log/LogPage.tsx";
import { useBalanceLog } from "../parts/Log/useBalanceLog.ts";
import { copy } from "./Grains.copy.ts";
import { grains as screen } from "./Grains.screen.ts";

/** The reward grains, their expiry at the end of the year, and their log (customer centre §2, /profile/exchange). */
export function Grains() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { balances, ...log } = useBalanceLog("grains");
  return (
    <LogPage title={title} unit="grains" {...log}>
      <LogFigures
        isMissing={log.call.failure !== undefined}
        entries={[
          [words.grains, points(balances?.grains)],
          [words.expiring, points(balances?.expiringGrains)],
        ]}
      />
      <Notice kind="points">{words.expiry}</Notice>
    </LogPage>
  );
}
