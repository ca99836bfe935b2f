import { createHash } from "node:crypto";
import { seed } from "../seed.ts";

/** Whether something is in the sample of this run: of so many runs, one has it. Each seed draws other ones. */
export const isInSample = (name: string, runs: number): boolean =>
  createHash("sha256").update(`${name} ${seed}`).digest().readUInt32BE() % runs === 0;
