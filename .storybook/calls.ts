import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { heldCalls, refuses } from "@reagent/api/mock/verbs";
import type { StoryContext } from "@storybook/react-vite";
import { delay, getResponse, http, type HttpHandler, HttpResponse } from "msw";
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from "msw/experimental";
import { scenarioOf } from "./scenario.ts";
import { parametersOf, type Toolbar, toolbarOf } from "./story-context.ts";
import { viewers } from "./viewers.ts";

/** The effect of the toolbar's network setting on a call before it is answered; without a result the call continues. */
const speeds: Record<Toolbar["network"], HttpHandler[]> = {
  fast: [],
  slow: [http.all("*/api/*", () => delay(1500))],
  offline: [http.all("*/api/*", () => HttpResponse.error())],
};

let unanswered: string[] = [];
let inFlight = new Set<symbol>();

/** Whether a call is open, other than those that are never answered. */
export const isCalling = (): boolean => inFlight.size > heldCalls.size;

/**
 * Calls are answered within the page. A service worker is a process of its own, which a busy machine delays, and every
 * module of the page would pass through it.
 */
const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  context: { quiet: true },
  onUnhandledFrame: ({ frame }) => {
    if (!(frame instanceof HttpNetworkFrame)) return;
    const { method, url } = frame.data.request;
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin) unanswered.push(`${method} ${url}`);
    else if (pathname.startsWith("/api/")) unanswered.push(`${method} ${pathname}`);
  },
});
network.enable();

declare module "storybook/internal/csf" {
  interface StoryContext {
    /** `use` changes what is answered from now on, before the story's scenario. */
    msw: Pick<typeof network, "use">;
  }
}

// After the network, which passes on only the calls that it does not answer.
const send = globalThis.fetch;
globalThis.fetch = async (...call) => {
  const [ofStory, id] = [inFlight, Symbol()];
  ofStory.add(id);
  try {
    return await send(...call);
  } finally {
    ofStory.delete(id);
  }
};

/** A handler names its method, and its path on any host. */
const callOf = ({ info }: HttpHandler) => `${String(info.method)} ${String(info.path)}`;
const callIn = ({ method, url }: Request) => `${method} *${new URL(url).pathname}`;

/** One handler for many calls that tries only those of the call: trying all of them took a sixth of the stories' time. */
function together(handlers: readonly HttpHandler[]): HttpHandler {
  const byCall = Map.groupBy(handlers, callOf);
  return http.all(
    ({ request }) => byCall.has(callIn(request)),
    ({ request }) => getResponse(byCall.get(callIn(request)) ?? [], request),
  );
}

/**
 * Sets what the server answers during a story: as for the viewer of the toolbar, but for the calls in the story's
 * `parameters.scenario`, and those of the parts that its shop does without. The toolbar's network setting precedes both.
 */
export function answerCalls(context: StoryContext): void {
  unanswered = [];
  inFlight = new Set();
  heldCalls.clear();
  const { network: speed, viewer } = toolbarOf(context);
  const scenario = scenarioOf(context);
  for (const handler of scenario) handler.isUsed = false;
  context.msw = network;
  network.resetHandlers();
  network.use(
    ...speeds[speed],
    together([...scenario, ...absentCalls(context), ...viewers[viewer].answers]),
  );
}

/** Refuses the calls of the parts that the shop of the story does without, as the server does. */
const absentCalls = (context: StoryContext): readonly HttpHandler[] => {
  const { absentParts = [] } = parametersOf(context);
  return endpoints
    .filter(({ part }) => part !== undefined && absentParts.includes(part))
    .map((endpoint) => refuses(endpoint, codes.notFound, callMessages.unknownCall));
};

/** The calls of the story that no handler answered. */
export const unansweredCalls = (): readonly string[] => unanswered;

export function failOnUnansweredCalls(): void {
  if (unanswered.length > 0) {
    throw new Error(
      `No handler answers these calls:\n${unanswered.join("\n")}\n\n` +
        "Say in the story's parameters.scenario what each call answers, refuses or waits for.",
    );
  }
}

/** A scenario describes its story, so each call in it has to be sent. */
export function failOnUnusedAnswers(context: StoryContext): void {
  const unused = scenarioOf(context)
    .filter(({ isUsed }) => !isUsed)
    .map(({ info }) => info.header);
  if (unused.length > 0) {
    throw new Error(
      `The scenario has calls that the story never sends:\n${unused.join("\n")}\n\n` +
        "Remove them, or let the play function do what sends them.",
    );
  }
}
