import { folderTransport } from "./folder.ts";
import type { MailTransport } from "./mail.ts";
import { smtpTransport } from "./smtp.ts";

/** How mails are sent: through an SMTP server, or into a folder where they can be read. */
export type MailSettings = { readonly from: string } & (
  | { readonly kind: "smtp"; readonly url: string }
  | { readonly kind: "folder"; readonly folder: string }
);

/** Opens the transport that the settings name. */
export function openTransport(settings: MailSettings): MailTransport {
  return settings.kind === "smtp"
    ? smtpTransport(settings.url, settings.from)
    : folderTransport(settings.folder, settings.from);
}
