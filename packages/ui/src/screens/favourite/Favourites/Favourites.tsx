import Heart from "@lucide/icons/icons/heart";
import ListChecks from "@lucide/icons/icons/list-checks";
import { readUserInfo } from "@reagent/api/contract/account";
import { cancelFavourite, type Favourite, listFavourites } from "@reagent/api/contract/favourite";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useRef, useState } from "react";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useFavouriteChanged } from "../../../data/use-favourite.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusNextRow, focusToReturn } from "../../../row-focus.ts";
import { namesIn } from "../../product/parts/names.ts";
import { shoppingLists } from "../../shopping-list/ShoppingLists/ShoppingLists.screen.ts";
import { cancelButtons, FavouriteRow } from "./FavouriteRow.tsx";
import { copy } from "./Favourites.copy.ts";
import * as css from "./Favourites.css.ts";
import { favourites as screen } from "./Favourites.screen.ts";

/** The customer's favourites, newest first, 20 on a page (storefront §2; customer centre §9). */
export function Favourites() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const listsTitle = useCopy(shoppingLists.title);
  const head = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const address = useListAddress();
  const call = useCall(
    listFavourites,
    { limit: PAGE_SIZE.favourites, page: address.page },
    { keepsPrevious: true },
  );
  const { cancel, cancelled } = useCancel();
  const total = call.data?.total ?? 0;

  const cancelOne = (favourite: Favourite, button: HTMLElement) =>
    cancel(favourite, button, () => {
      if (list.current)
        focusNextRow(button, { list: list.current, selector: cancelButtons, head: head.current });
    });

  return (
    <>
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: title }]} />
      <ListPage
        title={title}
        headRef={head}
        header={(heading) => (
          <div className={css.head}>
            {heading}
            <TextLink icon={ListChecks} to={paths.shoppingLists()}>
              {listsTitle}
            </TextLink>
          </div>
        )}
        count={total > 0 && <span className={css.count}>{words.total(total)}</span>}
        address={address}
        call={call}
        pageSize={PAGE_SIZE.favourites}
        skeleton={
          <TableSkeleton
            rows={4}
            lines="hair"
            density="comfortable"
            hasHead={false}
            columns={[
              { width: "96px" },
              { width: "50%" },
              { width: "88px" },
              { width: "88px", isNumber: true },
            ]}
          />
        }
        none={
          <EmptyState
            icon={Heart}
            title={words.empty}
            actions={
              <ButtonLink kind="primary" to={paths.home()}>
                {words.goSearch}
              </ButtonLink>
            }
          />
        }
      >
        {({ favourites }) => (
          <div ref={list}>
            <Table label={words.list} lines="hair" density="comfortable" fold="grid">
              <TableHead isHidden>
                <HeadCell>{words.drawing}</HeadCell>
                <HeadCell>{words.product}</HeadCell>
                <HeadCell>{words.grade}</HeadCell>
                <HeadCell>{words.actions}</HeadCell>
              </TableHead>
              <TableBody>
                {favourites.map((favourite) => (
                  <FavouriteRow
                    key={favourite.favouriteId}
                    favourite={favourite}
                    isBusy={favourite.favouriteId === cancelled}
                    onCancel={(button) => void cancelOne(favourite, button)}
                  />
                ))}
              </TableBody>
            </Table>
          </div>
        )}
      </ListPage>
    </>
  );
}

/** Removes a favourite after a question; `onDone` runs while its row is still there. */
function useCancel() {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(cancelFavourite);
  const refresh = useRefresh();
  const favouriteChanged = useFavouriteChanged();
  const { confirm } = useOverlays();
  const [cancelled, setCancelled] = useState<string>();

  const cancel = async (favourite: Favourite, button: HTMLElement, onDone: () => void) => {
    const isConfirmed = await confirm({
      message: words.askCancel(namesIn(language, favourite).name),
      confirmLabel: words.cancelIt,
      isDestructive: true,
    });
    if (!isConfirmed) return;
    await focusToReturn(button);
    setCancelled(favourite.favouriteId);
    const outcome = await run({ favouriteId: favourite.favouriteId });
    if (outcome.ok) {
      onDone();
      favouriteChanged(favourite.itemId, false);
      await refresh(listFavourites, readUserInfo);
    }
    setCancelled(undefined);
  };
  return { cancel, cancelled };
}
