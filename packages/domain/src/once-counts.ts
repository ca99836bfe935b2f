/** Counts members that are met several times in a row each once. */
export class OnceCounts<Of, Member> {
  readonly #entries = new Map<Of, { count: number; last: Member | undefined }>();

  /** @param isCounted Otherwise it is known, and not counted. */
  add(of: Of, member: Member, isCounted = true): void {
    const entry = this.#entries.get(of) ?? { count: 0, last: undefined };
    this.#entries.set(of, entry);
    if (!isCounted || entry.last === member) return;
    entry.count += 1;
    entry.last = member;
  }

  has(of: Of): boolean {
    return this.#entries.has(of);
  }

  countOf(of: Of): number {
    return this.#entries.get(of)?.count ?? 0;
  }

  /** What has most members first, as it was met among equals. */
  largestFirst(): Of[] {
    return [...this.#entries]
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([of]) => of);
  }
}
