import type { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { Connections } from "./connections.ts";
import { noted } from "./noted-requests.ts";
import type { Worker } from "./worker.ts";

/** A connection, and the connections of a server whose only process has its requests. */
function openConnections() {
  const end = vi.fn<(answer: string) => void>();
  const socket = { destroyed: false, end, destroy: () => {} } as unknown as Socket;
  const repeated: (string | undefined)[] = [];
  let inHand = "";
  const worker = {
    connections: new Map(),
    take: (_id: number, _socket: Socket, request?: Buffer) => repeated.push(request?.toString()),
    takeConnections: () => [
      { socket, request: { state: noted.repeatable, text: Buffer.from(inHand) } },
    ],
  } as unknown as Worker;
  const connections = new Connections(() => [worker]);
  const endProcess = (request: string) => {
    inHand = request;
    connections.takeOver(worker);
  };
  return { endProcess, repeated, end };
}

test("a request whose process ends is repeated by another one, and failed when that one ends too", () => {
  const { endProcess, repeated, end } = openConnections();
  endProcess("GET /first");
  expect(repeated).toEqual(["GET /first"]);
  endProcess("GET /first");
  expect(repeated).toEqual(["GET /first"]);
  expect(end).toHaveBeenCalledOnce();
  expect(end.mock.calls[0]?.[0]).toContain("500 Internal Server Error");
});

test("each request of a connection is repeated", () => {
  const { endProcess, repeated, end } = openConnections();
  endProcess("GET /first");
  endProcess("GET /second");
  expect(repeated).toEqual(["GET /first", "GET /second"]);
  expect(end).not.toHaveBeenCalled();
});
