import SearchX from "@lucide/icons/icons/search-x";
import { readCategorySide } from "@reagent/api/contract/listing";
import { paths } from "@reagent/api/pages/paths";
import { LoadedSideNav } from "../../../blocks/LoadedSideNav/LoadedSideNav.tsx";
import { SideActivities } from "../../../blocks/SideActivities/SideActivities.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SideColumn } from "../../../components/SideColumn/SideColumn.tsx";
import { mappedCall, useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useRefinement } from "../parts/useRefinement.ts";
import { copy } from "./Category.copy.ts";
import { CategoryItems } from "./CategoryItems.tsx";

/** The items of a category and all its descendants, or of the whole catalogue without an id (storefront §2, category listing). */
export function Category({ id = null }: { id?: string | null }) {
  const words = useCopy(copy);
  const { page } = useRefinement();
  const call = useCall(readCategorySide, { id });
  if (call.look === "empty") return <Missing />;
  const side = call.data;
  const name = id === null ? words.all : side?.path.at(-1)?.name;
  const count = side?.categories.find((category) => category.id === id)?.count;
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
          ...(side?.path ?? []).map((step) => ({
            label: step.name,
            to: paths.category({ categoryId: step.id }),
          })),
        ]}
      />
      <SideColumn
        side={
          <LoadedSideNav
            title={words.categories}
            current={id ?? undefined}
            call={mappedCall(call, ({ categories }) =>
              categories.map(({ id: categoryId, name: label, count }) => ({
                id: categoryId,
                label,
                count,
                to: paths.category({ categoryId }),
              })),
            )}
            lines={8}
          />
        }
        below={<SideActivities layout="column" />}
      >
        {/* The key closes the expanded tables for another category. */}
        <CategoryItems key={id} id={id} name={name ?? (call.failure && words.categories)} />
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
