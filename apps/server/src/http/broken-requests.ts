import type { Socket } from "node:net";
import { callMessages } from "@reagent/api/messages/call";

interface Answer {
  readonly status: string;
  readonly message: "badRequest" | "tooLarge" | "tooSlow";
}

/** How long the client may read its answer before the connection is closed, in milliseconds. */
const LINGER_MS = 2000;

const answers: { readonly other: Answer } & Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: "413 Content Too Large", message: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", message: "tooSlow" },
  other: { status: "400 Bad Request", message: "badRequest" },
};

/**
 * Answers what Node cannot parse as a request: headers or an address beyond the limit, too slow, or not HTTP. The language is unknown.
 */
export function answerBrokenRequest(
  failure: { readonly code?: string },
  socket: Pick<Socket, "writable" | "end" | "destroy">,
): void {
  if (failure.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  answerAndClose(socket, answers[failure.code ?? ""] ?? answers.other);
}

function answerAndClose(
  socket: Pick<Socket, "end" | "destroy">,
  { status, message }: Answer,
): void {
  const [code] = status.split(" ");
  const body = JSON.stringify({
    code: Number(code),
    message: callMessages[message].zh,
    data: null,
  });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
