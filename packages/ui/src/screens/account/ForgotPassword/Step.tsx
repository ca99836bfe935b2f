import type { ReactNode } from "react";
import { Steps } from "../../../components/Steps/Steps.tsx";
import { useCopy } from "../../../language/language.tsx";
import { NarrowPage } from "../parts/NarrowPage/NarrowPage.tsx";
import { copy } from "./ForgotPassword.copy.ts";
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
    <NarrowPage title={title}>
      <Steps label={title} steps={words.steps} current={current} />
      {children}
    </NarrowPage>
  );
}
