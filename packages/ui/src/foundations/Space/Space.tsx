import { Fragment, type ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { muted } from "../../theme/text.css.ts";
import { vars } from "../../theme/vars.css.ts";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { themeValue } from "../page/theme-value.ts";
import { copy } from "./Space.copy.ts";
import * as css from "./Space.css.ts";

/** The lengths of the theme, each drawn at its own size. */
export function Space() {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Part title={words.space}>
        <Steps of={vars.space} draw={(width) => <span className={css.bar} style={{ width }} />} />
      </Part>
      <Part title={words.half}>
        <Steps of={vars.half} draw={(width) => <span className={css.bar} style={{ width }} />} />
      </Part>
      <Part title={words.controls}>
        <Steps
          of={vars.control}
          draw={(height) => <span className={css.box} style={{ height }} />}
        />
      </Part>
      <Part title={words.corners}>
        <Steps
          of={vars.radius}
          draw={(borderRadius) => (
            <span className={css.box} style={{ height: vars.control.large, borderRadius }} />
          )}
        />
      </Part>
      <Part title={words.lines}>
        <Steps of={vars.line} draw={(height) => <span className={css.line} style={{ height }} />} />
      </Part>
      <Part title={words.rows}>
        <Steps
          of={vars.row}
          draw={(paddingBlock) => <span className={css.box} style={{ paddingBlock }} />}
        />
      </Part>
    </Page>
  );
}

interface Props {
  of: Readonly<Record<string, string>>;
  draw: (length: string) => ReactNode;
}

function Steps({ of, draw }: Props) {
  return (
    <div className={css.list}>
      {Object.entries(of).map(([name, length]) => (
        <Fragment key={name}>
          <code className={page.token}>{name}</code>
          <span className={`${page.token} ${muted}`}>{themeValue(length)}</span>
          {draw(length)}
        </Fragment>
      ))}
    </div>
  );
}
