import type { Bottle } from "@reagent/api/contract/bottle";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Bottle.copy.ts";
import * as css from "./Bottle.css.ts";
import { BottleNotes } from "./BottleNotes.tsx";

/** The viewer's own orders with the batch and notes on it, and how to order the goods again. */
export function BottleOrders({ bottle }: { bottle: Bottle }) {
  return (
    <>
      {bottle.purchases.length > 0 && <Purchases purchases={bottle.purchases} />}
      {(bottle.purchases.length > 0 || bottle.notes.length > 0) && <BottleNotes bottle={bottle} />}
      <OrderAgain bottle={bottle} />
    </>
  );
}

function Purchases({ purchases }: Pick<Bottle, "purchases">) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.purchases} size="small" />
      <ul className={css.purchases}>
        {purchases.map(({ orderId, orderCode, orderedAt, quantity, isReturnable }) => (
          <li key={orderId} className={css.purchase}>
            <TextLink to={paths.order({ orderId })}>{words.order(orderCode)}</TextLink>
            <span className={css.muted}>
              {words.bought(formatDay(orderedAt, language), quantity)}
            </span>
            {isReturnable && (
              <span className={css.muted}>
                <TextLink
                  to={paths.order({ orderId, returns: true })}
                  aria-label={words.of(words.applyForReturn, orderCode)}
                >
                  {words.applyForReturn}
                </TextLink>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderAgain({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const id = useId();
  const { productCode, batchCode, casNumber, itemCode, isOnSale, isBatchLeft } = bottle;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.again} size="small" />
      {!isOnSale && <p className={css.note}>{words.offSale}</p>}
      <p className={css.action}>
        {isOnSale ? (
          <ButtonLink kind="primary" isWide to={paths.product({ itemCode: productCode })}>
            {words.toProduct}
          </ButtonLink>
        ) : (
          <ButtonLink isWide to={paths.search({ text: casNumber || itemCode })}>
            {words.alternatives}
          </ButtonLink>
        )}
      </p>
      {isBatchLeft && (
        <p className={css.action}>
          <ButtonLink isWide to={paths.product({ itemCode: productCode, batchCode })}>
            {words.orderBatch}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
