import type { ReactElement } from "react";
import { useCopy } from "../../language/language.tsx";
import { row, stack } from "../../theme/layout.css.ts";
import { muted } from "../../theme/text.css.ts";
import { copy } from "./pseudo-states.copy.ts";

const ROWS = ["resting", "hover", "focus", "pressed"] as const;
type Row = (typeof ROWS)[number];

const CONTROLS = "a, button, input, textarea, select, [role]";
const controlsIn = (rows: readonly Row[]) =>
  rows.map((name) => `[data-state="${name}"] :is(${CONTROLS})`);

/** The controls in each pseudo state. A mouse that presses also hovers and focuses; the keyboard's focus is visible. */
const pseudo = {
  hover: controlsIn(["hover", "pressed"]),
  focus: controlsIn(["focus", "pressed"]),
  focusVisible: controlsIn(["focus"]),
  focusWithin: [`[data-state="focus"] :has(${CONTROLS})`],
  active: controlsIn(["pressed"]),
};

interface PseudoStates<Args> {
  readonly globals: { readonly pseudo: typeof pseudo };
  readonly render: (args: Args) => ReactElement;
}

/** Renders the component; the state's name can tell its labels apart. */
type Of<Args> = (args: Args, state: string) => ReactElement;

/** A story that shows a component at rest, under the mouse, with the focus of the keyboard, and pressed. */
export function inPseudoStates<Args>(of: Of<Args>): PseudoStates<Args> {
  return {
    globals: { pseudo },
    render: (args) => (
      <div className={stack[6]}>
        {ROWS.map((name) => (
          <State key={name} name={name}>
            {of(args, name)}
          </State>
        ))}
      </div>
    ),
  };
}

function State({ name, children }: { name: Row; children: ReactElement }) {
  const words = useCopy(copy);
  return (
    <div className={stack[2]} data-state={name}>
      <p className={muted}>{words[name]}</p>
      <div className={row[4]}>{children}</div>
    </div>
  );
}
