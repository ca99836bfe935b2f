import { type ExchangeOffer, listExchangeOffers } from "@reagent/api/contract/cart";
import { type ReactNode, useId, useState } from "react";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { ExchangeLine } from "./exchange-line.ts";
import { copy } from "./Exchange.copy.ts";
import * as css from "./Exchange.css.ts";
import { Offer } from "./Offer.tsx";

interface Props {
  readonly line: ExchangeLine;
  /** Exchanges the line; resolves once that is answered. */
  readonly onExchange: (offer: ExchangeOffer) => Promise<void>;
}

/** What a line can be exchanged for (decisions, exchange of a line). */
export function ExchangePanel({ line, onExchange }: Props) {
  const words = useCopy(copy);
  const { productId, quantity } = line;
  const call = useCall(listExchangeOffers, { productId, quantity });
  const [chosen, setChosen] = useState<string>();
  const exchange = async (offer: ExchangeOffer) => {
    if (chosen !== undefined) return;
    setChosen(offer.itemCode);
    await onExchange(offer);
    setChosen(undefined);
  };
  return (
    <div className={css.panel}>
      <p>{words.lead(line.productCode, line.pack, quantity)}</p>
      <Load call={call} skeleton={<TextSkeleton lines={8} />}>
        {({ offers, millimoles }) =>
          offers.length > 0 ? (
            <OfferLists offers={offers}>
              {(offer) => (
                <Offer
                  key={offer.itemCode}
                  offer={offer}
                  line={line}
                  millimolesOfLine={millimoles}
                  isBusy={chosen === offer.itemCode}
                  onExchange={() => void exchange(offer)}
                />
              )}
            </OfferLists>
          ) : (
            <div>
              <p>{words.none}</p>
              <p className={css.muted}>{words.noneHint}</p>
            </div>
          )
        }
      </Load>
    </div>
  );
}

/** What is the same substance, and below it under a heading other salts, which may act differently. */
function OfferLists({
  offers,
  children,
}: {
  readonly offers: readonly ExchangeOffer[];
  readonly children: (offer: ExchangeOffer) => ReactNode;
}) {
  const words = useCopy(copy);
  const headId = useId();
  const isSalt = ({ kind }: ExchangeOffer) => kind === "salt";
  const same = offers.filter((offer) => !isSalt(offer));
  const salts = offers.filter(isSalt);
  return (
    <>
      {same.length > 0 && (
        <ul className={css.list} aria-label={words.offers}>
          {same.map(children)}
        </ul>
      )}
      {salts.length > 0 && (
        <section className={css.salts} aria-labelledby={headId}>
          <SectionHead id={headId} title={words.salts} size="small" description={words.saltsHint} />
          <ul className={css.headed} aria-labelledby={headId}>
            {salts.map(children)}
          </ul>
        </section>
      )}
    </>
  );
}
