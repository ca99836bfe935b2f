import ArrowDown from "@lucide/icons/icons/arrow-down";
import ArrowUp from "@lucide/icons/icons/arrow-up";
import CircleAlert from "@lucide/icons/icons/circle-alert";
import CircleCheck from "@lucide/icons/icons/circle-check";
import type { ShoppingListLine } from "@reagent/api/contract/shopping-list";
import { formatYuan } from "@reagent/domain/money";
import { type LineChange, lineChanges } from "@reagent/domain/shopping-list";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./ShoppingList.copy.ts";
import * as css from "./ShoppingList.css.ts";

const looks = {
  "price-up": { icon: ArrowUp, className: css.worse },
  "price-down": { icon: ArrowDown, className: css.better },
  "out-of-stock": { icon: CircleAlert, className: css.worse },
  "back-in-stock": { icon: CircleCheck, className: css.better },
  delisted: { icon: CircleAlert, className: css.worse },
  "not-sold": { icon: CircleAlert, className: css.worse },
} as const;

/** What has changed about a product since it was last ordered, and when that was. */
export function LineChanges({ line }: { line: ShoppingListLine }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { lastOrder } = line;
  if (!lastOrder) return <span className={css.muted}>{words.neverOrdered}</span>;
  const changes = lineChanges(lastOrder, line);
  return (
    <span className={css.changes}>
      {changes.length === 0 && <span>{words.noChange}</span>}
      {changes.map((change) => (
        <ChangeText key={change.kind} change={change} />
      ))}
      <span className={css.muted}>
        {words.last(formatDay(lastOrder.orderedAt, language), formatYuan(lastOrder.price))}
      </span>
    </span>
  );
}

function ChangeText({ change }: { change: LineChange }) {
  const words = useCopy(copy);
  const { icon, className } = looks[change.kind];
  return (
    <span className={className}>
      <Icon of={icon} size={14} />
      <span>{textOf(change)}</span>
    </span>
  );

  function textOf(each: LineChange): string {
    switch (each.kind) {
      case "price-up":
        return words.up(formatYuan(each.before), formatYuan(each.after));
      case "price-down":
        return words.down(formatYuan(each.before), formatYuan(each.after));
      case "out-of-stock":
        return words.outOfStock;
      case "back-in-stock":
        return words.backInStock;
      case "delisted":
        return words.delisted;
      case "not-sold":
        return words.notSold;
    }
  }
}
