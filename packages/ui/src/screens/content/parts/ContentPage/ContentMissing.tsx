import FileText from "@lucide/icons/icons/file-text";
import type { Crumb } from "../../../../components/Breadcrumbs/breadcrumb-data.ts";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ContentPage.copy.ts";

interface Props {
  readonly kind: "article" | "activity";
  readonly list: Crumb;
}

/** Shown for an unknown article or activity. */
export function ContentMissing({ kind, list: { label, to } }: Props) {
  const words = useCopy(copy);
  const title = kind === "activity" ? words.missingActivity : words.missingArticle;
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <EmptyState
        icon={FileText}
        title={title}
        as="h1"
        actions={
          to === undefined ? undefined : <ButtonLink to={to}>{words.backTo(label)}</ButtonLink>
        }
      >
        {words.missingWords}
      </EmptyState>
    </>
  );
}
