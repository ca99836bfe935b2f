import * as Primitive from "radix-ui/tabs";
import type { ReactNode } from "react";
import * as css from "./Tabs.css.ts";

export type Tab<Id extends string = string> = {
  readonly id: Id;
  readonly name: string;
  /** The number of entries in the tab; as text where more than a number is said. */
  readonly count?: number | string;
  /** Only the panel of the current tab is in the document. */
  readonly panel: ReactNode;
};

type Choice<Id extends string> =
  | { value: Id; onChange: (id: Id) => void; defaultValue?: never }
  /** Without `current` the tabs keep their own state. */
  | { defaultValue: Id; value?: never; onChange?: (id: Id) => void };

type Props<Id extends string> = Choice<Id> & {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab<Id>[];
};

/** Tabs of which one panel is shown. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value: current,
  defaultValue,
  onChange,
}: Props<Id>) {
  const choose = (value: string) => {
    const chosen = tabs.find((tab) => tab.id === value);
    if (chosen) onChange?.(chosen.id);
  };
  const choice = current === undefined ? { defaultValue: defaultValue } : { value: current };
  return (
    <Primitive.Root {...choice} onValueChange={choose}>
      <Primitive.List className={css.list} aria-label={label}>
        {tabs.map(({ id, name, count }) => (
          <Primitive.Trigger className={css.tab} value={id} key={id}>
            <span className={css.name} data-name={name}>
              {name}
            </span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ id, panel }) => (
        <Primitive.Content className={css.panel} value={id} key={id}>
          {panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
