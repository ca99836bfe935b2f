import type { Socket } from "node:net";
import { callMessages } from "./messages.ts";

interface Answer {
  readonly status: string;
  readonly told: "badRequest" | "tooLarge" | "tooSlow";
}

const answers: { readonly other: Answer } & Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: "413 Content Too Large", told: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", told: "tooSlow" },
  other: { status: "400 Bad Request", told: "badRequest" },
};

/**
 * Answers what is not even a request: headers or an address beyond the limit, too slow to come, or no HTTP at all. The language is not known yet.
 */
export function answerBrokenRequest(
  failure: Error & { readonly code?: string },
  socket: Pick<Socket, "writable" | "end" | "destroy">,
): void {
  if (failure.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, told } = answers[failure.code ?? ""] ?? answers.other;
  const [code] = status.split(" ");
  const body = JSON.stringify({ code: Number(code), message: callMessages[told].zh, data: null });
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
}
