import { codes } from "@reagent/api/contract/envelope";
import { messages } from "@reagent/api/mock/messages";

/** A story in which a call is refused. */
export interface Claim {
  readonly call: string;
  readonly code: number;
  /** What the server says: where the story tells it in one language only, that is Chinese. */
  readonly message: { readonly zh: string; readonly en?: string };
  /** Title of the story's file. */
  readonly title: string;
  /** Name of the story's export. */
  readonly story: string;
}

const REFUSAL = /\brefuses\(\s*(\w+),\s*codes\.(\w+)(?:,\s*(?:"([^"]*)"|messages\.(\w+)|(\w+)))?/g;

/** What the stories of one file refuse, read from its source: the scenario is the claim. */
export function claimsIn(source: string): Claim[] {
  const title = /title: "([^"]+)"/.exec(source)?.[1];
  if (title === undefined) return [];
  const named = (name: string) => new RegExp(`const ${name} = "([^"]*)"`).exec(source)?.[1] ?? "";
  const [, ...stories] = source.split(/^export const (?=\w+: Story\b)/m);
  return stories.flatMap((text) => {
    const story = /^\w+/.exec(text)?.[0] ?? "";
    return [...text.matchAll(REFUSAL)].map(([, call = "", code = "", words, shared, name]) => ({
      call,
      code: codes[code as keyof typeof codes],
      message: shared
        ? messages[shared as keyof typeof messages]
        : { zh: words ?? (name ? named(name) : "") },
      title,
      story,
    }));
  });
}

const sources = import.meta.glob<string>("../../../{blocks,layouts,screens}/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the stories of all screens and layouts refuse. */
export const claims: readonly Claim[] = Object.values(sources).flatMap(claimsIn);
