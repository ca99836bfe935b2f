import ListChecks from "@lucide/icons/icons/list-checks";
import { readShoppingList } from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { usePageCrumb } from "../../../layouts/AccountLayout/page-crumb.ts";
import { FilledList } from "./FilledList.tsx";
import { copy } from "./ShoppingList.copy.ts";
import { useListEditing } from "./useListEditing.ts";

/** A named list: its products with what has changed since they were last ordered (decisions, shopping lists). */
export function ShoppingList({ listId }: { listId: string }) {
  return <OwnList key={listId} listId={listId} />;
}

function OwnList({ listId }: { listId: string }) {
  const words = useCopy(copy);
  const call = useCall(readShoppingList, { listId }, { rereadsOnReturn: true });
  const editing = useListEditing(
    listId,
    call.data,
    call.failure !== undefined && call.look !== "empty",
  );
  const title = call.data?.name ?? words.loadingTitle;
  usePageCrumb(title);
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Load
        call={call}
        skeleton={<TableSkeleton rows={6} density="comfortable" columns={skeleton} />}
        empty={
          <EmptyState
            icon={ListChecks}
            as="h1"
            title={words.missing}
            actions={<ButtonLink to={paths.shoppingLists()}>{words.allLists}</ButtonLink>}
          >
            {words.missingHint}
          </EmptyState>
        }
      >
        {(answered) => (
          <FilledList list={editing.shown ?? answered} answered={answered} editing={editing} />
        )}
      </Load>
    </>
  );
}

const skeleton = [
  { width: "40%" },
  { width: "96px" },
  { width: "64px", isNumber: true },
  { width: "112px" },
  { width: "96px", isNumber: true },
  { width: "64px", isNumber: true },
];
