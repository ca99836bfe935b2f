import Download from "@lucide/icons/icons/download";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { issueClaimPackTicket } from "@reagent/api/contract/order";
import { MOST_CLAIMED_ORDERS } from "@reagent/domain/kept-goods";
import { Button } from "../../../../components/Button/Button.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { copy } from "./ClaimPacks.copy.ts";
import * as css from "./ClaimPacks.css.ts";

/** The list and its filters, of whose orders the papers are downloaded. */
export type ClaimedOrders = ParamsOf<typeof issueClaimPackTicket>;

interface Props {
  readonly claimed: ClaimedOrders;
  /** How many orders match. */
  readonly total: number;
}

/** Downloads the claim packs of the orders of a list, by a ticket that is valid once. */
export function ClaimPacks({ claimed, total }: Props) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(issueClaimPackTicket);
  const environment = useEnvironment();
  if (total > MOST_CLAIMED_ORDERS) return <p className={css.bar}>{words.tooMany}</p>;
  const download = async () => {
    const outcome = await run(claimed);
    if (outcome.ok) environment.download(outcome.data.url);
  };
  return (
    <div className={css.bar}>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        isBusy={isBusy}
        onClick={() => void download()}
      >
        {words.download}
      </Button>
    </div>
  );
}
