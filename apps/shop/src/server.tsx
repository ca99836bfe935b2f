import type { Client, NamedCall } from "@reagent/api/client/client";
import type { Outcome } from "@reagent/api/client/failure";
import { adoptShop, type Shop as ShopData } from "@reagent/api/contract/shop";
import { developmentSalts } from "@reagent/api/contract/signature";
import { languageOfPath, pathIn, withoutLanguage } from "@reagent/api/pages/language-path";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { FirstCall } from "@reagent/ui/data/first-calls";
import { openShop } from "@reagent/ui/data/shop";
import { answersOf, isOfNothing, startCalls } from "@reagent/ui/data/start-calls";
import type { Language } from "@reagent/ui/language/language";
import { frameCalls } from "@reagent/ui/layouts/frame-calls";
import { isLeftToBrowser } from "@reagent/ui/layouts/left-to-browser";
import { memoryStore } from "@reagent/ui/state/stores";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { firstCallsOf, pageAt } from "./first-calls.ts";
import { writtenAddress, writtenAnswers, writtenCalls } from "./page-answers.ts";
import { PageOf } from "./PageOf.tsx";
import { openPage } from "./routes.tsx";

export { listed } from "./listed.ts";

/** A page to render. */
export interface Asked {
  /** Path and query, with the language's prefix. */
  readonly url: string;
  /** The shop's origin: "https://shop.example". */
  readonly origin: string;
  /** Address of the chat; "" for none. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  /** The owner's data; undefined for the demo's. */
  readonly shop: ShopData | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Answers a call as for a guest. */
  readonly answer: (name: string, params: unknown, language: Language) => Promise<Outcome<unknown>>;
}

/** A page as rendered for everyone: a public one as a guest sees it, a customer's one in its frame as it is while it loads. */
export interface RenderedPage {
  /** Elements of the document's head: title, description, addresses. */
  readonly head: string;
  /** The content of the shop's element. */
  readonly body: string;
  /** The elements with the address, with the answers, and with the calls for a customer's browser to send. */
  readonly answers: string;
  /** Whether it says that nothing exists at the address. */
  readonly isMissing: boolean;
}

/** Where a page leads that only leads elsewhere: path and query, with the language's prefix. */
interface Redirected {
  readonly redirectTo: string;
}

/** The elements that React writes before the page and that belong in the head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;
/** Larger than any page, in bytes: content streamed out of order would need an inline script. */
const IN_ONE_PIECE = 100_000_000;

/**
 * Renders the page at an address: a customer's one as it is while it loads, with the answers of its frame alone. Undefined where a public one declares no
 * first calls or one of them fails, and the browser renders it; "missing" where a refused call shows that nothing exists there, which the browser says too.
 * Where the address only leads elsewhere, nothing is rendered.
 */
export async function renderPage({
  url,
  origin,
  chatUrl,
  absentParts,
  shop: owners,
  now,
  answer,
}: Asked): Promise<RenderedPage | Redirected | "missing" | undefined> {
  if (owners) adoptShop(owners);
  const { pathname, search } = new URL(url, origin);
  const language = languageOfPath(pathname);
  const path = withoutLanguage(pathname);
  const found = pageAt(path, absentParts);
  const client = {
    sendAhead: () => {},
    call: (endpoint: { readonly name: string }, params: unknown) =>
      answer(endpoint.name, params, language),
  } as Client;
  const elsewhere = await found?.page.redirect?.(found.params as never, client.call);
  if (elsewhere !== undefined) return { redirectTo: pathIn(language, elsewhere) };
  const first = found && (await firstCallsOf(found, search));
  // A customer's calls are for the customer's browser to send.
  const isCustomers = found?.page.screen.visitors === "customers";
  const own = isCustomers ? [] : first;
  if (!own) return undefined;
  const named = isCustomers ? (first ?? []).map(inWireTerms) : [];

  const shop = openShop(
    {
      api: { host: "", salts: developmentSalts },
      language,
      stores: { local: memoryStore(), session: memoryStore() },
      environment: {
        origin,
        chatUrl,
        absentParts,
        structureEditor: "",
        now: () => now,
        reload: () => {},
        reloadIfOutdated: async () => false,
        load: () => {},
        download: () => {},
        save: () => {},
        openTab: () => false,
        print: () => {},
        referrer: () => "",
        cameFrom: () => "",
      },
    },
    client,
  );
  startCalls(shop, [...own, ...frameCalls]);
  const isMissing = await isOfNothing(shop);
  const answers = await answersOf(shop);
  if (!answers) return isMissing ? "missing" : undefined;

  await openPage(path, absentParts);
  const { prelude } = await prerenderToNodeStream(
    <PageOf shop={shop}>
      {(basename, routes) => (
        <StaticRouter basename={basename} location={url}>
          {routes}
        </StaticRouter>
      )}
    </PageOf>,
    {
      progressiveChunkSize: IN_ONE_PIECE,
      onError: (failure) => {
        if (isLeftToBrowser(failure)) return failure.digest;
        console.error(failure);
        return undefined;
      },
    },
  );
  let html = "";
  for await (const piece of prelude) html += String(piece);
  const [head = ""] = HOISTED.exec(html) ?? [];
  return {
    head,
    body: html.slice(head.length),
    answers: writtenAddress(pathname + search) + writtenAnswers(answers) + writtenCalls(named),
    isMissing,
  };
}

const inWireTerms = ({
  endpoint: { path, auth, params: entity },
  params,
}: FirstCall): NamedCall => ({
  path,
  auth,
  params: entity.encode(params) as NamedCall["params"],
});
