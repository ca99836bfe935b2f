import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { answerLostRequest } from "../http/broken-requests.ts";
import { MAX_CONNECTIONS } from "../http/connections.ts";
import { noted } from "./noted-requests.ts";
import type { Worker } from "./worker.ts";

/** A connection, and the request of it that a process did not answer. */
interface Handed {
  readonly socket: Socket;
  readonly request: Buffer | undefined;
}

/**
 * The connections of a server with several processes. The main process accepts each and hands it over to the process that has the fewest.
 * It keeps a handle of its own, so that a connection outlives the process that answers it: another one takes over.
 */
export class Connections {
  readonly #workers: () => readonly Worker[];
  readonly #server: Server;
  /** Accepted while no process is ready. */
  readonly #waiting: Handed[] = [];
  /** The request of a connection that was repeated last. */
  readonly #repeated = new WeakMap<Socket, Buffer>();
  #address: string | undefined;
  #last = 0;

  constructor(workers: () => readonly Worker[]) {
    this.#workers = workers;
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      socket.on("error", () => {});
      this.handOver(socket);
    });
    this.#server.maxConnections = MAX_CONNECTIONS;
  }

  /** Listens, once. Resolves with the address. Rejects when the port is in use. */
  async listen(place: { readonly host: string; readonly port: number }): Promise<string> {
    if (this.#address === undefined) {
      this.#server.listen({ ...place, backlog: MAX_CONNECTIONS });
      await once(this.#server, "listening");
      const { address, port, family } = this.#server.address() as AddressInfo;
      this.#address = `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    }
    return this.#address;
  }

  /** Hands a connection over, as soon as a process is ready. */
  handOver(socket: Socket, request?: Buffer): void {
    if (socket.destroyed) return;
    const [fewest] = this.#workers().toSorted((a, b) => a.connections.size - b.connections.size);
    if (!fewest) {
      this.#waiting.push({ socket, request });
      return;
    }
    this.#last += 1;
    fewest.take(this.#last, socket, request);
  }

  /** Hands over those that wait: a process is ready. */
  handOverWaiting(): void {
    for (const { socket, request } of this.#waiting.splice(0)) this.handOver(socket, request);
  }

  /**
   * Hands over the connections of a process that has ended. Another one repeats a request that has changed nothing, once: it may be what
   * ended the process. One that may have changed something is answered as failed.
   */
  takeOver(worker: Worker): void {
    for (const { socket, request } of worker.takeConnections()) {
      if (request === undefined) this.handOver(socket);
      else if (request.state === noted.repeatable) this.#repeat(socket, request.text);
      else if (request.state === noted.changing) answerLostRequest(socket);
      else socket.destroy();
    }
  }

  #repeat(socket: Socket, request: Buffer): void {
    if (this.#repeated.get(socket)?.equals(request) === true) {
      answerLostRequest(socket);
      return;
    }
    this.#repeated.set(socket, request);
    this.handOver(socket, request);
  }

  /** Accepts no more. */
  close(): void {
    this.#server.close();
    for (const { socket } of this.#waiting) socket.destroy();
  }
}
