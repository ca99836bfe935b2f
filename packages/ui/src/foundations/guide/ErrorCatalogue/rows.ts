import { type AnyEndpoint, contract, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { groupBy } from "@reagent/domain/list";
import { type Claim, claims } from "./claims.ts";
import { lookAt, wordsSeen } from "./seen.ts";
import { specification } from "./specification.ts";

export type StoryName = Pick<Claim, "title" | "story">;

/** The texts that some stories show: in both languages the same parts in the same order. */
export interface Sight {
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly stories: readonly StoryName[];
}

/** A failure of a call, and the stories that show it. */
export interface CatalogueRow {
  readonly area: string;
  readonly call: string;
  /** The specification's name of the call: "/api/cart/add". */
  readonly path: string;
  readonly code: number;
  /** Whether the row is for every code that the call does not declare. */
  readonly isAnyOther: boolean;
  readonly look: FailureLook;
  /** The sections of the specification that name it. */
  readonly sections: readonly string[];
  readonly sights: readonly Sight[];
}

const sightOf = (claim: Claim): Sight => ({
  zh: wordsSeen(claim, "zh", claim.message.zh),
  en: wordsSeen(claim, "en", claim.message.en),
  stories: [claim],
});

function sightsOf(stories: readonly Claim[]): readonly Sight[] {
  const alike = groupBy(stories.map(sightOf), ({ zh }) => zh.join("\n"));
  return [...alike.values()].flatMap((sights) => {
    const [first] = sights;
    return first ? [{ ...first, stories: sights.flatMap((each) => each.stories) }] : [];
  });
}

function rowsOf(area: string, endpoint: AnyEndpoint): CatalogueRow[] {
  const { name: call, path } = endpoint;
  const ofCall = claims.filter((claim) => claim.call === call);
  const own = endpoint.codes.filter((code) => code !== codes.notLoggedIn);
  const other = lookAt({ call, code: codes.failed });
  const isCovered = own.some((code) => lookAt({ call, code }) === other);
  // The contract declares those codes whose failures look otherwise; stories show the others, too.
  const told = ofCall.map(({ code }) => code).filter((code) => code !== codes.notLoggedIn);
  const shown = new Set([...own, ...told, ...(isCovered ? [] : [codes.failed])]);
  return [...shown]
    .map((code) => {
      const look = lookAt({ call, code });
      const stories = ofCall.filter((claim) => claim.code === code);
      const said = specification
        .filter((each) => each.call === call && each.look === look)
        .filter((each) => each.code === undefined || each.code === code);
      const sections = [...new Set(said.map(({ section }) => section))];
      const isAnyOther = code === codes.failed && !own.includes(code);
      return { area, call, path, code, isAnyOther, look, sections, sights: sightsOf(stories) };
    })
    .filter(({ look }) => look !== "nothing");
}

/** The error catalogue (storefront §8; customer centre §8), in the order of the contract. */
export const catalogueRows: readonly CatalogueRow[] = Object.entries(contract).flatMap(
  ([area, calls]) => calls.flatMap((endpoint) => rowsOf(area, endpoint)),
);

/** Claims about calls that the contract does not have. */
export const unfoundedClaims = (all: readonly Claim[]): Claim[] =>
  all.filter(({ call }) => endpoints.every(({ name }) => name !== call));
