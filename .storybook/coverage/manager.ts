import { createElement, Fragment, useEffect, useState } from "react";
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from "storybook/manager-api";
import {
  fetchCoverage,
  type FileCoverage,
  filesBeside,
  type Missed,
  type StoryCoverage,
  sumOf,
} from "./coverage.ts";
import { words } from "./words.ts";

const ID = "coverage";

function useWords() {
  const [{ language }] = useGlobals();
  return words[language === "en" ? "en" : "zh"];
}

const Title = () => useWords().title;

function MissedRow({ kind, line, text, part }: Missed) {
  const { kinds } = useWords();
  const [from, to] = part;
  const code = [text.slice(0, from), createElement("mark", null, text.slice(from, to))];
  return createElement(
    "tr",
    null,
    createElement("td", { style: { textAlign: "end" } }, line),
    createElement("td", { style: { padding: "0 12px", whiteSpace: "nowrap" } }, kinds[kind]),
    createElement("td", null, createElement("code", null, ...code, text.slice(to))),
  );
}

interface MeasuredFile {
  readonly file: string;
  readonly coverage: FileCoverage;
  readonly isOpen: boolean;
}

function MeasuredFile({ file, coverage: { branches, reached, missed }, isOpen }: MeasuredFile) {
  const { share } = useWords();
  const title = `${file.slice(file.lastIndexOf("/") + 1)}: ${share(reached, branches)}`;
  if (missed.length === 0) return createElement("div", { style: { margin: "4px 0" } }, title);
  const rows = missed.map((each, index) => createElement(MissedRow, { key: index, ...each }));
  return createElement(
    "details",
    { open: isOpen, style: { margin: "4px 0" } },
    createElement("summary", null, title),
    createElement("table", { "aria-label": file }, createElement("tbody", null, rows)),
  );
}

/** What no story reaches of the files beside the story on the screen. */
function Coverage() {
  const [coverage, setCoverage] = useState<StoryCoverage>();
  useEffect(() => void fetchCoverage().then(setCoverage), []);
  const { share, shared, measured, failedThen, notMeasured } = useWords();
  const { storyId, refId } = useStorybookState();
  const entry = useStorybookApi().resolveStory(storyId, refId);
  // A former workbench, which is listed beside this one, has other sources.
  const isOwn = entry?.type === "story" && refId === undefined;
  if (!coverage) return null;
  const files = isOwn ? filesBeside(entry.importPath, coverage) : undefined;
  if (!files?.own.length) return createElement("p", { style: { margin: 16 } }, notMeasured);
  const { reached, branches } = sumOf(files.own.map(([, each]) => each));
  const shown = (named: typeof files.own, isOpen: boolean) =>
    named.map(([file, each]) =>
      createElement(MeasuredFile, { key: file, file, coverage: each, isOpen }),
    );
  return createElement(
    "div",
    {
      style: {
        boxSizing: "border-box",
        height: "100%",
        overflow: "auto",
        padding: "0 16px",
        fontSize: 13,
      },
    },
    createElement("p", null, measured(share(reached, branches), coverage.measured.slice(0, 10))),
    coverage.failed > 0 ? createElement("p", null, failedThen(coverage.failed)) : null,
    shown(files.own, true),
    files.shared.length > 0
      ? createElement(Fragment, null, createElement("h3", null, shared), shown(files.shared, false))
      : null,
  );
}

addons.register(ID, () => {
  addons.add(ID, {
    type: types.PANEL,
    title: () => createElement(Title),
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => (active ? createElement(Coverage) : null),
  });
});
