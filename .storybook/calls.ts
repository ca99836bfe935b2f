import type { StoryContext } from "@storybook/react-vite";
import { delay, getResponse, http, type HttpHandler, HttpResponse } from "msw";
import { mswLoader } from "msw-storybook-addon/csf3";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { toldIn, type Toolbar, toolbarIn } from "./told.ts";
import { viewers } from "./viewers.ts";

/** What the toolbar's network does to a call before it is answered; nothing returned lets it pass on. */
const networks: Record<Toolbar["network"], HttpHandler[]> = {
  fast: [],
  slow: [http.all("*/api/*", () => delay(1500))],
  offline: [http.all("*/api/*", () => HttpResponse.error())],
};

let unanswered: string[] = [];
let inFlight = new Set<symbol>();

/** How many calls of the story are under way. */
export const callsInFlight = (): number => inFlight.size;

// Counted where they begin: the worker hears of a call only later, and more so on a busy machine.
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

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin) unanswered.push(`${method} ${url}`);
      else if (pathname.startsWith("/api/")) unanswered.push(`${method} ${pathname}`);
    },
  });
  return worker;
});

/** A handler names its method, and its path after whichever host. */
const callOf = ({ info }: HttpHandler) => `${String(info.method)} ${String(info.path)}`;
const callIn = ({ method, url }: Request) => `${method} *${new URL(url).pathname}`;

/** Handlers of single calls as one, that asks those of the call alone: asking all of them was a sixth of what the stories take. */
function together(handlers: readonly HttpHandler[]): HttpHandler {
  const byCall = Map.groupBy(handlers, callOf);
  return http.all(
    ({ request }) => byCall.has(callIn(request)),
    ({ request }) => getResponse(byCall.get(callIn(request)) ?? [], request),
  );
}

/**
 * Sets what the back end answers while a story stands. Calls are answered as for a normal customer, or
 * whom the toolbar says, but where the story's own `parameters.scenario` says otherwise; the network of
 * the toolbar goes before both.
 */
export async function answerCalls(context: StoryContext): Promise<void> {
  await startWorker(context);
  unanswered = [];
  inFlight = new Set();
  const { network, viewer } = toolbarIn(context);
  const scenario = toldIn(context).scenario ?? [];
  for (const handler of scenario) handler.isUsed = false;
  context.msw.use(...networks[network], together([...scenario, ...viewers[viewer].answers]));
}

export function failOnUnansweredCalls(): void {
  if (unanswered.length > 0) {
    throw new Error(
      `Nobody answers these calls:\n${unanswered.join("\n")}\n\n` +
        "Tell in the story's parameters.scenario what each answers, refuses or waits for.",
    );
  }
}

/** Whoever reads a story believes its scenario, so each call in it has to be asked for. */
export function failOnUnaskedCalls(context: StoryContext): void {
  const { scenario = [], isPlayed = true } = toldIn(context);
  const unasked = scenario.filter(({ isUsed }) => !isUsed).map(({ info }) => info.header);
  if (isPlayed && unasked.length > 0) {
    throw new Error(
      `The scenario tells of calls that the story never asks for:\n${unasked.join("\n")}\n\n` +
        "Take them out, or have the play function do what asks for them.",
    );
  }
}
