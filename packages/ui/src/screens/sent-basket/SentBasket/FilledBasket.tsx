import { readUserInfo } from "@reagent/api/contract/account";
import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { addSentProducts, type SentBasket } from "@reagent/api/contract/sent-basket";
import { useCallback, useMemo, useState } from "react";
import * as bar from "../../../blocks/OrderBar/OrderBar.css.ts";
import { OrderBar } from "../../../blocks/OrderBar/OrderBar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Price } from "../../../components/Price/Price.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useRequestLogin } from "../../../state/login-request.ts";
import { useAddToList } from "../../shopping-list/parts/AddToList/useAddToList.tsx";
import { CartVerdicts } from "../../shopping-list/parts/CartVerdicts/CartVerdicts.tsx";
import { BasketHead } from "./BasketHead.tsx";
import {
  addableRows,
  type Choices,
  isChoosable,
  productsOf,
  sentRows,
  totalOf,
} from "./sent-rows.ts";
import { copy } from "./SentBasket.copy.ts";
import { sentBasket as screen } from "./SentBasket.screen.ts";
import { SentLineRow } from "./SentLineRow.tsx";

interface Props {
  readonly basket: SentBasket;
  readonly token: string;
}

/** The rows of a basket to choose from, and what can be done with the chosen ones. */
export function FilledBasket({ basket, token }: Props) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { lines, isLoggedIn } = basket;
  const [choices, setChoices] = useState<Choices>(new Map());
  const [verdicts, setVerdicts] = useState<readonly OrderRowVerdict[]>();
  const { run, isBusy } = useAction(addSentProducts);
  const { alert } = useOverlays();
  const { add: addToList, prepare } = useAddToList();
  const refresh = useRefresh();
  const requestLogin = useRequestLogin();
  const rows = useMemo(() => sentRows(basket, choices), [basket, choices]);
  const choosable = rows.filter(({ line }) => isChoosable(line));
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const addable = addableRows(rows);
  const pieces = addable.reduce((count, { line }) => count + line.quantity, 0);
  const priceLabel = isLoggedIn ? words.price : words.listPrice;

  const choose = useCallback(
    (key: string, isChosen: boolean) => setChoices((before) => new Map(before).set(key, isChosen)),
    [],
  );
  const chooseAll = (isChosen: boolean) =>
    setChoices(new Map(choosable.map(({ key }) => [key, isChosen])));
  const toCart = async () => {
    if (!isLoggedIn) return requestLogin();
    if (addable.length === 0) return alert({ message: words.nothingToAdd, tone: "warning" });
    const outcome = await run({ products: productsOf(addable) });
    if (!outcome.ok) return;
    setVerdicts(outcome.data.rows);
    await refresh(readCart, readUserInfo);
  };
  const toList = () => {
    if (isLoggedIn && chosen.length === 0)
      return void alert({ message: words.nothingToSave, tone: "warning" });
    addToList(productsOf(chosen));
  };

  return (
    <>
      <BasketHead basket={basket} token={token} goods={chosen.map(({ line }) => line)} />
      {verdicts && <CartVerdicts verdicts={verdicts} lines={lines} />}
      <Table label={title} density="comfortable" fold="labels">
        <TableHead>
          <HeadCell isHidden>{words.select}</HeadCell>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell>{words.stock}</HeadCell>
          <HeadCell isNumber>{priceLabel}</HeadCell>
          <HeadCell isNumber>{words.quantity}</HeadCell>
          <HeadCell isNumber>{words.subtotal}</HeadCell>
          <HeadCell>{words.verdict}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <SentLineRow key={row.key} row={row} priceLabel={priceLabel} onChoose={choose} />
          ))}
        </TableBody>
      </Table>
      <OrderBar
        trouble={undefined}
        actions={
          <>
            <Checkbox
              label={words.selectAll}
              value={
                chosen.length === choosable.length ? chosen.length > 0 : chosen.length > 0 && "some"
              }
              onChange={chooseAll}
            />
            <Button
              kind="quiet"
              size="small"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={toList}
            >
              {words.saveAsList(chosen.length)}
            </Button>
          </>
        }
        sums={
          <>
            <span className={bar.minor}>{words.addable(addable.length, pieces)}</span>
            <span className={bar.total}>
              <Price amount={totalOf(addable)} size="large" />
            </span>
          </>
        }
        isStale={false}
        next={{
          label: isBusy ? words.adding : words.toCart(addable.length),
          isBusy,
          onClick: () => void toCart(),
          isSecondary: addable.length === 0,
        }}
      />
    </>
  );
}
