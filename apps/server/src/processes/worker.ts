import { fork, type ChildProcess, type StdioOptions } from "node:child_process";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { MetricObject } from "prom-client";
import type { Part } from "./main-process.ts";
import { serializable, type ToMain, type ToWorker } from "./messages.ts";
import { openNotes, type RequestInHand, takeNotes } from "./noted-requests.ts";

const PROGRAM = fileURLToPath(new URL("worker-program.ts", import.meta.url));

const COMPILED_FOLDER = fileURLToPath(
  new URL("../../../../node_modules/.cache/compiled", import.meta.url),
);

/** How often it is noted whether workers have said anything; they do every second. */
export const SILENCE_CHECK_MS = 1000;
/** Checks without a word, after which a worker is taken to hang. Not a time: this process may have stood still itself. */
const MOST_SILENT_CHECKS = 10;

/** The messages that a worker's connections and measurements, and its being alive, have nothing to do with. */
export type FromWorker = Exclude<ToMain, { kind: "closed" | "measured" | "alive" }>;

/** What the main process does with messages and the end of a worker process. */
interface Events {
  readonly message: (worker: Worker, message: FromWorker) => void;
  readonly ended: (worker: Worker) => void;
}

/** A worker process, as the main process sees it. */
export class Worker {
  readonly part: Part;
  /** The connections that it answers. */
  readonly connections = new Map<number, Socket>();
  /** Whether it gets connections. */
  isReady = false;
  /** Whether it has ever been ready. */
  hasBeenReady = false;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  /** The file in which it notes requests. */
  readonly #notes: number;
  readonly #measuring = new Map<number, (metrics: readonly MetricObject[]) => void>();
  #last = 0;
  #silentChecks = 0;

  constructor(part: Part, { message, ended }: Events) {
    this.part = part;
    this.#notes = openNotes();
    const stdio: StdioOptions = ["ignore", "inherit", "inherit", "ipc", this.#notes];
    // A process that replaces another one compiles nothing again.
    const env = { NODE_COMPILE_CACHE: COMPILED_FOLDER, ...process.env };
    this.#child = fork(PROGRAM, [JSON.stringify(part)], { stdio, env });
    this.#child.on("message", (received: ToMain) => {
      this.#silentChecks = 0;
      if (received.kind === "alive") return;
      if (received.kind === "closed") this.#close(received.id);
      else if (received.kind === "measured") this.#measured(received.id, received.metrics);
      else message(this, received);
    });
    // What could not be sent is reported by the end of the process.
    this.#child.on("error", () => {});
    this.ended = new Promise((resolve) => {
      this.#child.once("exit", () => {
        this.isReady = false;
        for (const id of this.#measuring.keys()) this.#measured(id, []);
        ended(this);
        resolve();
      });
    });
  }

  /** Ends it where it has said nothing for ten checks: its main thread stands still. One that starts has much to do at once. */
  check(): void {
    if (!this.hasBeenReady) return;
    this.#silentChecks += 1;
    if (this.#silentChecks <= MOST_SILENT_CHECKS) return;
    console.error(`A process (${this.#child.pid}) has hung and is replaced.`);
    this.#child.kill("SIGKILL");
  }

  send(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(serializable(message), () => {});
  }

  /** Hands a connection over. The handle of the main process stays open until the worker has closed its own. */
  take(id: number, socket: Socket, request?: Buffer): void {
    this.connections.set(id, socket);
    const message: ToWorker = { kind: "connection", id, request: request?.toString("base64") };
    this.#child.send(serializable(message), socket, { keepOpen: true }, () => {});
  }

  /** Its metrics; none when it ends before. */
  measure(): Promise<readonly MetricObject[]> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#measuring.set(id, resolve);
      this.send({ kind: "measure", id });
    });
  }

  /** Its connections, when it has ended, and the requests that they had. */
  takeConnections(): { readonly socket: Socket; readonly request: RequestInHand | undefined }[] {
    const requests = takeNotes(this.#notes);
    const all = [...this.connections].map(([id, socket]) => ({
      socket,
      request: requests.get(id),
    }));
    this.connections.clear();
    return all;
  }

  #close(id: number): void {
    this.connections.get(id)?.destroy();
    this.connections.delete(id);
  }

  #measured(id: number, metrics: readonly MetricObject[]): void {
    this.#measuring.get(id)?.(metrics);
    this.#measuring.delete(id);
  }
}
