/** Why a call is not done, in the caller's language: becomes an envelope with this code and message. Ends a transaction undone. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}
