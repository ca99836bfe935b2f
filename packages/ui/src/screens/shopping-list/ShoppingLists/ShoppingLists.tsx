import ListChecks from "@lucide/icons/icons/list-checks";
import Plus from "@lucide/icons/icons/plus";
import {
  createShoppingList,
  listShoppingLists,
  type ShoppingListSummary,
} from "@reagent/api/contract/shopping-list";
import { useNavigate } from "react-router-dom";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { text } from "../../../theme/text.css.ts";
import { favourites } from "../../favourite/Favourites/Favourites.screen.ts";
import { useListNameDialog } from "../parts/ListName/useListNameDialog.tsx";
import { copy } from "./ShoppingLists.copy.ts";
import * as css from "./ShoppingLists.css.ts";
import { shoppingLists as screen } from "./ShoppingLists.screen.ts";

/** The customer's named lists, the newest first (decisions, shopping lists). */
export function ShoppingLists() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const favouritesTitle = useCopy(favourites.title);
  const call = useCall(listShoppingLists, {}, { rereadsOnReturn: true });
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: favouritesTitle, to: paths.favourites() },
          { label: title },
        ]}
      />
      <header className={css.head}>
        <div>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <NewList />
      </header>
      <Load
        call={call}
        skeleton={<TableSkeleton rows={4} density="comfortable" columns={skeleton} />}
      >
        {({ lists }) =>
          lists.length > 0 ? (
            <ListTable lists={lists} />
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

function ListTable({ lists }: { lists: readonly ShoppingListSummary[] }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  return (
    <Table label={title} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.list}</HeadCell>
        <HeadCell isNumber>{words.lines}</HeadCell>
        <HeadCell isNumber>{words.total}</HeadCell>
        <HeadCell>{words.ordered}</HeadCell>
        <HeadCell>{words.changes}</HeadCell>
      </TableHead>
      <TableBody>
        {lists.map(({ listId, name, lineCount, total, orderedAt, changeCount }) => (
          <Row key={listId}>
            <Cell className={css.name} isRowHeader label={words.list}>
              <TextLink to={paths.shoppingList({ listId })}>{name}</TextLink>
            </Cell>
            <Cell isNumber label={words.lines}>
              {lineCount}
            </Cell>
            <Cell isNumber label={words.total}>
              <Price amount={total} />
            </Cell>
            <Cell label={words.ordered}>
              {orderedAt === null ? words.never : formatDay(orderedAt, language)}
            </Cell>
            <Cell label={words.changes}>
              {changeCount > 0 ? <strong>{words.changed(changeCount)}</strong> : words.unchanged}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const skeleton = [
  { width: "160px" },
  { width: "32px", isNumber: true },
  { width: "72px", isNumber: true },
  { width: "96px" },
  { width: "72px" },
];
