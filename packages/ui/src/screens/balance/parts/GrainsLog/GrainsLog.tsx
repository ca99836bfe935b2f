import { shop } from "@reagent/api/contract/shop";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { grains } from "../Log/Log.css.ts";
import { LogFigures, points } from "../Log/LogFigures.tsx";
import { LogPage } from "../Log/LogPage.tsx";
import { useBalanceLog } from "../Log/useBalanceLog.ts";
import { copy } from "./GrainsLog.copy.ts";

/** The reward grains, their expiry at the end of the year where the shop's expire, and their log. */
export function GrainsLog({ title }: { title: string }) {
  const words = useCopy(copy);
  const { grainsExpire } = shop.points;
  const { balances, ...log } = useBalanceLog("grains");
  return (
    <LogPage title={title} unit="grains" {...log}>
      <LogFigures
        isMissing={log.call.failure !== undefined}
        entries={[
          [words.grains, balances && <span className={grains}>{points(balances.grains)}</span>],
          ...(grainsExpire ? ([[words.expiring, points(balances?.expiringGrains)]] as const) : []),
        ]}
      />
      {grainsExpire && <Notice tone="points">{words.expiry}</Notice>}
    </LogPage>
  );
}
