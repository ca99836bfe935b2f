import type { LocalizedText } from "@reagent/api/messages/message";
import { groupBy } from "@reagent/domain/list";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import * as page from "../../page/page.css.ts";
import { copy } from "./Review.copy.ts";
import * as css from "./Review.css.ts";
import { type ChangedText, differenceOf } from "./review.ts";

type Language = keyof LocalizedText;

const LANG = { zh: "zh-CN", en: "en" } as const;

interface TextProps {
  change: ChangedText;
  side: "before" | "after";
  language: Language;
}

/** A text before or after, with what differs marked; a word where there is none. */
function Text({ change: { before, after }, side, language }: TextProps) {
  const words = useCopy(copy);
  const shown = (side === "before" ? before : after)?.[language];
  if (shown === undefined) {
    const word = side === "before" ? words.newText : words.removedText;
    return <span className={css.missing}>{word}</span>;
  }
  const [was, is] = [before?.[language], after?.[language]];
  if (was === undefined || is === undefined || was === is)
    return <span lang={LANG[language]}>{shown}</span>;
  const [start, differing, end] = differenceOf(was, is)[side];
  const Marked = side === "before" ? "del" : "ins";
  return (
    <span lang={LANG[language]}>
      {start}
      {differing && <Marked className={css.differs}>{differing}</Marked>}
      {end}
    </span>
  );
}

interface Props {
  texts: readonly ChangedText[];
  languages: readonly Language[];
}

/** File by file the texts that have changed, before and after beside one another. */
export function ChangedTexts({ texts, languages }: Props) {
  const words = useCopy(copy);
  const columns: readonly RecordColumn<ChangedText>[] = [
    {
      title: words.name,
      isLabelHidden: true,
      value: ({ name }) => <code className={page.token}>{name}</code>,
    },
    ...languages.flatMap((language) =>
      (["before", "after"] as const).map((side) => ({
        title: (side === "before" ? words.beforeIn : words.afterIn)[language],
        value: (change: ChangedText) => <Text change={change} side={side} language={language} />,
      })),
    ),
  ];
  return [...groupBy(texts, ({ file }) => file)].map(([file, changes]) => (
    <section key={file} className={css.title} aria-label={file}>
      <h3 className={text[16]}>
        <code className={css.file}>{file}</code>
      </h3>
      <RecordTable
        label={file}
        density="dense"
        className={css.texts}
        columns={columns}
        records={changes}
        keyOf={({ name }) => name}
      />
    </section>
  ));
}
