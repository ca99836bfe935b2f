import { cpus, totalmem } from "node:os";

/** The machine that a figure was measured on, as it goes with the figure. */
export function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}
