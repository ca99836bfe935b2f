import * as Primitive from "radix-ui/tabs";
import { type ReactNode, useState } from "react";
import * as css from "./Tabs.css.ts";

export type Tab<Id extends string = string> = {
  /** What is chosen, unique among the tabs. */
  readonly value: Id;
  /** The words of the tab. */
  readonly label: string;
  /** The number of entries in the tab; as text where more than a number is said. */
  readonly count?: number | string;
  /** Only the panel of the current tab is in the document. */
  readonly panel: ReactNode;
};

type Choice<Id extends string> =
  | {
      /** The tab whose panel is shown. */
      value: Id;
      /** Called with the tab that is chosen. */
      onChange: (id: Id) => void;
      defaultValue?: never;
    }
  /** Without `value` the tabs keep their own state. */
  | {
      /** The tab that is shown at first. */
      defaultValue: Id;
      value?: never;
      /** Called with the tab that is chosen. */
      onChange?: (id: Id) => void;
    };

export type TabsProps<Id extends string> = Choice<Id> & {
  /** The accessible name. */
  label: string;
  /** The tabs with their panels, in their order. */
  options: readonly Tab<Id>[];
  /** Whether tabs that do not fit stand on further lines, where each must be seen; the list scrolls otherwise. */
  isWrapping?: boolean;
};

/** Tabs of which one panel is shown. */
export function Tabs<Id extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isWrapping = false,
}: TabsProps<Id>) {
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own ?? "";
  const focusable = options.find((tab) => tab.value === shown) ?? options[0];
  const choose = (next: string) => {
    const chosen = options.find((tab) => tab.value === next);
    if (!chosen) return;
    setOwn(chosen.value);
    onChange?.(chosen.value);
  };
  return (
    <Primitive.Root value={shown} onValueChange={choose}>
      {/* Radix makes the list a stop, which keeps the focus after a click on the tab that has it. */}
      <Primitive.List
        className={isWrapping ? `${css.list} ${css.wrapping}` : css.list}
        aria-label={label}
        tabIndex={-1}
      >
        {options.map(({ value: each, label: name, count }) => (
          <Primitive.Trigger
            className={css.tab}
            value={each}
            tabIndex={each === focusable?.value ? 0 : -1}
            key={each}
          >
            <span className={css.name} data-name={name}>
              {name}
            </span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {options.map(({ value: each, panel }) => (
        <Primitive.Content className={css.panel} value={each} key={each}>
          {panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
