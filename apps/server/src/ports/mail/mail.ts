/** What a mail says. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to one person. */
export interface Message extends Letter {
  readonly to: string;
}

/** What takes mails away. */
export interface MailTransport {
  /** Resolves once the mail is in other hands. Throws `MailRefused` where trying again is of no use. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail will never be taken as it is. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super("The mail was refused for good.", { cause });
    this.name = "MailRefused";
  }
}
