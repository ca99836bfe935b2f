import type { SentBasket, SentBasketLine } from "@reagent/api/contract/sent-basket";
import { missingFilings } from "@reagent/domain/restriction";
import { JointHazards } from "../../../blocks/JointHazards/JointHazards.tsx";
import { FilingsNotice } from "../../../blocks/MissingFilings/FilingsNotice.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useRequestLogin } from "../../../state/login-request.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStoredValue } from "../../../state/use-stored-value.ts";
import { endKeyOf } from "../parts/end-keys.ts";
import { copy as sendCopy } from "../parts/SendBasket/SendBasket.copy.ts";
import { useEndBasket } from "../parts/useEndBasket.ts";
import { copy } from "./SentBasket.copy.ts";
import * as css from "./SentBasket.css.ts";
import { sentBasket as screen } from "./SentBasket.screen.ts";

interface Props {
  readonly basket: SentBasket;
  readonly token: string;
  /** The chosen lines, whose hazards are shown. */
  readonly goods: readonly SentBasketLine[];
}

/** What a basket is, its note, and what its viewer has to know before choosing. */
export function BasketHead({ basket, token, goods }: Props) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const requestLogin = useRequestLogin();
  const endKey = endKeyOf(useStoredValue(storageKeys.sentBaskets), token);
  const { note, lines, filings, expiresAt, isLoggedIn, isOwn } = basket;
  const missing = missingFilings(lines, filings);
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.meta}>
          <span>{words.lines(lines.length)}</span>
          <span>{words.until(formatDay(expiresAt, language))}</span>
        </p>
        {note !== "" && (
          <p className={css.note}>
            {words.note}
            <b>{note}</b>
          </p>
        )}
        <p>{words.lead}</p>
      </header>
      <div className={css.notices}>
        {(isOwn || endKey !== "") && <OwnLink token={token} endKey={endKey} />}
        {!isLoggedIn && (
          <Notice
            actions={
              <Button kind="quiet" size="small" onClick={requestLogin}>
                {words.logIn}
              </Button>
            }
          >
            {words.guest}
          </Notice>
        )}
        <FilingsNotice filings={missing} />
        <JointHazards lines={reagentsOf(goods)} />
      </div>
    </>
  );
}

/** Tells the maker of a link that it is the own one, with the way to end it. */
function OwnLink({ token, endKey }: { token: string; endKey: string }) {
  const words = useCopy(copy);
  const { end } = useCopy(sendCopy);
  const ending = useEndBasket(token, endKey);
  return (
    <Notice
      actions={
        <Button
          kind="quiet-danger"
          size="small"
          isBusy={ending.isBusy}
          onClick={() => void ending.end()}
        >
          {end}
        </Button>
      }
    >
      {words.own}
    </Notice>
  );
}

/** The reagents among lines by what decides how they react and are stored. */
const reagentsOf = (lines: readonly SentBasketLine[]) =>
  lines
    .filter(({ kind }) => kind === "reagent")
    .map((line) => ({ ...line, name: line.chineseName || line.englishName }));
