import { type ComponentProps, lazy, Suspense } from "react";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import * as css from "./Checkbox.css.ts";
import type { Checkbox as WorkingCheckbox } from "./Checkbox.tsx";

type Props = ComponentProps<typeof WorkingCheckbox>;

const Checkbox = lazy(async () => ({ default: (await import("./Checkbox.tsx")).Checkbox }));

/** A `Checkbox` for a page that is to be read before its code has come: until then it is drawn, not worked. */
export function LateCheckbox(props: Props) {
  if (!useIsHydrated()) return <Drawn {...props} />;
  return (
    <Suspense fallback={<Drawn {...props} />}>
      <Checkbox {...props} />
    </Suspense>
  );
}

function Drawn({ label, isDisabled = false }: Props) {
  return (
    <span>
      <span className={css.choice}>
        <span className={css.box} />
        <span className={css.label} data-disabled={isDisabled || undefined}>
          {label}
        </span>
      </span>
    </span>
  );
}
