import type { checkResetCode, resetPassword } from "@reagent/api/contract/recovery";
import { type ReactNode, useState } from "react";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { stack } from "../../../../theme/layout.css.ts";
import * as css from "../NarrowPage/NarrowPage.css.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

type Props = {
  code: string;
  /** The call that checks the code first. */
  check: typeof checkResetCode;
  /** The call that sets the password. */
  call: typeof resetPassword;
  /** Announced while the code is checked. */
  checking: string;
  label: string;
  save: string;
  saving: string;
  /** Above the form. */
  lead?: ReactNode;
  /** Below the notice that the link is invalid. */
  otherwise: ReactNode;
  onDone: () => void;
};

/** Sets a password by the code of a mail's link, which is checked first; offers something else where it is invalid. */
export function PasswordByLink({ check, checking, lead, otherwise, ...form }: Props) {
  const checked = useCall(check, { code: form.code });
  const [refusal, setRefusal] = useState<string>();
  const invalidLink = (notice: ReactNode) => (
    <>
      {notice}
      {otherwise}
    </>
  );
  if (refusal !== undefined)
    return invalidLink(
      <Notice kind="hazard" role="alert">
        {refusal}
      </Notice>,
    );
  return (
    <Load
      call={checked}
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
      {() => (
        <div className={stack[6]}>
          {lead}
          <NewPasswordForm {...form} onLinkInvalid={setRefusal} />
        </div>
      )}
    </Load>
  );
}
