import { cpus, totalmem } from "node:os";

/** Describes the machine, for the results. */
export function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}
