import SearchX from "@lucide/icons/icons/search-x";
import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { readCategorySide } from "@reagent/api/contract/listing";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SideColumn } from "../../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../../components/SideNav/SideNav.tsx";
import { SideSection } from "../../../components/SideSection/SideSection.tsx";
import { Loading, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useRefinement } from "../parts/useRefinement.ts";
import { copy } from "./Category.copy.ts";
import { CategoryItems } from "./CategoryItems.tsx";

/** The items of a category and of all below it, or of the whole catalogue without an id (storefront §2, category listing). */
export function Category({ id = null }: { id?: string | null }) {
  const words = useCopy(copy);
  const { page } = useRefinement();
  const { data: side, failure, isRefreshing, retry } = useCall(readCategorySide, { id });
  if (isRefusal(failure, codes.notFound)) return <Missing />;
  const name = id === null ? words.all : side?.path.at(-1)?.name;
  const count = side?.categories.find((category) => category.id === id)?.count;
  const ways = side?.path.map((step) => ({
    label: step.name,
    to: paths.category({ categoryId: step.id }),
  }));
  return (
    <>
      <PageHead
        subject={words.titleOf(name ?? words.categories, page)}
        description={name && words.description(name, count)}
        path={id === null ? paths.products() : paths.category({ categoryId: id })}
        page={page}
      />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.all, to: paths.products() },
          ...(ways ?? []),
        ]}
      />
      <SideColumn
        side={
          side ? (
            <SideNav
              title={words.categories}
              current={id ?? undefined}
              entries={side.categories.map((category) => ({
                id: category.id,
                label: category.name,
                count: category.count,
                to: paths.category({ categoryId: category.id }),
              }))}
            />
          ) : (
            <SideSection title={words.categories}>
              {failure ? (
                <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
              ) : (
                <Loading>
                  <TextSkeleton lines={8} />
                </Loading>
              )}
            </SideSection>
          )
        }
      >
        {/* Another category begins anew: its filters are its address's, every table closed. */}
        <CategoryItems key={id} id={id} name={name} />
      </SideColumn>
    </>
  );
}

function Missing() {
  const words = useCopy(copy);
  return (
    <>
      <PageHead subject={words.missing} isUnlisted />
      <EmptyState
        icon={SearchX}
        as="h1"
        title={words.missing}
        actions={<ButtonLink to={paths.products()}>{words.allProducts}</ButtonLink>}
      >
        {words.missingHint}
      </EmptyState>
    </>
  );
}
