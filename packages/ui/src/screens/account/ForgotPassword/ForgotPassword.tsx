import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AskForMail } from "./AskForMail.tsx";
import { MailSent } from "./MailSent.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { PasswordSet } from "./PasswordSet.tsx";

type Progress = "started" | "sent" | "done";

/**
 * A forgotten password in four steps (storefront §2, forgot password; §4, forgot password): the e-mail address, the mail, the new
 * password by the mail's link (`reset=2` and its code), and the confirmation.
 */
export function ForgotPassword() {
  const [query, setQuery] = useSearchParams();
  const [progress, setProgress] = useState<Progress>("started");
  const [email, setEmail] = useState("");
  const code = query.get("reset") === "2" ? (query.get("code") ?? "") : null;

  const restart = () => {
    setProgress("started");
    setQuery({ reset: "0" });
  };
  if (progress === "done") return <PasswordSet />;
  if (code !== null) {
    const done = () => {
      setProgress("done");
      // The back button must not return to the used link.
      setQuery({ reset: "3" }, { replace: true });
    };
    return <NewPassword key={code} code={code} onDone={done} onRequestLink={restart} />;
  }
  if (progress === "sent") return <MailSent email={email} onChangeEmail={restart} />;
  const sent = (to: string) => {
    setEmail(to);
    setProgress("sent");
  };
  return <AskForMail email={email} onSent={sent} />;
}
