import { plainMessage } from "./database/plain-message.ts";
import { TakenMetricsPort } from "./metrics/open.ts";
import { WrongSettings } from "./settings/settings.ts";

/** How long running calls may take after the server has stopped accepting new ones, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000;

/** An output that cannot be written, such as to a full disk, does not end the process. */
export function keepOutputOptional(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** A function that stops the process, once; one that takes too long, at most `delayMs` more than usual, is ended. */
export function stopOnce(stop: () => Promise<void>, delayMs = 0): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    const timeoutMs = delayMs + STOP_TIMEOUT_MS;
    const exit = () => {
      console.error(`The server did not stop within ${timeoutMs / 1000} s, and is ended.`);
      process.exit(1);
    };
    setTimeout(exit, timeoutMs).unref();
    stop().catch((failure: unknown) => {
      console.error(messageOf(failure));
      process.exitCode = 1;
    });
  };
}

/** What is wrong on this machine, and how to start anyway; undefined for any other failure. */
function wayOut(failure: unknown): string | undefined {
  const { code, port, path } = failure as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Set another: PORT=${Number(port) + 1} npx -y pnpm@12 start`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} needs more rights. Set another: PORT=3000 npx -y pnpm@12 start`;
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code ?? ""))
    return `${path} cannot be written. Set another folder: DATA_DIR=/path/to/folder npx -y pnpm@12 start`;
  return undefined;
}

/** The printed text of a failure: only the message of an expected one. */
export function messageOf(failure: unknown): unknown {
  if (failure instanceof WrongSettings || failure instanceof TakenMetricsPort) {
    return failure.message;
  }
  return plainMessage(failure) ?? wayOut(failure) ?? failure;
}
