/** Subject and text of a mail. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to one recipient. */
export interface Message extends MailContent {
  readonly to: string;
  readonly attachments?: Attachment[];
}

/** A file of a mail, in base64. */
export interface Attachment {
  readonly filename: string;
  readonly content: string;
  readonly encoding: "base64";
}

/** A mail whose files are still in the files of the shop. */
export interface WrittenMail extends Omit<Message, "attachments"> {
  readonly files?: readonly { readonly fileName: string; readonly file: string }[];
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves once the mail was accepted. Throws `MailRefused` where another try cannot succeed.
   *
   * @param messageId The same whenever a mail is sent again, by which a mailbox can recognise it.
   */
  send(message: Message, messageId: string): Promise<void>;
  close(): void;
}

/** The mail was refused permanently. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super("The mail was refused permanently.", { cause });
    this.name = "MailRefused";
  }
}
