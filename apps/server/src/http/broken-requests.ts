import type { Socket } from "node:net";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "./messages.ts";

/**
 * Answers what is not even a request: headers or an address beyond the limit, or no HTTP at all. The language is not known yet.
 */
export function answerBrokenRequest(
  failure: Error & { readonly code?: string },
  socket: Pick<Socket, "writable" | "end" | "destroy">,
): void {
  if (failure.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = failure.code === "HPE_HEADER_OVERFLOW";
  const code = isTooLarge ? codes.tooLarge : codes.badRequest;
  const message = isTooLarge ? callMessages.tooLarge.zh : callMessages.badRequest.zh;
  const body = JSON.stringify({ code, message, data: null });
  socket.end(
    [
      `HTTP/1.1 ${isTooLarge ? "413 Content Too Large" : "400 Bad Request"}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
