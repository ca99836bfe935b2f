import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Outcome } from "@reagent/api/client/failure";
import type { Shop } from "@reagent/api/contract/shop";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { Language } from "../basics/language.ts";
import type { FirstStyles } from "./first-styles.ts";
import { type Shell, shellOf } from "./shell.ts";

/** Answers a call as for a guest. */
export type GuestAnswer = (
  name: string,
  params: unknown,
  language: Language,
) => Promise<Outcome<unknown>>;

/** A page that the server build rendered: HTML for the head and for the shop's element, and the answers it was rendered from. */
interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly answers: string;
  /** Whether it says that nothing exists at the address. */
  readonly isMissing?: boolean;
}

/** The path and query where an address leads that only leads elsewhere. */
interface Redirected {
  readonly redirectTo: string;
}

/** The shop's server build. */
export interface ServerBuild {
  /** The addresses of the pages that are always there and that search engines index, without a language's prefix. */
  readonly listed: readonly string[];
  renderPage(request: {
    readonly url: string;
    readonly origin: string;
    readonly chatUrl: string;
    readonly absentParts: readonly ShopPart[];
    readonly shop: Shop | undefined;
    readonly now: number;
    readonly answer: GuestAnswer;
  }): Promise<RenderedPage | Redirected | "missing" | undefined>;
}

const ELEMENT = '<div id="shop"></div>';
/** How long pages are cached, in milliseconds: stock and prices are out of date by so much. */
const CACHED_MS = 30_000;
/** How much memory cached pages may take, in bytes; the largest pages have several hundred kilobytes. */
const CACHED_BYTES = 64_000_000;
/** What an entry takes besides its page, at most. */
const ENTRY_BYTES = 1000;
/** How many pages are rendered at the same time. More are left to browsers, which costs the server less. */
const MAX_RENDERING = 8;
/** How long a page whose rendering failed is left to browsers, in milliseconds. */
const FAILURE_CACHED_MS = 2000;

/** Loads the server build; undefined where there is none. */
export async function loadServerBuild(file: string): Promise<ServerBuild | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerBuild) : undefined;
}

/** A page that says that nothing exists at its address. */
interface NotThere {
  readonly notThere: Shell;
}

/**
 * A rendered page; "missing" where it is about something that does not exist, and the browser says so; undefined where the browser has to
 * render it.
 */
type GuestPage = Shell | NotThere | Redirected | "missing" | undefined;

interface CachedPage {
  readonly page: Promise<GuestPage>;
  readonly revision: string;
  until: number;
  /** What it takes in the cache; 0 while it is being rendered. */
  bytes: number;
}

interface Options {
  readonly serverBuild: Pick<ServerBuild, "renderPage">;
  readonly styles: Pick<FirstStyles, "inlineInto">;
  readonly answer: GuestAnswer;
  /** Address of the chat; "" for none. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  /** The owner's data; undefined for the demo's. */
  readonly shop?: Shop | undefined;
  readonly now: () => number;
  /** The revision of the catalogue: a page of another revision is rendered again. */
  readonly revision: () => Promise<string>;
  /** Called when rendering fails: the browser then renders the page. */
  readonly onFailure: (failure: unknown) => void;
}

/** Public pages as a guest sees them. They are the same for everyone, so that each is rendered once and cached for a while. */
export class GuestPages {
  readonly #options: Options;
  readonly #cached = new Map<string, CachedPage>();
  #cachedBytes = 0;
  #rendering = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The page at a path and query of an origin, rendered into its shell. */
  async pageAt(origin: string, url: string, shell: Shell): Promise<GuestPage> {
    const now = this.#options.now();
    const address = `${origin}${url}`;
    const revision = await this.#options.revision().catch(this.#options.onFailure);
    if (revision === undefined) return undefined;
    const cached = this.#cached.get(address);
    // A later end means that the clock was set back since.
    const isFresh = cached && cached.until > now && cached.until <= now + CACHED_MS;
    if (isFresh && cached.revision === revision) return cached.page;
    if (this.#rendering >= MAX_RENDERING) return undefined;
    this.#rendering += 1;
    const page = this.#render(origin, url, shell)
      .catch((failure: unknown) => {
        this.#options.onFailure(failure);
        entry.until = now + FAILURE_CACHED_MS;
        return undefined;
      })
      .then((rendered) => {
        this.#rendering -= 1;
        this.#measure(address, entry, rendered);
        return rendered;
      });
    const entry: CachedPage = { page, revision, until: now + CACHED_MS, bytes: 0 };
    this.#drop(address);
    this.#cached.set(address, entry);
    return page;
  }

  /** Adds a rendered page to the cache's size, and drops the oldest pages until it is small enough. */
  #measure(address: string, entry: CachedPage, page: GuestPage): void {
    if (this.#cached.get(address) !== entry) return;
    // Compressed, a page is much smaller: all its forms together are smaller than twice its size.
    entry.bytes = ENTRY_BYTES + 2 * (address.length + (shellIn(page)?.html.length ?? 0));
    this.#cachedBytes += entry.bytes;
    for (const oldest of this.#cached.keys()) {
      if (this.#cachedBytes <= CACHED_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#cachedBytes -= this.#cached.get(address)?.bytes ?? 0;
    this.#cached.delete(address);
  }

  async #render(origin: string, url: string, shell: Shell): Promise<GuestPage> {
    const { serverBuild, styles, answer, chatUrl, absentParts, shop, now } = this.#options;
    const asked = { url, origin, chatUrl, absentParts, shop, now: now(), answer };
    const rendered = await serverBuild.renderPage(asked);
    if (!rendered || rendered === "missing" || "redirectTo" in rendered) return rendered;
    const html = shell.html.toString();
    // A page that loads its content later has no title of its own yet.
    const hasTitle = /<title[\s>]/u.test(rendered.head);
    const page = shellOf(
      styles.inlineInto(
        html
          .replace(/<title>[^<]*<\/title>/u, (title) => (hasTitle ? "" : title))
          .replace("</head>", () => `${rendered.head}</head>`)
          .replace(ELEMENT, () => `<div id="shop">${rendered.body}</div>${rendered.answers}`),
      ),
    );
    return rendered.isMissing ? { notThere: page } : page;
  }
}

/** The rendered page, which has a size. */
function shellIn(page: GuestPage): Shell | undefined {
  if (typeof page !== "object" || "redirectTo" in page) return undefined;
  return "notThere" in page ? page.notThere : page;
}
