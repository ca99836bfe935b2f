import ListChecks from "@lucide/icons/icons/list-checks";
import Plus from "@lucide/icons/icons/plus";
import {
  createShoppingList,
  listShoppingLists,
  type ShoppingListSummary,
} from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { useListNameDialog } from "../parts/ListName/useListNameDialog.tsx";
import { copy } from "./ShoppingLists.copy.ts";
import * as css from "./ShoppingLists.css.ts";
import { shoppingLists as screen } from "./ShoppingLists.screen.ts";

/** The customer's named lists, the newest first (decisions, shopping lists). */
export function ShoppingLists() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const columns = useColumns();
  const call = useCall(listShoppingLists, {}, { rereadsOnReturn: true });
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <div>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <NewList />
      </header>
      <Load
        call={call}
        skeleton={<TableSkeleton rows={4} density="comfortable" columns={columns} />}
      >
        {({ lists }) =>
          lists.length > 0 ? (
            <RecordTable
              label={title}
              columns={columns}
              records={lists}
              keyOf={({ listId }) => listId}
            />
          ) : (
            <EmptyState icon={ListChecks} title={words.none}>
              {words.noneHint}
            </EmptyState>
          )
        }
      </Load>
    </>
  );
}

/** Makes a list and opens its page. */
function NewList() {
  const words = useCopy(copy);
  const askName = useListNameDialog();
  const { run } = useAction(createShoppingList);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { toast, prepare } = useOverlays();
  const create = async (name: string) => {
    const outcome = await run({ name });
    if (outcome.ok) {
      toast({ message: words.made, tone: "success" });
      await refresh(listShoppingLists);
      await navigate(paths.shoppingList(outcome.data));
    }
    return outcome;
  };
  return (
    <Button
      kind="primary"
      icon={Plus}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => askName({ title: words.newList, send: create })}
    >
      {words.newList}
    </Button>
  );
}

function useColumns(): readonly RecordColumn<ShoppingListSummary>[] {
  const words = useCopy(copy);
  const language = useLanguage();
  return [
    {
      title: words.list,
      width: "160px",
      className: css.name,
      value: ({ listId, name }) => <TextLink to={paths.shoppingList({ listId })}>{name}</TextLink>,
    },
    { title: words.lines, width: "32px", isNumber: true, value: ({ lineCount }) => lineCount },
    {
      title: words.total,
      width: "72px",
      isNumber: true,
      value: ({ total }) => <Price amount={total} />,
    },
    {
      title: words.ordered,
      width: "96px",
      value: ({ orderedAt }) => (orderedAt === null ? words.never : formatDay(orderedAt, language)),
    },
    {
      title: words.changes,
      width: "72px",
      value: ({ changeCount }) =>
        changeCount > 0 ? <strong>{words.changed(changeCount)}</strong> : words.unchanged,
    },
  ];
}
