import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOTS = { first: "/sys/fs/cgroup/cpu", second: "/sys/fs/cgroup" };
const PERIOD_US = 100_000;

/** A control group of Linux, whose processes together use at most a share of a processor. */
export interface ProcessorShare {
  add(processId: number): void;
  /** Once its processes have ended. */
  remove(): void;
}

/** Makes such a group, of either version of control groups; undefined where this process may not. */
export function processorShare(name: string, share: number): ProcessorShare | undefined {
  const isFirst = existsSync(ROOTS.first);
  const folder = join(isFirst ? ROOTS.first : ROOTS.second, name);
  const quota = String(share * PERIOD_US);
  try {
    mkdirSync(folder);
    if (isFirst) writeFileSync(join(folder, "cpu.cfs_quota_us"), quota);
    else writeFileSync(join(folder, "cpu.max"), `${quota} ${PERIOD_US}`);
  } catch {
    return undefined;
  }
  return {
    add: (processId) => writeFileSync(join(folder, "cgroup.procs"), String(processId)),
    remove: () => rmdirSync(folder),
  };
}
