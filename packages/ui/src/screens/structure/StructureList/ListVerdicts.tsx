import Copy from "@lucide/icons/icons/copy";
import type { StructureVerdict } from "@reagent/api/contract/structure";
import { paths } from "@reagent/api/pages/paths";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ChipGroup } from "../../../components/ChipGroup/ChipGroup.tsx";
import { copyText } from "../../../components/Code/copy-text.ts";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { namesIn } from "../../product/parts/names.ts";
import { copy } from "./StructureList.copy.ts";
import * as css from "./StructureList.css.ts";
import type { LookedUp } from "./useListSearch.ts";

const FILTERS = ["all", "found", "missing", "unreadable"] as const;
type Filter = (typeof FILTERS)[number];

const verdictOf = ({ verdict }: LookedUp) => verdict?.verdict ?? "unreadable";

/** The verdict of each entry, and how many have each. It gets the focus when it is shown. */
export function ListVerdicts({ results }: { results: readonly LookedUp[] }) {
  const words = useCopy(copy);
  const { columns } = words;
  const { toast } = useOverlays();
  const [filter, setFilter] = useState<Filter>("all");
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  const having = (wanted: Filter) =>
    wanted === "all" ? results : results.filter((result) => verdictOf(result) === wanted);
  const titleOf = ({ entry }: LookedUp) => entry.title || words.untitled(entry.line);
  const chipOf = (each: Filter) => words.filterCount(words.filters[each], having(each).length);
  const shown = having(filter);
  const notFound = results.filter((result) => verdictOf(result) !== "found");
  const copyNotFound = async () => {
    const isCopied = await copyText(notFound.map(titleOf).join("\n"));
    toast(
      isCopied
        ? { message: words.copied, tone: "success" }
        : { message: words.notCopied, tone: "warning" },
    );
  };

  return (
    <section className={css.results} aria-label={words.results}>
      <div className={css.head}>
        <h2 className={css.title} ref={head} tabIndex={-1}>
          {words.results}
        </h2>
        {notFound.length > 0 && (
          <Button size="small" icon={Copy} onClick={() => void copyNotFound()}>
            {words.copyMissing}
          </Button>
        )}
      </div>
      <p className={css.counts} role="status">
        {words.counts(
          results.length,
          having("found").length,
          having("missing").length,
          having("unreadable").length,
        )}
      </p>
      <ChipGroup
        label={words.filter}
        value={filter}
        onChange={(next) => setFilter(FILTERS.find((each) => each === next) ?? "all")}
        options={FILTERS.map((each) => ({ value: each, label: chipOf(each) }))}
      />
      {shown.length === 0 ? (
        <p className={css.counts}>{words.none}</p>
      ) : (
        <RecordTable
          label={words.results}
          density="dense"
          records={shown}
          keyOf={({ entry }) => entry.line}
          columns={[
            {
              title: columns.line,
              isNumber: true,
              headClassName: css.line,
              value: ({ entry }) => entry.line,
            },
            {
              title: columns.entry,
              isRowHeader: true,
              headClassName: css.entry,
              className: css.entry,
              value: titleOf,
            },
            { title: columns.verdict, value: (result) => <Verdict {...result} /> },
          ]}
        />
      )}
    </section>
  );
}

function Verdict({ entry, verdict }: LookedUp) {
  const words = useCopy(copy);
  if (verdict?.verdict === "found") return <Found verdict={verdict} typed={entry.text} />;
  if (verdict?.verdict === "missing") return <span className={css.problem}>{words.missing}</span>;
  const reason = verdict ? verdict.reason : words.tooLong;
  return (
    <div className={css.items}>
      <span className={css.problem}>{words.unreadable}</span>
      {reason && <span>{reason}</span>}
    </div>
  );
}

/** The first items, and a link to all of them where there are more. */
function Found({
  verdict: { kind, items, total },
  typed,
}: {
  verdict: StructureVerdict;
  typed: string;
}) {
  const words = useCopy(copy);
  const language = useLanguage();
  // An address holds one line: the structure of an item that was found is that of the molfile.
  const code = kind === "molfile" ? (items[0]?.smiles ?? "") : typed;
  return (
    <div className={css.items}>
      {items.map((item) => (
        <span key={item.itemCode}>
          <TextLink kind="inline" to={paths.product({ itemCode: item.itemCode })}>
            {item.itemCode}
          </TextLink>{" "}
          <InlineHtml isName html={namesIn(language, item).name} />{" "}
          <span className={css.specification}>{item.specification}</span>
        </span>
      ))}
      {total > items.length && code && (
        <TextLink to={paths.structureResults({ code })}>{words.all(total)}</TextLink>
      )}
    </div>
  );
}
