import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { customers } from "./fixture.ts";
import { openShop, signed } from "./shop.ts";

/** Lets a server listen on this machine. Returns its port. */
export async function listen(server: Pick<FastifyInstance, "listen">): Promise<number> {
  return Number(new URL(await server.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** A shop that listens at a port, with the token of a customer. */
export async function openAtPort(...options: Parameters<typeof openShop>) {
  const shop = await openShop(...options);
  return { shop, port: await listen(shop.server), token: await shop.logIn(customers.lin) };
}

/** Opens a connection to a local server, and collects what it sends as text. */
export async function open(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  await once(socket, "connect");
  return { socket, received: () => received };
}

/** How many connections a server has. */
export const connectionsOf = ({ server }: Pick<FastifyInstance, "server">): Promise<number> =>
  promisify((done: (failure: Error | null, count: number) => void) =>
    server.getConnections(done),
  )();

/** Sends HTTP text and cuts its connection once the server has the headers; resolves when the server has noticed. */
export async function sendAndCut(
  { server }: Pick<FastifyInstance, "server">,
  port: number,
  text: string,
): Promise<void> {
  const arrived = once(server, "request") as Promise<[IncomingMessage]>;
  const { socket } = await open(port);
  await new Promise((resolve) => socket.write(text, resolve));
  const [request] = await arrived;
  const closed = once(request.socket, "close");
  socket.destroy();
  await closed;
}

/** A call as HTTP text: everything before the body, and the body. */
export function httpTextOf(
  { method, path }: Pick<Endpoint<never, never>, "method" | "path">,
  wire: Record<string, unknown>,
  of: Parameters<typeof signed>[1],
): { head: string; body: string } {
  const { headers, params } = signed(wire, of);
  const body = JSON.stringify(params);
  const lines = Object.entries({
    ...headers,
    Host: "127.0.0.1",
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  return { head: `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, body };
}
