import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer";
import { MailRefused } from "./mail.ts";
import type { MailTransport } from "./mail.ts";

const TIMEOUT_MS = 30_000;
/** Prevents automatic replies (RFC 3834). */
const headers = { "Auto-Submitted": "auto-generated" };

/** Sends through the SMTP server of a URL such as `smtps://user:password@smtp.example:465`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from, headers },
  );
  return {
    send: async (message, messageId) => {
      try {
        await mailer.sendMail({ ...message, messageId });
      } catch (failure) {
        throw isPermanent(failure as NodemailerError) ? new MailRefused(failure) : failure;
      }
    },
    close: () => mailer.close(),
  };
}

/** Wrong credentials are a mistake in the settings, which an operator can fix: the mail waits. */
function isPermanent({ permanent, code }: NodemailerError): boolean {
  return permanent === true && code !== "EAUTH";
}
