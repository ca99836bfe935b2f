import * as Radix from "radix-ui/switch";
import { type Ref, useId } from "react";
import * as css from "./Switch.css.ts";

type Props = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A switch that takes effect at once. For values that are submitted use a `Checkbox`. */
export function Switch({ label, isOn, onChange, isDisabled = false, ...rest }: Props) {
  const id = useId();
  return (
    <span className={css.frame}>
      <Radix.Root
        {...rest}
        id={id}
        className={css.track}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
