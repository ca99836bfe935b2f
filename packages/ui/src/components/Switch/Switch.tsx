import * as Radix from "radix-ui/switch";
import { type Ref, useId } from "react";
import * as css from "./Switch.css.ts";

type Props = {
  label: string;
  value: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A switch that takes effect at once. For values that are submitted use a `Checkbox`. */
export function Switch({ label, value, onChange, isDisabled = false, ...rest }: Props) {
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
