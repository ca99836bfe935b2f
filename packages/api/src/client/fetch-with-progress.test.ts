import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** A request whose network events a test fires. */
class PlayedRequest extends EventTarget {
  static last: PlayedRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened = "";
  sent: unknown;
  status = 200;
  responseText = "";
  isAborted = false;
  constructor() {
    super();
    PlayedRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    const event = Object.assign(new Event("progress"), { loaded, total, lengthComputable });
    this.upload.dispatchEvent(event);
  }
}

vi.stubGlobal("XMLHttpRequest", PlayedRequest);
const progress: number[] = [];
const send = (init: RequestInit = {}) =>
  fetchWithProgress((share) => progress.push(share))("/api/center/upload", {
    method: "post",
    headers: { "X-Agent": "web" },
    body: "{}",
    ...init,
  });

afterEach(() => {
  progress.length = 0;
});

describe("fetchWithProgress", () => {
  it("sends the request, reports its progress and answers like fetch", async () => {
    const answer = send();
    const request = PlayedRequest.last;
    expect([request.opened, request.headers, request.sent]).toEqual([
      "post /api/center/upload",
      { "x-agent": "web" },
      "{}",
    ]);
    request.progress(1, 4);
    request.progress(2, 0, false);
    request.progress(4, 4);
    expect(progress).toEqual([0.25, 1]);
    Object.assign(request, { status: 413, responseText: '{"code":413}' });
    request.dispatchEvent(new Event("load"));
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([413, { code: 413 }]);
  });

  it("fails like fetch when the connection is lost", async () => {
    const answer = send();
    PlayedRequest.last.dispatchEvent(new Event("error"));
    await expect(answer).rejects.toThrow(TypeError);
  });

  it("aborts the request with its signal", async () => {
    const controller = new AbortController();
    const answer = send({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(TypeError);
    expect(PlayedRequest.last.isAborted).toBe(true);
  });

  it("sends nothing with a signal that was aborted before", async () => {
    await expect(send({ signal: AbortSignal.abort() })).rejects.toThrow(TypeError);
    expect(PlayedRequest.last.sent).toBeUndefined();
  });
});
