import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Outcome } from "@reagent/api/client/failure";
import type { Language } from "../http/language.ts";
import type { FirstStyles } from "./first-styles.ts";
import { type Shell, shellOf } from "./pages.ts";
import type { Listed } from "./sitemap.ts";

/** Answers a call as a guest gets it. */
export type GuestAnswer = (
  name: string,
  params: unknown,
  language: Language,
) => Promise<Outcome<unknown>>;

/** What the shop's twin for the server draws of a page: what belongs into the head, into the shop's element, and the answers behind it. */
interface DrawnPage {
  readonly head: string;
  readonly body: string;
  readonly answers: string;
}

/** The shop's twin for the server, built with it. */
export interface Drawing {
  readonly listed: Listed;
  drawPage(asked: {
    readonly url: string;
    readonly origin: string;
    readonly now: number;
    readonly answer: GuestAnswer;
  }): Promise<DrawnPage | undefined>;
}

const ELEMENT = '<div id="shop"></div>';
/** How many pages are kept, and how long, in milliseconds: stock and prices change with it. */
const KEPT_PAGES = 500;
const KEPT_MS = 30_000;
/** How many pages are drawn at the same time. What comes beyond is left to browsers: it costs the server less, and others wait less. */
const DRAWN_AT_ONCE = 8;
/** How long a page that could not be drawn is left to browsers, in milliseconds. */
const FAILED_KEPT_MS = 2000;

/** Loads the twin; undefined where it was not built. */
export async function openDrawing(file: string): Promise<Drawing | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Drawing) : undefined;
}

interface Kept {
  readonly page: Promise<Shell | undefined>;
  readonly revision: string;
  until: number;
}

interface Options {
  readonly drawing: Pick<Drawing, "drawPage">;
  readonly styles: Pick<FirstStyles, "bringAlong">;
  readonly answer: GuestAnswer;
  readonly now: () => number;
  /** Names the state of the catalogue: a page of another one is drawn anew. */
  readonly revision: () => Promise<string>;
  /** Told of a page that could not be drawn: the browser draws it then. */
  readonly onFailure: (failure: unknown) => void;
}

/** Public pages as a guest sees them: the same for everyone, so each is drawn once and kept for a while. */
export class GuestPages {
  readonly #options: Options;
  readonly #kept = new Map<string, Kept>();
  #drawing = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The page at an address of the shop at an origin, drawn into its shell; undefined where the browser has to draw it. */
  async pageAt(origin: string, url: string, shell: Shell): Promise<Shell | undefined> {
    const now = this.#options.now();
    const place = `${origin}${url}`;
    const revision = await this.#options.revision().catch(this.#options.onFailure);
    if (revision === undefined) return undefined;
    const kept = this.#kept.get(place);
    // One that is kept for longer was drawn before the clock was set back.
    const isFresh = kept && kept.until > now && kept.until <= now + KEPT_MS;
    if (isFresh && kept.revision === revision) return kept.page;
    if (this.#drawing >= DRAWN_AT_ONCE) return undefined;
    this.#drawing += 1;
    const page = this.#draw(origin, url, shell)
      .catch((failure: unknown) => {
        this.#options.onFailure(failure);
        drawn.until = now + FAILED_KEPT_MS;
        return undefined;
      })
      .finally(() => (this.#drawing -= 1));
    const drawn: Kept = { page, revision, until: now + KEPT_MS };
    this.#kept.delete(place);
    this.#kept.set(place, drawn);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_PAGES && oldest !== undefined) this.#kept.delete(oldest);
    return page;
  }

  async #draw(origin: string, url: string, shell: Shell): Promise<Shell | undefined> {
    const { drawing, styles, answer, now } = this.#options;
    const drawn = await drawing.drawPage({ url, origin, now: now(), answer });
    if (!drawn) return undefined;
    const html = shell.html.toString();
    return shellOf(
      styles.bringAlong(
        html
          .replace(/<title>[^<]*<\/title>/u, () => "")
          .replace("</head>", () => `${drawn.head}</head>`)
          .replace(ELEMENT, () => `<div id="shop">${drawn.body}</div>${drawn.answers}`),
      ),
    );
  }
}
