import { type CartLine, type ExchangeOffer, listExchangeOffers } from "@reagent/api/contract/cart";
import { useState } from "react";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Exchange.copy.ts";
import * as css from "./Exchange.css.ts";
import { Offer } from "./Offer.tsx";

interface Props {
  readonly line: CartLine;
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
      <Load call={call} skeleton={<TextSkeleton lines={4} />}>
        {({ offers, millimoles }) =>
          offers.length > 0 ? (
            <ul className={css.list} aria-label={words.offers}>
              {offers.map((offer) => (
                <Offer
                  key={offer.itemCode}
                  offer={offer}
                  line={line}
                  millimolesOfLine={millimoles}
                  isBusy={chosen === offer.itemCode}
                  onExchange={() => void exchange(offer)}
                />
              ))}
            </ul>
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
