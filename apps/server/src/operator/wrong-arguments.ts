/** Wrong arguments; the message says what to do. */
export class WrongArguments extends Error {}
