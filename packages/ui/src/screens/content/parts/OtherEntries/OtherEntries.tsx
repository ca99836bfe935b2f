import { type ContentRow, listArticles } from "@reagent/api/contract/article";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import type { ArticleType } from "@reagent/domain/article";
import { useId } from "react";
import { type DatedEntry, DatedList } from "../../../../components/DatedList/DatedList.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { type Call, useCall } from "../../../../data/use-call.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { contentQuery } from "../ContentList/first-calls.ts";
import { copy } from "./OtherEntries.copy.ts";

/** How many are shown. */
const MOST = 6;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly day: string;
}

interface Props<List> {
  /** The name of the list, and its address. */
  readonly list: { readonly label: string; readonly to: string };
  /** The one beside which the others stand. */
  readonly current: string;
  readonly hrefOf: (row: { readonly id: string }) => string;
  readonly call: Call<List, Exclude<FailureLook, "empty">>;
  readonly rowsOf: (list: List) => readonly Row[];
}

/** The newest other entries of a list, beside one of them; nothing where there is no other. */
export function OtherEntries<List>({ list, current, hrefOf, call, rowsOf }: Props<List>) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const othersOf = (answer: List) => rowsOf(answer).filter((row) => row.id !== current);
  const entryOf = (row: Row): DatedEntry => ({
    id: row.id,
    title: row.title,
    to: hrefOf(row),
    ...(row.day !== "" && { date: formatDate(row.day, language), day: row.day }),
  });
  if (call.data !== undefined && othersOf(call.data).length === 0) return null;
  return (
    <aside className={screenOnly} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={list.label}
        size="small"
        more={{ to: list.to, text: words.all, label: words.allOf(list.label) }}
      />
      <Load call={call} skeleton={<TextSkeleton lines={MOST} />}>
        {(answer) => <DatedList entries={othersOf(answer).slice(0, MOST).map(entryOf)} />}
      </Load>
    </aside>
  );
}

const articleRows = ({ rows }: { readonly rows: readonly ContentRow[] }): readonly Row[] =>
  rows.map(({ id, subject, shownOn, createdOn }) => ({
    id,
    title: subject,
    day: shownOn || createdOn,
  }));

/** The newest other articles or activities of a type. */
export function OtherArticles({
  type,
  ...props
}: { readonly type: ArticleType } & Omit<Props<unknown>, "call" | "rowsOf">) {
  const call = useCall(listArticles, contentQuery(type, 1));
  return <OtherEntries {...props} call={call} rowsOf={articleRows} />;
}
