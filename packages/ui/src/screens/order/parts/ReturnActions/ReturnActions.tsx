import type { ReturnRow } from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { canEnterExpressNumber, canViewSlip } from "@reagent/domain/return";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { copy } from "./ReturnActions.copy.ts";
import * as css from "./ReturnActions.css.ts";
import { useReturnActions } from "./useReturnActions.tsx";

interface Props {
  readonly row: ReturnRow;
  /** `row`: in the list, where each action names its return and one leads to its page; `page`: on the return's own page. */
  readonly place: "row" | "page";
}

/** The actions of a return; each is enabled in certain statuses only (customer centre §4, after-sale status). */
export function ReturnActions({ row, place }: Props) {
  const words = useCopy(copy);
  const actions = useReturnActions(row);
  const { returnId, returnCode, status, goods } = row;
  const isKnown = status !== "other";
  const size = place === "row" ? "small" : "medium";
  const kind = place === "row" ? "quiet" : "secondary";
  const named = (action: string) =>
    place === "row" ? { "aria-label": words.of(action, returnCode) } : {};
  return (
    <span className={`${css.actions({ place })} ${screenOnly}`}>
      {place === "row" && (
        <ButtonLink
          kind="quiet"
          size={size}
          {...named(words.detail)}
          to={paths.returnPage({ returnId })}
        >
          {words.detail}
        </ButtonLink>
      )}
      <Button
        kind={kind}
        size={size}
        {...named(words.enterExpress)}
        disabled={!isKnown || !canEnterExpressNumber({ status, goods })}
        onClick={() => void actions.enterExpressNumber()}
      >
        {words.enterExpress}
      </Button>
      <Button
        kind={kind}
        size={size}
        {...named(words.viewSlip)}
        disabled={!isKnown || !canViewSlip({ status })}
        onClick={() => void actions.viewSlip()}
      >
        {words.viewSlip}
      </Button>
    </span>
  );
}
