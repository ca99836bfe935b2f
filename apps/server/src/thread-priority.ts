import { existsSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";

/** On Linux, where each thread has a priority of its own, a link to the folder of the thread that reads it. */
const THREAD = "/proc/thread-self";

/** Lets the threads that answer requests run before this one, which calculates for long. Without effect where a thread has no priority of its own. */
export function runAfterRequests(): void {
  if (!existsSync(THREAD)) return;
  setPriority(Number(basename(readlinkSync(THREAD))), constants.priority.PRIORITY_BELOW_NORMAL);
}
