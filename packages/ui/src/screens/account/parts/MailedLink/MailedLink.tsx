import type { FailureLook } from "@reagent/api/contract/failure-look";
import { type ReactNode, useState } from "react";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { stack } from "../../../../theme/layout.css.ts";
import * as css from "../NarrowPage/NarrowPage.css.ts";

type Props<Answer> = {
  /** The call that checks the link's code. */
  check: Call<Answer, Exclude<FailureLook, "empty">>;
  /** Announced while the code is checked. */
  checking: string;
  /** Below the notice that the link is invalid. */
  otherwise: ReactNode;
  /** What the link offers; its second argument is called with the server's message when the link has become invalid. */
  children: (answer: Answer, onInvalid: (message: string) => void) => ReactNode;
};

/** What a mail's link offers, once its code was checked; something else where it is invalid. */
export function MailedLink<Answer>({ check, checking, otherwise, children }: Props<Answer>) {
  const [refusal, setRefusal] = useState<string>();
  const invalidLink = (notice: ReactNode) => (
    <>
      {notice}
      {otherwise}
    </>
  );
  if (refusal !== undefined)
    return invalidLink(
      <Notice tone="hazard" role="alert">
        {refusal}
      </Notice>,
    );
  return (
    <Load
      call={check}
      loading={checking}
      skeleton={
        <div className={stack[6]}>
          <SkeletonBox width="320px" height="40px" />
          <SkeletonBox width="320px" height="40px" />
        </div>
      }
      warning={invalidLink}
      className={css.form}
    >
      {(answer) => children(answer, setRefusal)}
    </Load>
  );
}
