/**
 * Lets one process after the other write to the embedded database, in the order in which they asked. A process that ended is left out,
 * and its turn is over.
 */
export class WriteTurns<Process> {
  readonly #grant: (process: Process) => void;
  readonly #waiting: Process[] = [];
  #holder: Process | undefined;

  constructor(grant: (process: Process) => void) {
    this.#grant = grant;
  }

  ask(process: Process): void {
    this.#waiting.push(process);
    this.#next();
  }

  end(process: Process): void {
    if (this.#holder !== process) return;
    this.#holder = undefined;
    this.#next();
  }

  leave(process: Process): void {
    const place = this.#waiting.indexOf(process);
    if (place >= 0) this.#waiting.splice(place, 1);
    this.end(process);
  }

  #next(): void {
    if (this.#holder !== undefined) return;
    this.#holder = this.#waiting.shift();
    if (this.#holder !== undefined) this.#grant(this.#holder);
  }
}
