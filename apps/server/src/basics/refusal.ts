import type { MessageText } from "@reagent/api/messages/message";

/** Refuses a call: becomes an envelope with this code and message, in the caller's language. Rolls back a transaction. */
export class Refusal extends Error {
  readonly code: number;
  declare readonly message: MessageText;

  constructor(code: number, message: MessageText) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}
