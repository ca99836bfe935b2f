import { imageSources, picturePaths } from "@reagent/api/contract/pictures";
import { Marked, type Token } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ImageFile } from "../../catalogue/catalogue.ts";

/** A text in Markdown as HTML, with what it links to. */
export interface RenderedText {
  readonly html: string;
  /** Paths within the shop that it links to, without query and fragment. */
  readonly shopPaths: readonly string[];
  readonly images: readonly ImageFile[];
  readonly problems: readonly string[];
}

/** Reads a picture beside the text, or says why it cannot. */
export type PictureReader = (name: string) => ImageFile | { readonly problem: string };

const marked = new Marked({ gfm: true });

const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/iu;
const SHOP_PATH = /^\/(?!\/)/u;
const ENGLISH = /^\/en(?:\/|$)/u;

/** The width of texts, in pixels. */
const TEXT_WIDTH = 588;

/** What Markdown makes, and nothing else: raw HTML is reported before, and would be dropped here. */
const KEPT: sanitizeHtml.IOptions = {
  allowedTags:
    "h2 h3 h4 h5 h6 p ul ol li strong em del code pre blockquote hr br a img table thead tbody tr th td".split(
      " ",
    ),
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "srcset", "sizes", "alt", "title"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, attribs) => {
      const sources = imageSources(attribs["src"] ?? "");
      return sources
        ? {
            tagName,
            attribs: {
              ...attribs,
              srcset: sources.srcSet,
              sizes: `min(100vw, ${TEXT_WIDTH}px, ${sources.width}px)`,
            },
          }
        : { tagName, attribs };
    },
  },
};

/** Quotes, lists and emphasis in one another, as deep as a text needs them; the library calls itself for each level. */
const MOST_LEVELS = 16;
const DEEP_LINE = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${MOST_LEVELS + 1}}`,
  "mu",
);

/** How many levels of tokens there are, counted to one more than there may be. */
function levelsOf(tokens: readonly Token[], most: number): number {
  if (tokens.length === 0 || most === 0) return 0;
  const below = tokens.map((token) => {
    const { tokens: own = [], items = [] } = token as Partial<Record<"tokens" | "items", Token[]>>;
    return levelsOf([...own, ...items], most - 1);
  });
  return 1 + Math.max(...below);
}

/**
 * Renders Markdown. A page has its title from elsewhere, so that headings start at the second level; raw HTML, links to unknown
 * schemes, pictures that cannot be read and deep nesting are problems.
 */
export function renderMarkdown(text: string, readPicture: PictureReader): RenderedText {
  const problems: string[] = [];
  const shopPaths: string[] = [];
  const images: ImageFile[] = [];
  const tokens = DEEP_LINE.test(text) ? undefined : marked.lexer(text);
  // A list has a level for itself and one for each of its entries.
  const mostLevels = 3 * MOST_LEVELS;
  if (!tokens || levelsOf(tokens, mostLevels + 1) > mostLevels)
    return {
      html: "",
      shopPaths,
      images,
      problems: ["quotes, lists or emphasis in too many levels"],
    };
  void marked.walkTokens(tokens, (token: Token) => {
    if (token.type === "html") problems.push(`raw HTML: ${excerptOf(token.raw)}`);
    if (token.type === "heading" && token["depth"] === 1) {
      problems.push(`a heading of the first level, which the title is: ${excerptOf(token.raw)}`);
    }
    if (token.type === "link") judgeLink(String(token["href"]), problems, shopPaths);
    if (token.type === "image") {
      const picture = readPicture(String(token["href"]));
      if ("problem" in picture) problems.push(picture.problem);
      else {
        images.push(picture);
        token["href"] = picturePaths.file(picture.name);
      }
      if (String(token["text"]).trim() === "") problems.push("a picture without alternative text");
    }
  });
  if (text.trim() === "") problems.push("there is no text");
  const html = problems.length > 0 ? "" : sanitizeHtml(marked.parser(tokens), KEPT).trim();
  return { html, shopPaths, images, problems };
}

function judgeLink(href: string, problems: string[], shopPaths: string[]): void {
  if (OUTSIDE.test(href) || href.startsWith("#")) return;
  if (!SHOP_PATH.test(href)) {
    problems.push(`a link that is neither a path of the shop nor an address: ${excerptOf(href)}`);
  } else if (ENGLISH.test(href)) {
    problems.push(`a link with the language, which the shop adds itself: ${excerptOf(href)}`);
  } else {
    shopPaths.push(href.replace(/[?#].*$/u, ""));
  }
}

const LONGEST_EXCERPT = 60;

function excerptOf(raw: string): string {
  const line = raw.trim().split("\n", 1)[0] ?? "";
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
