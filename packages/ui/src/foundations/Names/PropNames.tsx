import { Fragment } from "react";
import { RecordTable } from "../../components/Table/RecordTable.tsx";
import type { Language } from "../../language/language.tsx";
import * as page from "../page/page.css.ts";
import { PROP_NAMES, REFUSED_STYLES } from "./prop-names.ts";
import { copy } from "./PropNames.copy.ts";

/** The names of props that components share, on a page of the guide in one language. */
export function PropNames({ language }: { language: Language }) {
  const words = copy[language];
  const shared = PROP_NAMES.map(({ name, refused = [], ...meaning }) => ({
    names: name.split(", "),
    meaning: meaning[language],
    refused,
  }));
  return (
    <div className="sb-unstyled">
      <RecordTable
        label={words.title}
        density="dense"
        records={[...shared, { names: [], meaning: words.layout, refused: REFUSED_STYLES }]}
        keyOf={(_, index) => index}
        columns={[
          { title: words.name, value: ({ names }) => <Names names={names} /> },
          { title: words.meaning, value: ({ meaning }) => meaning },
          { title: words.refused, value: ({ refused }) => <Names names={refused} /> },
        ]}
      />
    </div>
  );
}

/** A line breaks between names, and not within one. */
function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return "–";
  return (
    <div>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <code className={page.token}>{name}</code>
        </Fragment>
      ))}
    </div>
  );
}
