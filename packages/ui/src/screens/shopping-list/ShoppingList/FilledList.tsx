import FlaskConical from "@lucide/icons/icons/flask-conical";
import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import type { ShoppingList, ShoppingListLine } from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import { lineChanges } from "@reagent/domain/shopping-list";
import { useRef, useState } from "react";
import { JointHazards } from "../../../blocks/JointHazards/JointHazards.tsx";
import { useLineRemoval } from "../../../blocks/RemoveLine/useLineRemoval.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ExchangeNotice } from "../../cart/parts/Exchange/ExchangeNotice.tsx";
import { useExchangeable } from "../../cart/parts/Exchange/useExchangeable.ts";
import { namesIn } from "../../product/parts/names.ts";
import { CartVerdicts } from "../parts/CartVerdicts/CartVerdicts.tsx";
import { ListHead } from "./ListHead.tsx";
import { ListLineRow } from "./ListLineRow.tsx";
import { copy } from "./ShoppingList.copy.ts";
import * as css from "./ShoppingList.css.ts";
import { type ListEditing, refOf } from "./useListEditing.ts";
import { linesToExchange, useListExchange } from "./useListExchange.ts";

/** Lines that are shown at first, and that are added by each press. */
const SHOWN_LINES = 100;

interface Props {
  /** The list with pending changes. */
  readonly list: ShoppingList;
  /** The list as the server answered it last. */
  readonly answered: ShoppingList;
  readonly editing: ListEditing;
}

/** The head, the lines and the result of adding them to the cart. */
export function FilledList({ list, answered, editing }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const head = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { askForLine } = useLineRemoval({ list: rows, head });
  const [verdicts, setVerdicts] = useState<readonly OrderRowVerdict[]>();
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [shown, setShown] = useState(SHOWN_LINES);
  const exchange = useListExchange(list.listId, editing.settle, head);
  const exchangeable = useExchangeable(linesToExchange(answered));
  const { lines } = list;
  const changed = lines.filter((line) => lineChanges(line.lastOrder, line).length > 0);
  const wanted = isNarrowed && changed.length > 0 ? changed : lines;
  const left = Math.min(SHOWN_LINES, wanted.length - shown);

  const remove = async (line: ShoppingListLine, button: HTMLElement) => {
    const question = {
      message: words.askRemoveLine(`${namesIn(language, line).name} ${line.productCode}`),
      confirmLabel: words.removeIt,
    };
    if (await askForLine(question, button))
      void editing.change({ kind: "remove", line: refOf(line) });
  };

  return (
    <>
      <ListHead list={list} editing={editing} headRef={head} rows={rows} onVerdicts={setVerdicts} />
      {exchange.made && (
        <div className={css.notice}>
          <ExchangeNotice {...exchange} />
        </div>
      )}
      {verdicts && <CartVerdicts verdicts={verdicts} lines={lines} />}
      {changed.length > 0 && (
        <div className={css.notice}>
          <Notice
            actions={
              <Switch label={words.onlyChanged} value={isNarrowed} onChange={setIsNarrowed} />
            }
          >
            {words.someChanged(changed.length)}
          </Notice>
        </div>
      )}
      <div className={css.hazards}>
        <JointHazards lines={goodsOf(lines)} />
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon={FlaskConical}
          title={words.empty}
          actions={<ButtonLink to={paths.home()}>{words.goSearch}</ButtonLink>}
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        <div ref={rows}>
          <Table label={list.name} density="comfortable" fold="labels">
            <TableHead>
              <HeadCell>{words.product}</HeadCell>
              <HeadCell>{words.stock}</HeadCell>
              <HeadCell isNumber>{words.price}</HeadCell>
              <HeadCell>{words.sinceLast}</HeadCell>
              <HeadCell isNumber>{words.quantity}</HeadCell>
              <HeadCell isNumber>{words.subtotal}</HeadCell>
              <HeadCell isHidden>{words.actions}</HeadCell>
            </TableHead>
            <TableBody>
              {wanted.slice(0, shown).map((line) => (
                <ListLineRow
                  key={`${line.kind} ${line.productCode}`}
                  line={line}
                  canBeExchanged={exchangeable.some.has(line.productId)}
                  hasNoExchange={exchangeable.none.has(line.productId)}
                  isUnsaved={editing.isUnsaved(line, "quantity")}
                  onQuantity={(quantity) =>
                    editing.change({ kind: "edit", line: refOf(line), to: { quantity } })
                  }
                  onExchange={(button) => void exchange.open(line, button)}
                  onRemove={(button) => void remove(line, button)}
                />
              ))}
            </TableBody>
          </Table>
          {left > 0 && (
            <div className={css.more}>
              <Button onClick={() => setShown(shown + SHOWN_LINES)}>{words.more(left)}</Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The reagents of a list by what decides how they react and are stored. */
const goodsOf = (lines: readonly ShoppingListLine[]) =>
  lines
    .filter(({ kind }) => kind === "reagent")
    .map((line) => ({ ...line, name: line.chineseName || line.englishName }));
