import Heart from "@lucide/icons/icons/heart";
import { readUserInfo } from "@reagent/api/contract/account";
import { cancelFavourite, type Favourite, listFavourites } from "@reagent/api/contract/favourite";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { clampPage, needsPager, pageCount } from "@reagent/domain/paging";
import { useRef, useState } from "react";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { focusNextRow, focusToReturn } from "../../../row-focus.ts";
import { namesIn } from "../../product/parts/names.ts";
import { cancelButtons, FavouriteRow } from "./FavouriteRow.tsx";
import { copy } from "./Favourites.copy.ts";
import * as css from "./Favourites.css.ts";

/** The customer's favourites, newest first, 20 on a page (customer centre §9, page sizes). */
export function Favourites() {
  const words = useCopy(copy);
  const head = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setPage] = useState(1);
  const { data, failure, isRefreshing, retry } = useCall(
    listFavourites,
    { limit: PAGE_SIZE.favourites, page: wanted },
    { keepsPrevious: true },
  );
  const { cancel, cancelled } = useCancel();
  // The last favourite of the last page takes its page with it.
  const page = data ? clampPage(wanted, pageCount(data.total, PAGE_SIZE.favourites)) : wanted;
  if (page !== wanted) setPage(page);

  const cancelOne = (favourite: Favourite, button: HTMLElement) =>
    cancel(favourite, button, () => {
      if (list.current)
        focusNextRow(button, { list: list.current, selector: cancelButtons, head: head.current });
    });
  const turn = (next: number) => {
    setPage(next);
    head.current?.focus();
  };

  return (
    <>
      <PageHead subject={words.title} isUnlisted />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: words.title }]} />
      <h1 className={css.title} ref={head} tabIndex={-1}>
        {words.title}{" "}
        {data && data.total > 0 && <span className={css.count}>{words.total(data.total)}</span>}
      </h1>
      {data?.total === 0 ? (
        <NoFavourites />
      ) : data ? (
        <div aria-busy={isRefreshing} ref={list}>
          {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          <Table label={words.list} lines="hair" density="comfortable" fold="grid">
            <TableHead isHidden>
              <HeadCell>{words.drawing}</HeadCell>
              <HeadCell>{words.product}</HeadCell>
              <HeadCell>{words.grade}</HeadCell>
              <HeadCell>{words.actions}</HeadCell>
            </TableHead>
            <TableBody>
              {data.favourites.map((favourite) => (
                <FavouriteRow
                  key={favourite.favouriteId}
                  favourite={favourite}
                  isBusy={favourite.favouriteId === cancelled}
                  onCancel={(button) => void cancelOne(favourite, button)}
                />
              ))}
            </TableBody>
          </Table>
          {needsPager(data.total, PAGE_SIZE.favourites) && (
            <Pager page={page} total={data.total} size={PAGE_SIZE.favourites} onPage={turn} />
          )}
        </div>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <FavouriteSkeleton />
      )}
    </>
  );
}

/** Asks before a favourite is one no more; `onDone` comes while its row is still there. */
function useCancel() {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(cancelFavourite);
  const refresh = useRefresh();
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
      await refresh(listFavourites, readUserInfo);
    }
    setCancelled(undefined);
  };
  return { cancel, cancelled };
}

function NoFavourites() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={Heart}
      title={words.empty}
      actions={
        <ButtonLink kind="primary" to={paths.home()}>
          {words.goSearch}
        </ButtonLink>
      }
    />
  );
}

function FavouriteSkeleton() {
  return (
    <Loading>
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
    </Loading>
  );
}
