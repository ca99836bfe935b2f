import type { ReactNode, Ref } from "react";
import { Steps } from "../../components/Steps/Steps.tsx";
import { useCopy } from "../../language/language.tsx";
import { text } from "../../theme/text.css.ts";
import { copy } from "./OrderHead.copy.ts";
import * as css from "./OrderHead.css.ts";

/** The four steps of an order (customer centre §2, checkout; §2, gift checkout). */
const STEPS = ["cart", "checkout", "payment", "done"] as const;

export interface OrderHeadProps {
  /** The heading of the page. */
  readonly title: string;
  /** What is ordered; goods unless given. */
  readonly kind?: "goods" | "gifts";
  /** The step that the customer is in. */
  readonly step: (typeof STEPS)[number];
  /** A link beside the title. */
  readonly end?: ReactNode;
  /** The title, which can take the focus. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a page between cart and payment, with the step. */
export function OrderHead({ title, kind = "goods", step, end, ref }: OrderHeadProps) {
  const words = useCopy(copy);
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h1 className={text[26]} ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {end}
      </div>
      <Steps label={words.label} steps={words.steps[kind]} current={STEPS.indexOf(step)} />
    </header>
  );
}
