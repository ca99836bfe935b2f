import { paths } from "@reagent/api/pages/paths";
import { lineTotal } from "@reagent/domain/cart";
import { memo } from "react";
import { RegulatoryMarks } from "../../../blocks/RegulatoryMarks/RegulatoryMarks.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Verdict } from "../../../components/Verdict/Verdict.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { namesIn } from "../../product/parts/names.ts";
import { listedStock } from "../../shopping-list/parts/ListedProduct/listed-stock.ts";
import { ListedName } from "../../shopping-list/parts/ListedProduct/ListedName.tsx";
import { isChoosable, type SentRow } from "./sent-rows.ts";
import { sentVerdictWords } from "./sent-verdict-words.ts";
import { copy } from "./SentBasket.copy.ts";
import * as css from "./SentBasket.css.ts";

interface Props {
  readonly row: SentRow;
  /** The name of the column of prices. */
  readonly priceLabel: string;
  /** Is stable over renders. */
  readonly onChoose: (key: string, isChosen: boolean) => void;
}

/** A row of a sent basket. It renders again only when it changes itself, so that 500 rows stay fast. */
export const SentLineRow = memo(
  function SentLineRow({ row, priceLabel, onChoose }: Props) {
    const words = useCopy(copy);
    const language = useLanguage();
    const { key, line, verdict, isChosen } = row;
    const { productCode, state, price, quantity } = line;
    const result = sentVerdictWords(verdict, language);
    return (
      <Row>
        <Cell label={words.select}>
          <Checkbox
            label={words.selectLine(productCode)}
            isLabelHidden
            value={isChosen}
            isDisabled={!isChoosable(line)}
            onChange={(isNow) => onChoose(key, isNow)}
          />
        </Cell>
        <Cell isRowHeader className={css.product} label={words.product}>
          <span>
            <ListedName line={line} />
            <RegulatoryMarks goods={line} />
          </span>
        </Cell>
        <Cell label={words.stock}>
          {state === "delisted" ? <NoValue /> : <Stock {...listedStock(line)} />}
        </Cell>
        <Cell isNumber label={priceLabel}>
          {price === null ? <NoValue /> : <Price amount={price} />}
        </Cell>
        <Cell isNumber label={words.quantity}>
          {quantity}
        </Cell>
        <Cell isNumber label={words.subtotal}>
          {price === null ? <NoValue /> : <Price amount={lineTotal(price, quantity)} />}
        </Cell>
        <Cell label={words.verdict}>
          <Verdict
            kind={result.kind}
            description={
              <>
                {result.reason} {canBeEnquired(row) && <Enquire row={row} />}
              </>
            }
          >
            {result.word}
          </Verdict>
        </Cell>
      </Row>
    );
  },
  (before, after) =>
    before.row.line === after.row.line &&
    before.row.isChosen === after.row.isChosen &&
    before.row.verdict.kind === after.row.verdict.kind &&
    before.priceLabel === after.priceLabel &&
    before.onChoose === after.onChoose,
);

/** Whether a row has no price, and one can be asked for. */
const canBeEnquired = ({ verdict }: SentRow): boolean =>
  verdict.kind === "not-sold" &&
  (verdict.why === "price-on-request" || verdict.why === "enquiry-only");

/** The way to a pack that has no price. */
function Enquire({ row: { line } }: { row: SentRow }) {
  const words = useCopy(copy);
  const { name } = namesIn(useLanguage(), line);
  const { itemCode, productCode, casNumber, pack, specification } = line;
  return (
    <TextLink
      kind="inline"
      aria-label={words.enquireOf(productCode)}
      to={paths.bulkEnquiry({ productName: name, casNumber, pack, specification, itemCode })}
    >
      {words.enquire}
    </TextLink>
  );
}
