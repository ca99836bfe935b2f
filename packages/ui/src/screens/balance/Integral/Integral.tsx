import { listIntegralChanges, readBalances } from "@reagent/api/contract/balance";
import { shop } from "@reagent/api/contract/shop";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LogFigures, points } from "../parts/Log/LogFigures.tsx";
import { LogPage } from "../parts/Log/LogPage.tsx";
import { useLogView } from "../parts/Log/useLogView.ts";
import { copy } from "./Integral.copy.ts";

/** The integral, what it can be turned into, and its log (customer centre §2, /integral). */
export function Integral() {
  const words = useCopy(copy);
  const [hotline] = shop.hotlines;
  const view = useLogView();
  const { from, to } = view.filter;
  const balances = useCall(readBalances, { kind: "grains" as const });
  const { data, ...call } = useCall(
    listIntegralChanges,
    { pageSize: PAGE_SIZE.balanceLog, page: view.page, from, to },
    { keepsPrevious: true },
  );
  const lines = data?.changes.map(({ points: amount, ...change }) => ({ ...change, amount }));
  return (
    <LogPage
      title={words.title}
      unit="points"
      view={view}
      call={call}
      found={lines && { lines, total: data?.total ?? 0 }}
    >
      <LogFigures
        isMissing={balances.failure !== undefined}
        entries={[
          [words.integral, points(balances.data?.integral)],
          [words.grains, points(balances.data?.convertibleGrains)],
        ]}
      />
      <Notice
        kind="points"
        action={<TextLink href={`tel:${hotline}`}>{words.service(hotline)}</TextLink>}
      >
        {words.expiry} {words.convert}
      </Notice>
    </LogPage>
  );
}
