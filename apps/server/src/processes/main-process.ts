import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { WriteTurn } from "../database/sqlite/driver.ts";
import { type CountHit, LIMIT_WINDOW_MS, WindowCounts } from "../http/window-counts.ts";
import type { RunningMetrics } from "../ports/metrics/open.ts";
import { serializable, type ShopFacts, type ToMain, type ToWorker } from "./messages.ts";
import { noteRequests } from "./note-requests.ts";
import { NotedRequests } from "./noted-requests.ts";

const DRAIN_CHECK_MS = 50;

const ALIVE_MS = 1000;

/** What one of several processes of a server does. */
export interface Part {
  /** Whether it prepares the database, which the others then use. */
  readonly isPreparing: boolean;
  /** Whether it does what one process does for all: sends mails, cancels unpaid orders, asks the gateway. */
  readonly hasJobs: boolean;
}

/** The file in which a worker notes its requests. */
const NOTES_FILE = 4;

type Handed = Extract<ToWorker, { kind: "connection" }>;
type Opening = Extract<ToWorker, { kind: "open" }>;

/** The main process, as a worker process sees it: it hands over connections, and holds what the processes of a server share. */
export class MainProcess {
  readonly part: Part;
  readonly #clock: Clock;
  readonly #counts = new WindowCounts(LIMIT_WINDOW_MS);
  /** Hits that the other processes do not know yet. */
  readonly #untold = new Map<string, number>();
  readonly #connections = new Map<Socket, number>();
  readonly #opened: Promise<Opening>;
  #onOpen: (opening: Opening) => void = () => {};
  #onTurn: () => void = () => {};
  #server: FastifyInstance | undefined;
  #registry: Registry | undefined;
  #isStopping = false;
  /** Called when the main process wants this one to stop; one that is starting ends. */
  onStop: () => void = () => process.exit(0);

  constructor(part: Part, clock: Clock) {
    this.part = part;
    this.#clock = clock;
    this.#opened = new Promise((resolve) => (this.#onOpen = resolve));
    process.on("message", (message: ToWorker, socket?: Socket) => this.#receive(message, socket));
    // The server has crashed; another one may start at once.
    process.once("disconnect", () => process.exit(1));
    setInterval(() => this.#send({ kind: "alive" }), ALIVE_MS).unref();
  }

  /** The right to write to the embedded database. */
  readonly writeTurn: WriteTurn = {
    take: () =>
      new Promise((resolve) => {
        this.#onTurn = resolve;
        this.#send({ kind: "wantsTurn" });
      }),
    end: () => this.#send({ kind: "endsTurn" }),
  };

  /** Counts at once; the other processes know of it after a turn of the event loop. */
  readonly countHit: CountHit = (name) => {
    if (this.#untold.size === 0) setImmediate(() => this.#tell());
    this.#untold.set(name, (this.#untold.get(name) ?? 0) + 1);
    return this.#counts.add(name, 1, this.#clock.now());
  };

  /** Whether the whole server is about to stop. */
  isStopping(): boolean {
    return this.#isStopping;
  }

  /** Lets another process repeat what this one has not answered if it ends. */
  noteRequests(server: FastifyInstance): void {
    noteRequests(server, {
      notes: new NotedRequests(NOTES_FILE),
      connectionOf: (socket) => this.#connections.get(socket),
    });
  }

  /** Answers the connections that are handed over. Resolves with the address at which the server listens. */
  async open(server: FastifyInstance): Promise<string> {
    await server.ready();
    this.#server = server;
    // Node checks the time limits of requests from then on.
    server.server.emit("listening");
    this.#send({ kind: "ready" });
    const { address, counted } = await this.#opened;
    this.#add(counted);
    return address;
  }

  running(facts: ShopFacts): void {
    this.#send({ kind: "running", facts });
  }

  /** Takes no more connections. */
  leave(): void {
    this.#send({ kind: "leaving" });
  }

  /** Resolves when the last connection has its answer and is closed. */
  async drain(): Promise<void> {
    while (this.#connections.size > 0) {
      this.#server?.server.closeIdleConnections();
      await sleep(DRAIN_CHECK_MS);
      // For Node, a connection is idle after its first request only.
      for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroy();
    }
  }

  /** The main process adds up the metrics of all processes, and serves them. */
  report(registry: Registry): RunningMetrics | undefined {
    this.#registry = registry;
    return undefined;
  }

  #receive(message: ToWorker, socket: Socket | undefined): void {
    switch (message.kind) {
      case "open":
        this.#onOpen(message);
        break;
      case "connection":
        this.#answer(message, socket);
        break;
      case "turn":
        this.#onTurn();
        break;
      case "counted":
        this.#add(message.counted);
        break;
      case "measure":
        void this.#measure(message.id);
        break;
      case "stopping":
        this.#isStopping = true;
        break;
      case "stop":
        this.onStop();
        break;
    }
  }

  #answer({ id, request }: Handed, socket: Socket | undefined): void {
    if (!socket || !this.#server) {
      this.#send({ kind: "closed", id });
      return;
    }
    this.#connections.set(socket, id);
    socket.once("close", () => {
      this.#connections.delete(socket);
      this.#send({ kind: "closed", id });
    });
    if (request !== undefined) socket.unshift(Buffer.from(request, "base64"));
    this.#server.server.emit("connection", socket);
  }

  #add(counted: Opening["counted"]): void {
    for (const [name, hits] of counted) this.#counts.add(name, hits, this.#clock.now());
  }

  #tell(): void {
    this.#send({ kind: "counted", counted: [...this.#untold] });
    this.#untold.clear();
  }

  async #measure(id: number): Promise<void> {
    const metrics = (await this.#registry?.getMetricsAsJSON()) ?? [];
    this.#send({ kind: "measured", id, metrics });
  }

  #send(message: ToMain): void {
    // Where the channel is closed, the process is ending.
    if (process.connected) process.send?.(serializable(message), undefined, {}, () => {});
  }
}
