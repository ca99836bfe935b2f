import type { ExchangeOffer, ExchangePack } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { priceOfOne } from "@reagent/domain/equal-moles";
import { exchangeDifferences } from "@reagent/domain/exchange";
import { filingGoods } from "@reagent/domain/filing-goods";
import { filingName } from "@reagent/domain/filing-name";
import { hazardStatements } from "@reagent/domain/ghs";
import { formatYuan } from "@reagent/domain/money";
import { dutiesOf, type Duty } from "@reagent/domain/restriction";
import { reagentStock, stockMark } from "@reagent/domain/stock";
import { Button } from "../../../../components/Button/Button.tsx";
import { ChemicalName } from "../../../../components/ChemicalName/ChemicalName.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useNames } from "../../../product/parts/names.ts";
import type { ExchangeLine } from "./exchange-line.ts";
import { copy } from "./Exchange.copy.ts";
import * as css from "./Exchange.css.ts";

interface Props {
  readonly offer: ExchangeOffer;
  readonly line: ExchangeLine;
  readonly millimolesOfLine: number | null;
  readonly isBusy: boolean;
  readonly onExchange: () => void;
}

/** Packs for which a line can be exchanged: what they are, what differs, and what they cost. */
export function Offer({ offer, line, millimolesOfLine, isBusy, onExchange }: Props) {
  const words = useCopy(copy);
  const { name, nameLanguage } = useNames(offer);
  const { itemCode, kind, need, packs, total, millimoles } = offer;
  const unitPrice = millimoles === null ? undefined : priceOfOne(total, millimoles);
  const unitPriceBefore =
    millimolesOfLine === null ? undefined : priceOfOne(line.total, millimolesOfLine);
  return (
    <li className={css.offer}>
      <div className={css.what}>
        <span className={css.name}>
          <TextLink to={paths.product({ itemCode })}>{itemCode}</TextLink>
          <span lang={nameLanguage}>
            <ChemicalName value={name} />
          </span>
        </span>
        <span className={css.muted}>
          {kind === "salt" ? words.salt(offer.saltName) : words.kinds[kind]}
          {words.semicolon}
          {offer.specification}
        </span>
        <span>
          <span className={css.packs}>
            {packs.map((each) => words.packs(each.pack, each.quantity)).join(" + ")}
          </span>{" "}
          <span className={css.muted}>
            {(kind === "form" || kind === "salt" ? words.needOfForm : words.need)(need)}
          </span>
        </span>
        <OfferStock packs={packs} />
        <Differences offer={offer} line={line} />
      </div>
      <div className={css.cost}>
        <span>
          {words.total}{" "}
          <span className={css.total}>
            <Price amount={total} />
          </span>
        </span>
        {line.total > 0 && (
          <span className={css.muted}>{words.before(formatYuan(line.total))}</span>
        )}
        {unitPrice && (
          <span className={css.muted}>{words.perMillimole(unitPrice, unitPriceBefore)}</span>
        )}
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={isBusy ? words.busy : words.exchangeFor(itemCode)}
          onClick={onExchange}
        >
          {words.exchange}
        </Button>
      </div>
    </li>
  );
}

/** The stock of the pack that is delivered last: the first of which there is too little, else the first. */
function OfferStock({ packs }: { packs: readonly ExchangePack[] }) {
  const words = useCopy(copy);
  const short = packs.find(({ stock, quantity }) => stock < quantity);
  const shown = short ?? packs[0];
  if (!shown) return null;
  const { expectedDelivery, deliveryDescription: delivery } = shown;
  const stock = short ? 0 : shown.stock;
  const mark = stockMark({
    stock,
    delivery: stock > 0 ? delivery : expectedDelivery,
    isLowBoiling: false,
    isOnRequest: false,
    hasFuturesDiscount: stock === 0,
  });
  const display = reagentStock({ stock, expectedDelivery, delivery });
  const [text = stock > 0 ? words.inStock : words.toBeConfirmed] =
    display.kind === "message" ? display.lines : [];
  return <Stock mark={mark} display={{ kind: "message", lines: [text] }} />;
}

/** What the buyer needs for the goods, and the hazards that come and go. */
function Differences({ offer, line }: Pick<Props, "offer" | "line">) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { endedDuties, newDuties, newHazards, endedHazards } = exchangeDifferences(line, offer);
  const kept = dutiesOf(offer).filter((duty) => !newDuties.includes(duty));
  const named = (duties: readonly Duty[], goods: ExchangeLine | ExchangeOffer) =>
    duties
      .map((duty) =>
        duty === "licence"
          ? words.licence
          : words.filing(filingName(filingGoods(duty, [goods]), language)),
      )
      .join(words.comma);
  const stated = (codes: readonly string[]) =>
    hazardStatements(codes.join(";"))
      .map(({ code, wording }) => words.statement(code, wording?.[language] ?? ""))
      .join(words.semicolon);
  return (
    <>
      {kept.length > 0 && <span>{words.needs(named(kept, offer))}</span>}
      {newDuties.length > 0 && <span>{words.needsMore(named(newDuties, offer))}</span>}
      {kept.length + newDuties.length === 0 && <span>{words.needsNothing}</span>}
      {endedDuties.length > 0 && (
        <span className={css.muted}>{words.needsNoMore(named(endedDuties, line))}</span>
      )}
      {newHazards.length > 0 && <span>{words.newHazards(stated(newHazards))}</span>}
      {endedHazards.length > 0 && (
        <span className={css.muted}>{words.endedHazards(stated(endedHazards))}</span>
      )}
    </>
  );
}
