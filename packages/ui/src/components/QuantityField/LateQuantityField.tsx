import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { type ComponentProps, lazy, Suspense } from "react";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { Field, splitWords } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./QuantityField.css.ts";
import type { QuantityField as WorkingField } from "./QuantityField.tsx";

type Props = ComponentProps<typeof WorkingField>;

const QuantityField = lazy(async () => ({
  default: (await import("./QuantityField.tsx")).QuantityField,
}));

/** A `QuantityField` for a page that is to be read before its code has come: until then it is drawn, not worked. */
export function LateQuantityField(props: Props) {
  if (!useIsHydrated()) return <Drawn {...props} />;
  return (
    <Suspense fallback={<Drawn {...props} />}>
      <QuantityField {...props} />
    </Suspense>
  );
}

function Drawn(props: Props) {
  const [words, { value, size = "medium" }] = splitWords(props);
  return (
    <Field {...words}>
      {() => (
        <span className={css.stepper({ size })}>
          <span className={css.decrease({ size })}>
            <Icon of={Minus} size={14} />
          </span>
          <span className={`${css.number({ size })} ${css.drawn}`}>{value}</span>
          <span className={css.increase({ size })}>
            <Icon of={Plus} size={14} />
          </span>
        </span>
      )}
    </Field>
  );
}
