import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./job.ts";

const FOLDER = "node_modules/.cache/tests";

/** The state of the files that a test file read when it passed, and how many tests passed. */
interface Stamp {
  readonly state: string;
  readonly passed: number;
}

/** The inputs of all tests other than files. */
const environment = JSON.stringify([
  process.version,
  process.platform,
  ...["CHROMIUM", "DATABASES", "NIGHTLY"].map((name) => process.env[name]),
]);

/** Which test files of a suite passed, and with which state of what they read. They are kept between runs. */
export class Stamps {
  readonly #path: string;
  #stamps: Record<string, Stamp> = {};

  constructor(suite: string) {
    this.#path = join(ROOT, FOLDER, `${suite.replaceAll(/\W+/gu, "-")}.json`);
    try {
      this.#stamps = JSON.parse(readFileSync(this.#path, "utf8")) as Record<string, Stamp>;
    } catch {
      // The first run, or one that was ended while it wrote.
    }
  }

  /** How many tests of the file passed with this state; undefined where that is not known. */
  passed(file: string, state: string): number | undefined {
    const stamp = this.#stamps[file];
    return stamp?.state === environment + state ? stamp.passed : undefined;
  }

  add(file: string, state: string, passed: number): void {
    this.#stamps[file] = { state: environment + state, passed };
  }

  save(): void {
    mkdirSync(join(ROOT, FOLDER), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#stamps));
  }
}
