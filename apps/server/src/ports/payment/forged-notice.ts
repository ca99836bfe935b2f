/** A notice that is not the provider's. */
export class ForgedNotice extends Error {
  /** @param provider The provider's name, such as WeChat Pay */
  constructor(provider: string, problem: string) {
    super(`A notice is not from ${provider}: ${problem}.`);
    this.name = "ForgedNotice";
  }
}
