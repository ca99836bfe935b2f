import { existsSync, readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { basename } from "node:path";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** On Linux, where each thread has a priority of its own, a link to the folder of the thread that reads it. */
const THREAD = "/proc/thread-self";

/** The name by which a thread finds its niceness in what it was given at its start. */
const GIVEN = "thread niceness";

/** The niceness of threads that calculate, unless another is set. */
export const USUAL_NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;

/** Sets the niceness of the threads that calculate, from 0 to 19, for those that start from now on. */
export function setThreadNiceness(niceness: number): void {
  setEnvironmentData(GIVEN, niceness);
}

/**
 * Lets the threads that answer requests run before this one, which calculates for long. Without effect where a thread has no priority of
 * its own, and where this one has a lower priority already.
 */
export function runAfterRequests(): void {
  if (!existsSync(THREAD)) return;
  const thread = Number(basename(readlinkSync(THREAD)));
  const given = getEnvironmentData(GIVEN);
  const niceness = typeof given === "number" ? given : USUAL_NICENESS;
  if (getPriority(thread) < niceness) setPriority(thread, niceness);
}
