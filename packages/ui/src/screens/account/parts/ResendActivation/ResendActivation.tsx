import { mailActivation } from "@reagent/api/contract/registration";
import { useState } from "react";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { MailRequest } from "../MailRequest/MailRequest.tsx";
import { copy } from "./ResendActivation.copy.ts";
import * as css from "./ResendActivation.css.ts";

/** Sends the activation mail again, to the address of the registration where it is known. */
export function ResendActivation({ email = "" }: { email?: string }) {
  const words = useCopy(copy);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <section className={css.resend}>
      <h2 className={css.title}>{words.title}</h2>
      <MailRequest
        call={mailActivation}
        email={email}
        label={words.title}
        onSend={() => setSentTo(undefined)}
        onSent={setSentTo}
      >
        <SubmitButton kind="secondary" isWide busyLabel={words.sending}>
          {words.send}
        </SubmitButton>
      </MailRequest>
      <div role="status">
        {sentTo !== undefined && <Notice tone="success">{words.sent(sentTo)}</Notice>}
      </div>
    </section>
  );
}
