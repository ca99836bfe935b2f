import type { ReactNode } from "react";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Steps } from "../../../components/Steps/Steps.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ForgotPassword.copy.ts";
import * as css from "./ForgotPassword.css.ts";
import { forgotPassword as screen } from "./ForgotPassword.screen.ts";

type Props = {
  /** The index of the step; the number of steps when all are done. */
  current: number;
  children: ReactNode;
};

/** One of the four steps. */
export function Step({ current, children }: Props) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <h1 className={css.title}>{title}</h1>
      <Steps label={title} steps={words.steps} current={current} />
      {children}
    </div>
  );
}

/** The result of the previous step. Its heading receives the focus, so that screen readers announce it. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.step}>
      <h2 className={css.result} tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
