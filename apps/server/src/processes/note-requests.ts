import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { noted, type NotedRequests } from "./noted-requests.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route changes nothing before `mayChange` is called. */
    readonly announcesChange?: boolean;
  }
  interface FastifyRequest {
    /** Called before the request changes anything for good; undefined where nobody notes it. */
    mayChange: (() => void) | undefined;
  }
}

/** Headers that belong to the way in which a body was sent. */
const OF_BODY = new Set(["content-length", "transfer-encoding", "expect"]);

interface Options {
  readonly notes: NotedRequests;
  /** The number of a connection. */
  readonly connectionOf: (socket: Socket) => number | undefined;
}

/**
 * Notes the request that each connection has, until it is answered. Another process repeats one that has changed nothing if this process
 * ends before. Register it after the hook that lets a connection have one request at a time.
 */
export function noteRequests(server: FastifyInstance, { notes, connectionOf }: Options): void {
  const slots = new WeakMap<Socket, number>();

  const slotOf = (socket: Socket): number => {
    const known = slots.get(socket);
    if (known !== undefined) return known;
    const slot = notes.open();
    slots.set(socket, slot);
    socket.once("close", () => notes.close(slot));
    return slot;
  };
  const setState = (
    { raw: { socket } }: FastifyRequest,
    state: Parameters<typeof notes.setState>[1],
  ) => {
    if (connectionOf(socket) !== undefined) notes.setState(slotOf(socket), state);
  };

  server.decorateRequest("mayChange", undefined);
  server.addHook("onRequest", (request, _reply, done) => {
    const { socket } = request.raw;
    const connection = connectionOf(socket);
    if (connection !== undefined) {
      // Without its body, any other request cannot be repeated.
      notes.note(slotOf(socket), connection, isRead(request) ? textOf(request) : undefined);
    }
    done();
  });
  server.addHook("preHandler", (request, _reply, done) => {
    const { socket } = request.raw;
    const connection = connectionOf(socket);
    if (connection !== undefined && !isRead(request) && canRepeat(request)) {
      notes.note(slotOf(socket), connection, textOf(request, JSON.stringify(request.body)));
      request.mayChange = () => setState(request, noted.changing);
    }
    done();
  });
  server.addHook("onSend", (request, _reply, payload, done) => {
    setState(request, noted.answering);
    done(null, payload);
  });
  server.addHook("onResponse", (request, _reply, done) => {
    setState(request, noted.none);
    done();
  });
}

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** Whether a request with a body waits for `mayChange`, and its body is known. */
const canRepeat = ({ routeOptions, headers, body }: FastifyRequest) =>
  routeOptions.config.announcesChange === true &&
  headers["content-type"]?.startsWith("application/json") === true &&
  body !== undefined;

/** A request as it was sent. */
function textOf({ raw }: FastifyRequest, body = ""): string {
  const lines = [`${raw.method} ${raw.url} HTTP/1.1`];
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at] ?? "";
    if (!OF_BODY.has(name.toLowerCase())) lines.push(`${name}: ${raw.rawHeaders[at + 1]}`);
  }
  if (body !== "") lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
