import type { HttpHandler } from "msw";
import type { SampleViewer } from "./samples/language.ts";

export interface MockContext {
  readonly viewer: SampleViewer;
  /** The same for calls that require a session, which a guest is refused. */
  readonly customer: Exclude<SampleViewer, "guest">;
  /** The server's clock, in epoch milliseconds. */
  readonly now: () => number;
}

/** The answers of every call of an area. */
export type AreaMock = (context: MockContext) => readonly HttpHandler[];
