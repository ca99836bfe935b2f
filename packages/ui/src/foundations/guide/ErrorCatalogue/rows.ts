import { type AnyEndpoint, contract, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { Look } from "@reagent/api/contract/look";
import { type Claim, claims } from "./claims.ts";
import { lookAt, wordsSeen } from "./seen.ts";
import { specification } from "./specification.ts";

export type StoryName = Pick<Claim, "title" | "story">;

/** What is read in some stories: in both languages the same parts in the same order. */
export interface Sight {
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly stories: readonly StoryName[];
}

/** One way in which a call fails, and what shows it. */
export interface CatalogueRow {
  readonly area: string;
  readonly call: string;
  readonly code: number;
  /** Whether the row stands for every code that the call does not name. */
  readonly isAnyOther: boolean;
  readonly look: Look;
  /** Where the specification speaks of it by name. */
  readonly sections: readonly string[];
  readonly sights: readonly Sight[];
}

/** Stands for what the server says, where the story does not say it in this language. */
export const SERVER_SAYS = "…";

/** Codes that any call may answer with, whether it names them or not. */
const ANY_CALLS = new Set<number>([
  codes.badSignature,
  codes.tooLarge,
  codes.tooMany,
  codes.failed,
  codes.busy,
  codes.signatureExpired,
]);

const sightOf = (claim: Claim): Sight => ({
  zh: wordsSeen(claim, "zh", claim.message.zh),
  en: wordsSeen(claim, "en", claim.message.zh === "" ? "" : (claim.message.en ?? SERVER_SAYS)),
  stories: [claim],
});

function sightsOf(stories: readonly Claim[]): readonly Sight[] {
  const alike = Object.groupBy(stories.map(sightOf), ({ zh }) => zh.join("\n"));
  return Object.values(alike).flatMap((sights) => {
    const [first] = sights ?? [];
    return first ? [{ ...first, stories: sights?.flatMap((each) => each.stories) ?? [] }] : [];
  });
}

function rowsOf(area: string, endpoint: AnyEndpoint): CatalogueRow[] {
  const { name: call } = endpoint;
  const own = endpoint.codes.filter((code) => code !== codes.notLoggedIn);
  const other = lookAt({ call, code: codes.failed });
  const isTold = own.some((code) => lookAt({ call, code }) === other);
  return [...own, ...(isTold ? [] : [codes.failed])]
    .map((code) => {
      const look = lookAt({ call, code });
      const stories = claims.filter((claim) => claim.call === call && claim.code === code);
      const sections = specification
        .filter((said) => said.call === call && said.look === look)
        .filter((said) => said.code === undefined || said.code === code)
        .map(({ section }) => section);
      const isAnyOther = !own.includes(code);
      return { area, call, code, isAnyOther, look, sections, sights: sightsOf(stories) };
    })
    .filter(({ look }) => look !== "nothing");
}

/** The error catalogue (storefront §8; customer centre §8) as the shop has it, in the order of the contract. */
export const catalogueRows: readonly CatalogueRow[] = Object.entries(contract).flatMap(
  ([area, calls]) => calls.flatMap((endpoint) => rowsOf(area, endpoint)),
);

/** Claims of stories that the contract does not bear out: the call is unknown, or never answers so. */
export function unfoundedClaims(all: readonly Claim[]): Claim[] {
  return all.filter(({ call, code }) => {
    const endpoint = endpoints.find(({ name }) => name === call);
    if (!endpoint) return true;
    const isLogin = code === codes.notLoggedIn && endpoint.auth !== "none";
    return !isLogin && !ANY_CALLS.has(code) && !endpoint.codes.includes(code);
  });
}
