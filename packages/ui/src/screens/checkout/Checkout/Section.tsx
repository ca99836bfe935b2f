import { type ReactNode, type Ref, useId } from "react";
import * as css from "./Checkout.css.ts";

interface Props {
  readonly title: string;
  /** Content beside the title. */
  readonly end?: ReactNode;
  /** The title, which can receive the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A section of the checkout, named by its title. */
export function Section({ title, end, titleRef, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 className={css.title} id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {end}
      </header>
      {children}
    </section>
  );
}
