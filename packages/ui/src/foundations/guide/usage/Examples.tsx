import Check from "@lucide/icons/icons/check";
import X from "@lucide/icons/icons/x";
import { Heading } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { Stage } from "../../stage/Stage.tsx";
import { type BothLanguages, type Say, sayIn, Text } from "./Text.tsx";
import { copy } from "./Usage.copy.ts";
import * as css from "./Usage.css.ts";

/** `Do` and `Dont`, in pairs. */
export function Examples({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading>{useCopy(copy).examples}</Heading>
      <div className={`sb-unstyled ${css.examples}`}>{children}</div>
    </>
  );
}

/** What the example shows, and the example itself; a function where it has words. */
type Props = BothLanguages & { children: ReactNode | ((say: Say) => ReactNode) };

export function Do(props: Props) {
  return <Example verdict="do" {...props} />;
}

export function Dont(props: Props) {
  return <Example verdict="dont" {...props} />;
}

const icons = { do: Check, dont: X };

function Example({ verdict, children, ...texts }: Props & { verdict: "do" | "dont" }) {
  const language = useLanguage();
  return (
    <figure className={css.example}>
      <div className={css.shown}>
        <Stage key={language} language={language} route="/">
          {typeof children === "function" ? children(sayIn(language)) : children}
        </Stage>
      </div>
      <figcaption className={css.verdicts[verdict]}>
        <span className={css.marks[verdict]}>
          <Icon of={icons[verdict]} size={16} />
          {useCopy(copy)[verdict]}
        </span>
        <Text {...texts} />
      </figcaption>
    </figure>
  );
}
