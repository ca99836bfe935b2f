import { listIntegralChanges, readBalances } from "@reagent/api/contract/balance";
import { shop } from "@reagent/api/contract/shop";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { mappedCall, useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useHasPart } from "../../../state/use-has-part.ts";
import { logFilters } from "../parts/Log/log-address.ts";
import { LogFigures, points } from "../parts/Log/LogFigures.tsx";
import { LogPage } from "../parts/Log/LogPage.tsx";
import { copy } from "./Integral.copy.ts";
import { integral as screen } from "./Integral.screen.ts";
import { useConversion } from "./useConversion.ts";

/**
 * The integral, and its log; where the shop has the orchard, the grains that it makes, with a button that converts it (customer centre §2,
 * /integral).
 */
export function Integral() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const hasOrchard = useHasPart()("orchard");
  const address = useListAddress(logFilters);
  const { from, to } = address.filter;
  const balances = useCall(readBalances, { kind: "grains" as const });
  const grains = balances.data?.convertibleGrains ?? 0;
  const { convert, isBusy } = useConversion();
  const call = useCall(
    listIntegralChanges,
    { pageSize: PAGE_SIZE.balanceLog, page: address.page, from, to },
    { keepsPrevious: true },
  );
  return (
    <LogPage
      title={title}
      unit="points"
      address={address}
      call={mappedCall(call, ({ changes, total }) => ({
        lines: changes.map((change) => ({ ...change, amount: change.points })),
        total,
      }))}
    >
      <LogFigures
        isMissing={balances.failure !== undefined}
        entries={[
          [words.integral, points(balances.data?.integral)],
          ...(hasOrchard
            ? ([[words.grains, points(balances.data?.convertibleGrains)]] as const)
            : []),
        ]}
      />
      {hasOrchard && (
        <Notice
          tone="points"
          actions={
            grains > 0 && (
              <Button
                kind="secondary"
                size="small"
                isBusy={isBusy}
                onClick={() => void convert(grains)}
              >
                {isBusy ? words.converting : words.convert(points(grains) ?? "")}
              </Button>
            )
          }
        >
          {words.expiry(shop.points.perGrain)}
        </Notice>
      )}
    </LogPage>
  );
}
