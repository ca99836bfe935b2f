import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer";
import { MailRefused } from "./mail.ts";
import type { MailTransport } from "./mail.ts";

const PATIENCE_MS = 30_000;
/** No holiday reply to these (RFC 3834). */
const headers = { "Auto-Submitted": "auto-generated" };

/** Sends by the SMTP server of a URL such as `smtps://user:password@smtp.example:465`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from, headers },
  );
  return {
    send: async (message) => {
      try {
        await mailer.sendMail({ ...message });
      } catch (failure) {
        throw isForGood(failure as NodemailerError) ? new MailRefused(failure) : failure;
      }
    },
    close: () => mailer.close(),
  };
}

/** A refused log-in is for whoever runs the shop to mend: the mail waits. */
function isForGood({ permanent, code }: NodemailerError): boolean {
  return permanent === true && code !== "EAUTH";
}
