import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useCopy } from "../../language/language.tsx";
import { stack } from "../../theme/layout.css.ts";
import { muted } from "../../theme/text.css.ts";
import { vars } from "../../theme/vars.css.ts";
import * as page from "../page/page.css.ts";
import { Page } from "../page/Page.tsx";
import { themeValue } from "../page/theme-value.ts";
import { copy } from "./Motion.copy.ts";
import * as css from "./Motion.css.ts";

const DURATIONS = ["quick", "normal", "fly"] as const;

/** A duration in milliseconds; the built style sheet writes it in seconds. */
function duration(name: (typeof DURATIONS)[number]): string {
  const value = themeValue(vars.motion[name]);
  return `${Number.parseFloat(value) * (value.endsWith("ms") ? 1 : 1000)} ms`;
}

/** The three durations of the theme. */
export function Motion() {
  const words = useCopy(copy);
  const [isMoved, setMoved] = useState(false);
  return (
    <Page title={words.title} lead={words.lead}>
      <div className={stack[6]} data-moved={isMoved}>
        {DURATIONS.map((name) => (
          <div key={name} className={stack[1]}>
            <p>
              <code className={page.token}>{name}</code>{" "}
              <span className={`${page.token} ${muted}`}>{duration(name)}</span> {words[name]}
            </p>
            <div className={css.track}>
              <div className={css.runner[name]} />
            </div>
          </div>
        ))}
      </div>
      <div>
        <Button onClick={() => setMoved((moved) => !moved)}>{words.move}</Button>
      </div>
    </Page>
  );
}
