import { paths } from "@reagent/api/pages/paths";
import type { ComponentProps, ReactNode } from "react";
import type { Crumb } from "../../components/Breadcrumbs/breadcrumb-data.ts";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./PublicPage.copy.ts";

export interface PublicPageProps extends ComponentProps<typeof PageHead> {
  /** The last crumb, and the document's title where there is no `subject`. */
  readonly title: string;
  /** The first crumb. */
  readonly root?: "home" | "orchard";
  /** The crumbs between the first and the last. */
  readonly under?: readonly Crumb[];
  /** The heading and the content. */
  readonly children: ReactNode;
}

/** A page outside of the account areas: the document's metadata, the breadcrumbs and the content. */
export function PublicPage({
  title,
  root = "home",
  under = [],
  children,
  subject = title,
  ...head
}: PublicPageProps) {
  const words = useCopy(copy);
  const first = { label: words[root], to: paths[root]() };
  return (
    <>
      <PageHead subject={subject} {...head} />
      <Breadcrumbs crumbs={[first, ...under, { label: title }]} />
      {children}
    </>
  );
}
