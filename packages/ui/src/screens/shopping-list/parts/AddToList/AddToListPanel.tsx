import type { Outcome } from "@reagent/api/client/failure";
import { listShoppingLists } from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { stack } from "../../../../theme/layout.css.ts";
import { ListNameForm } from "../ListName/ListNameForm.tsx";
import { copy } from "./AddToList.copy.ts";
import * as css from "./AddToList.css.ts";
import type { ListSource } from "./list-source.ts";
import { ListsSkeleton } from "./ListsSkeleton.tsx";
import { useListAdding } from "./useListAdding.ts";

interface Props {
  readonly source: ListSource;
  readonly onAdded: () => void;
}

/** The customer's lists to choose from, and the form of a new one. */
export function AddToListPanel({ source, onAdded }: Props) {
  const words = useCopy(copy);
  const call = useCall(listShoppingLists, {});
  const { addTo, addToNew, isBusy } = useListAdding(source);
  const { toast } = useOverlays();

  const confirm = (outcome: Outcome<{ readonly listId: string }>, name: string) => {
    if (!outcome.ok) return outcome;
    toast({
      message: words.added(name),
      tone: "success",
      action: { label: words.show, to: paths.shoppingList(outcome.data) },
    });
    onAdded();
    return outcome;
  };

  // The form of a new list would move down when the lists arrive.
  if (call.isLoading && !call.failure)
    return (
      <Loading>
        <ListsSkeleton />
      </Loading>
    );
  return (
    <div className={css.panel}>
      <Load call={call} skeleton={null}>
        {({ lists }) =>
          lists.length > 0 ? (
            <ul className={css.lists} aria-label={words.choose}>
              {lists.map(({ listId, name, lineCount }) => (
                <li key={listId}>
                  <button
                    type="button"
                    className={css.list}
                    aria-busy={isBusy}
                    onClick={() =>
                      !isBusy && void addTo(listId).then((outcome) => confirm(outcome, name))
                    }
                  >
                    <span className={css.name}>{name}</span>
                    <span className={css.count}>{words.lines(lineCount)}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p>{words.none}</p>
          )
        }
      </Load>
      <section className={stack[3]}>
        <SectionHead size="small" as="h3" title={words.newList} />
        <ListNameForm
          label={words.newList}
          send={async (name) => confirm(await addToNew(name), name)}
        >
          <div>
            <SubmitButton busyLabel={words.busy}>{words.create}</SubmitButton>
          </div>
        </ListNameForm>
      </section>
    </div>
  );
}
