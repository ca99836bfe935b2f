import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { confirmPaid } from "@reagent/api/contract/payment";
import type { Fen } from "@reagent/domain/money";
import { lazy, useState } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { Spinner } from "../../../../components/Spinner/Spinner.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { useMatches } from "../../../../state/use-matches.ts";
import { handheld } from "../../../../theme/breakpoints.ts";
import type { PaymentSubject } from "../paying/payment-subject.ts";
import { pageOf, type StartedPayment } from "../paying/started-payment.ts";
import { copy } from "./AwaitPayment.copy.ts";
import * as css from "./AwaitPayment.css.ts";

const QrCode = lazy(async () => ({
  default: (await import("../../../../components/QrCode/QrCode.tsx")).QrCode,
}));

interface Props {
  readonly subject: PaymentSubject;
  readonly amount: Fen;
  readonly started: StartedPayment;
  /** The server has received a payment. The order may have been cancelled before. */
  readonly onConfirmed: () => void;
  readonly onNothingLeft: () => void;
  readonly onCancel: () => void;
}

/**
 * The QR code of a payment, or the link to the page of a bank or of Alipay, and the button with which the customer confirms it; the server then checks (customer
 * centre §2, /payment; §4, payment). On a phone WeChat's own page comes first, where the gateway has one.
 */
export function AwaitPayment({
  subject,
  amount,
  started,
  onConfirmed,
  onNothingLeft,
  onCancel,
}: Props) {
  const words = useCopy(copy);
  const { origin } = useEnvironment();
  const { run, isBusy } = useAction(confirmPaid);
  const isHandheld = useMatches(handheld);
  const [isOpened, setIsOpened] = useState(false);
  const isScan = started.way === "scan";
  const { href } = new URL(isScan ? started.url : pageOf(started, isHandheld), origin);
  const mobileUrl = isScan && isHandheld ? started.mobileUrl : null;

  const confirm = async () => {
    const outcome = await run(subject);
    if (outcome.ok) onConfirmed();
    else if (isRefusal(outcome.failure, codes.nothingToConfirm)) onNothingLeft();
  };

  return (
    <div className={css.frame}>
      {mobileUrl !== null && (
        <div className={css.here}>
          <ButtonLink
            href={mobileUrl}
            isExternal
            kind={isOpened ? "secondary" : "primary"}
            size="large"
            isWide
            onClick={() => setIsOpened(true)}
          >
            {words.openWechat}
          </ButtonLink>
          <p className={css.hint}>{words.openHint}</p>
        </div>
      )}
      {isScan ? (
        <div className={css.scan}>
          <div className={css.code}>
            <LazyContent skeleton={<span className={css.code} />}>
              <QrCode value={href} label={words.code} size={180} />
            </LazyContent>
          </div>
          <div className={css.words}>
            <Sum amount={amount} />
            <p>{isHandheld ? words.scanElsewhere : words.scan}</p>
          </div>
        </div>
      ) : (
        <div className={css.words}>
          <Sum amount={amount} />
          <p>
            {words.page}{" "}
            <TextLink kind="inline" href={href} isExternal>
              {words.open}
            </TextLink>
          </p>
        </div>
      )}
      <p className={css.waiting} role="status">
        <Spinner />
        {words.waiting}
      </p>
      <div className={css.actions}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          kind={mobileUrl === null || isOpened ? "primary" : "secondary"}
          isBusy={isBusy}
          onClick={() => void confirm()}
        >
          {words.paid}
        </Button>
      </div>
    </div>
  );
}

function Sum({ amount }: { amount: Fen }) {
  const words = useCopy(copy);
  return (
    <p className={css.amount}>
      {words.amount}
      <span className={css.sum}>
        <Price amount={amount} size="large" />
      </span>
    </p>
  );
}
