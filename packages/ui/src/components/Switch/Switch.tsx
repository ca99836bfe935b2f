import * as Radix from "radix-ui/switch";
import { type Ref, useId } from "react";
import * as css from "./Switch.css.ts";

export type SwitchProps = {
  /** The accessible name, shown beside the switch. */
  label: string;
  /** Whether it is on. */
  value: boolean;
  /** Called with what `value` is to be. */
  onChange: (isOn: boolean) => void;
  /** Cannot be changed, and is skipped by the tab key; false by default. */
  isDisabled?: boolean;
  /** The native name, by which a form finds the field. */
  name?: string;
  /** The switch, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** A switch that takes effect at once. For values that are submitted use a `Checkbox`. */
export function Switch({ label, value, onChange, isDisabled = false, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <span className={css.frame}>
      <Radix.Root
        {...rest}
        id={id}
        className={css.track}
        checked={value}
        onCheckedChange={onChange}
        disabled={isDisabled}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
