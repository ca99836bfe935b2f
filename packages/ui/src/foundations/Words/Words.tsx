import { groupBy } from "@reagent/domain/list";
import { useDeferredValue, useState } from "react";
import { type RecordColumn, RecordTable } from "../../components/Table/RecordTable.tsx";
import { useCopy } from "../../language/language.tsx";
import { contains } from "../page/contains.ts";
import { Filter } from "../page/Filter.tsx";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { allWords } from "./all-words.ts";
import { copy } from "./Words.copy.ts";

interface Props {
  /** At most so many texts are shown. */
  readonly most?: number;
}

/** Every text of the shop in both languages, by file. */
export function Words({ most = Infinity }: Props) {
  const words = useCopy(copy);
  const [typed, setTyped] = useState("");
  // The table is long: the field does not wait for it.
  const filter = useDeferredValue(typed);
  const found = allWords.filter(({ by, name, zh, en }) => contains([by, name, zh, en], filter));
  const groups = [...groupBy(found.slice(0, most), ({ by }) => by)];
  const columns: readonly RecordColumn<(typeof allWords)[number]>[] = [
    {
      title: words.name,
      isLabelHidden: true,
      value: ({ name }) => <code className={page.token}>{name}</code>,
    },
    { title: "中文", value: ({ zh }) => <span lang="zh-CN">{zh}</span> },
    { title: "English", value: ({ en }) => <span lang="en">{en}</span> },
  ];
  return (
    <Page title={words.title} lead={words.lead}>
      <Filter
        help={words.help}
        value={typed}
        onChange={setTyped}
        shown={found.length}
        all={allWords.length}
      />
      {groups.map(([by, entries]) => (
        <Part key={by} title={by}>
          <RecordTable
            label={by}
            density="dense"
            columns={columns}
            records={entries}
            keyOf={({ name }) => name}
          />
        </Part>
      ))}
    </Page>
  );
}
