/** Refuses a call: becomes an envelope with this code and message, in the caller's language. Rolls back a transaction. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}
