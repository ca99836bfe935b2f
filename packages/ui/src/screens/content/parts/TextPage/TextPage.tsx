import FileText from "@lucide/icons/icons/file-text";
import type { ContentPage } from "@reagent/api/contract/page";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { PublicPage } from "../../../../blocks/PublicPage/PublicPage.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { PlainText } from "../../../../components/RichText/PlainText.tsx";
import { RichText } from "../../../../components/RichText/RichText.tsx";
import { sectionsOf } from "../../../../components/RichText/sections.ts";
import { SideColumn } from "../../../../components/SideColumn/SideColumn.tsx";
import { SkeletonBox, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../../data/Load.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { copy } from "./TextPage.copy.ts";
import * as css from "./TextPage.css.ts";

/** A page with as many sections has a table of contents. */
const LONG = 4;

interface Props {
  readonly call: Call<ContentPage>;
  /** The name of the page in menus. */
  readonly label: string;
  /** The menu beside the text. */
  readonly side: ReactNode;
  /** The path that search engines show, where the page has several. */
  readonly path?: string;
  /** Shown above the text. */
  readonly before?: (page: ContentPage) => ReactNode;
}

/** A page of the shop's own text, with a menu beside it. */
export function TextPage({ call, label, side, path, before }: Props) {
  const words = useCopy(copy);
  const isMissing = call.look === "empty";
  const title = (isMissing ? undefined : call.data?.title) ?? label;
  return (
    <PublicPage
      title={title}
      subject={isMissing ? words.missing : title}
      description={call.data?.summary}
      path={path}
      isUnlisted={isMissing}
    >
      <SideColumn side={side}>
        <Load call={call} skeleton={<Skeleton />} empty={<Missing />}>
          {(page) => <Text page={page} before={before?.(page)} />}
        </Load>
      </SideColumn>
    </PublicPage>
  );
}

function Text({
  page: { title, summary, content, changedOn },
  before,
}: {
  readonly page: ContentPage;
  readonly before: ReactNode;
}) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { print } = useEnvironment();
  const sections = sectionsOf(content);
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {summary && <p className={css.summary}>{summary}</p>}
        <div className={css.changed}>
          {changedOn !== "" && (
            <span>
              {words.changed} <time dateTime={changedOn}>{formatDate(changedOn, language)}</time>
            </span>
          )}
          <Button kind="quiet" size="small" onClick={print}>
            {words.print}
          </Button>
        </div>
      </header>
      {before}
      {sections.length >= LONG && (
        <nav className={css.contents} aria-label={words.contents}>
          <p className={css.contentsTitle}>{words.contents}</p>
          <ol className={css.entries}>
            {sections.map((section) => (
              <li key={section.id}>
                <TextLink kind="plain" href={`#${section.id}`}>
                  {section.title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <RichText html={content} placeholder={<PlainText html={content} />} hasSections />
    </article>
  );
}

function Missing() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={FileText}
      title={words.missing}
      as="h1"
      actions={<ButtonLink to={paths.home()}>{words.toHome}</ButtonLink>}
    >
      {words.missingWords}
    </EmptyState>
  );
}

function Skeleton() {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <span className={css.title}>
          <SkeletonBox width="40%" height="20px" />
        </span>
        <span className={css.changed}>
          <SkeletonBox width="120px" />
        </span>
      </div>
      <TextSkeleton lines={12} />
    </div>
  );
}
