import { groupBy } from "./list.ts";
import { type Reactant, type ReactiveGroup, reactiveGroupsOf } from "./reactive-group.ts";
import type { Wording } from "./statement.ts";

/** How bad a reaction is: it can injure at once, or it heats, spoils or foams. */
export type ReactionGrade = "danger" | "caution";

/** Where the rows of the table come from. */
export const REACTION_SOURCES = {
  clp: "Regulation (EC) No 1272/2008 (CLP), annex II, 1.2: EUH014, EUH029, EUH031, EUH032",
  epa: "Hatayama et al., A Method for Determining the Compatibility of Hazardous Wastes, EPA-600/2-80-076 (1980)",
  prudent:
    "National Research Council, Prudent Practices in the Laboratory (2011), chapters 4 and 6",
  bretherick: "Bretherick’s Handbook of Reactive Chemical Hazards",
} as const;

export type ReactionSource = keyof typeof REACTION_SOURCES;

/** What happens when substances of two groups meet. */
export interface Reaction {
  readonly id: string;
  readonly of: readonly ReactiveGroup[];
  readonly with: readonly ReactiveGroup[];
  readonly grade: ReactionGrade;
  /** What happens, in plain words. */
  readonly words: Wording;
  readonly source: ReactionSource;
}

/** The reactions that matter in a laboratory, the worst first: of those that apply to a pair the first is named. */
export const REACTIONS = [
  {
    id: "cyanide-acid",
    of: ["cyanide"],
    with: ["acid"],
    grade: "danger",
    words: { zh: "放出剧毒的氰化氢", en: "Releases hydrogen cyanide, a deadly gas" },
    source: "epa",
  },
  {
    id: "azide-acid",
    of: ["azide"],
    with: ["acid"],
    grade: "danger",
    words: {
      zh: "生成剧毒且易爆炸的叠氮酸",
      en: "Forms hydrazoic acid, which is deadly and explosive",
    },
    source: "prudent",
  },
  {
    id: "azide-heavy-metal",
    of: ["azide"],
    with: ["heavy-metal-salt", "metal"],
    grade: "danger",
    words: { zh: "可能生成敏感的爆炸性金属叠氮化物", en: "Can form metal azides, which explode" },
    source: "prudent",
  },
  {
    id: "azide-polyhalogenated",
    of: ["azide"],
    with: ["polyhalogenated-solvent"],
    grade: "danger",
    words: {
      zh: "可能生成爆炸性的有机叠氮化物（如二叠氮甲烷）",
      en: "Can form explosive organic azides such as diazidomethane",
    },
    source: "prudent",
  },
  {
    id: "hypochlorite-acid",
    of: ["hypochlorite"],
    with: ["acid"],
    grade: "danger",
    words: { zh: "放出有毒的氯气", en: "Releases chlorine, a toxic gas" },
    source: "clp",
  },
  {
    id: "hypochlorite-ammonia",
    of: ["hypochlorite"],
    with: ["ammonia", "ammonium-salt", "amine"],
    grade: "danger",
    words: {
      zh: "放出有毒的氯胺，也可能生成爆炸性的三氯化氮",
      en: "Releases toxic chloramines, and can form nitrogen trichloride, which explodes",
    },
    source: "bretherick",
  },
  {
    id: "oxidiser-hydrochloric-acid",
    of: ["hydrochloric-acid"],
    with: ["strong-oxidiser"],
    grade: "danger",
    words: { zh: "放出有毒的氯气", en: "Releases chlorine, a toxic gas" },
    source: "bretherick",
  },
  {
    id: "permanganate-sulfuric-acid",
    of: ["permanganate"],
    with: ["sulfuric-acid"],
    grade: "danger",
    words: { zh: "生成爆炸性的七氧化二锰", en: "Forms manganese heptoxide, which explodes" },
    source: "bretherick",
  },
  {
    id: "nitrite-acid",
    of: ["nitrite"],
    with: ["acid"],
    grade: "danger",
    words: { zh: "放出有毒的氮氧化物", en: "Releases nitrogen oxides, which are toxic" },
    source: "bretherick",
  },
  {
    id: "nitrite-ammonium",
    of: ["nitrite"],
    with: ["ammonium-salt"],
    grade: "danger",
    words: { zh: "受热可能爆炸性分解", en: "Can decompose explosively when heated" },
    source: "bretherick",
  },
  {
    id: "gas-with-acid",
    of: ["gas-with-acid"],
    with: ["acid"],
    grade: "danger",
    words: { zh: "遇酸放出有毒气体", en: "Releases toxic gas with acids" },
    source: "clp",
  },
  {
    id: "gas-with-water",
    of: ["gas-with-water"],
    with: ["water"],
    grade: "danger",
    words: { zh: "遇水放出有毒气体", en: "Releases toxic gas with water" },
    source: "clp",
  },
  {
    id: "silver-ammonia",
    of: ["silver-salt"],
    with: ["ammonia"],
    grade: "danger",
    words: {
      zh: "放置后生成爆炸性的雷酸银类沉淀",
      en: "Deposits explosive silver compounds on standing",
    },
    source: "bretherick",
  },
  {
    id: "water-reactive-protic",
    of: ["water-reactive"],
    with: ["water", "strong-acid", "alcohol", "ammonia"],
    grade: "danger",
    words: {
      zh: "剧烈放出可自燃的氢气或烃类气体",
      en: "Gives off hydrogen or hydrocarbons violently, which can catch fire",
    },
    source: "epa",
  },
  {
    id: "alkali-metal-polyhalogenated",
    of: ["alkali-metal"],
    with: ["polyhalogenated-solvent"],
    grade: "danger",
    words: { zh: "可能爆炸", en: "Can explode" },
    source: "prudent",
  },
  {
    id: "peroxide-ketone",
    of: ["hydrogen-peroxide"],
    with: ["ketone"],
    grade: "danger",
    words: { zh: "可能生成爆炸性的酮过氧化物", en: "Can form ketone peroxides, which explode" },
    source: "bretherick",
  },
  {
    id: "peroxide-metal",
    of: ["hydrogen-peroxide", "organic-peroxide"],
    with: ["metal", "heavy-metal-salt"],
    grade: "danger",
    words: { zh: "金属会催化过氧化物剧烈分解", en: "Metals make peroxides decompose violently" },
    source: "epa",
  },
  {
    id: "peroxide-amine",
    of: ["organic-peroxide"],
    with: ["amine"],
    grade: "danger",
    words: { zh: "胺会使过氧化物剧烈分解", en: "Amines make peroxides decompose violently" },
    source: "prudent",
  },
  {
    id: "peroxide-acid-base",
    of: ["organic-peroxide"],
    with: ["strong-acid", "strong-base"],
    grade: "danger",
    words: { zh: "过氧化物会剧烈分解", en: "The peroxide decomposes violently" },
    source: "epa",
  },
  {
    id: "oxidiser-flammable",
    of: ["oxidiser"],
    with: ["flammable"],
    grade: "danger",
    words: { zh: "可能起火或爆炸", en: "Can catch fire or explode" },
    source: "epa",
  },
  {
    id: "oxidiser-metal",
    of: ["oxidiser"],
    with: ["metal", "water-reactive"],
    grade: "danger",
    words: { zh: "可能剧烈反应、起火或爆炸", en: "Can react violently, catch fire or explode" },
    source: "epa",
  },
  {
    id: "strong-oxidiser-organic",
    of: ["strong-oxidiser"],
    with: ["organic"],
    grade: "danger",
    words: { zh: "可能放热、起火或爆炸", en: "Can heat up, catch fire or explode" },
    source: "epa",
  },
  {
    id: "metal-acid",
    of: ["metal"],
    with: ["strong-acid"],
    grade: "danger",
    words: { zh: "放出易燃的氢气", en: "Gives off hydrogen, which is flammable" },
    source: "epa",
  },
  {
    id: "acid-halide-protic",
    of: ["acid-halide", "isocyanate"],
    with: ["water", "alcohol", "amine", "ammonia", "strong-base"],
    grade: "danger",
    words: {
      zh: "剧烈反应，放热并放出气体",
      en: "Reacts violently, with heat and gas",
    },
    source: "epa",
  },
  {
    id: "polyhalogenated-base",
    of: ["polyhalogenated-solvent"],
    with: ["strong-base"],
    grade: "danger",
    words: { zh: "可能剧烈反应", en: "Can react violently" },
    source: "prudent",
  },
  {
    id: "acid-base",
    of: ["strong-acid"],
    with: ["strong-base", "ammonia", "strong-amine"],
    grade: "caution",
    words: {
      zh: "中和时大量放热，可能飞溅",
      en: "Neutralise each other with much heat, and can splash",
    },
    source: "epa",
  },
  {
    id: "sulfuric-acid-water",
    of: ["sulfuric-acid"],
    with: ["water", "alcohol"],
    grade: "caution",
    words: {
      zh: "混合时大量放热，可能沸腾飞溅",
      en: "Mixing gives much heat, and can boil and splash",
    },
    source: "epa",
  },
] as const satisfies readonly Reaction[];

export type ReactionId = (typeof REACTIONS)[number]["id"];

/**
 * The worst reaction that the table has of two substances; undefined where it has none, which does not mean that they may be mixed
 * (rules, reactions of goods).
 */
export function reactionOf(one: Reactant, other: Reactant): Reaction | undefined {
  return reactionBetween(reactiveGroupsOf(one), reactiveGroupsOf(other));
}

/** A row of the table that applies among goods, with those on either side of it; some can be on both. */
export interface ReactingGoods<Line> {
  readonly reaction: Reaction;
  readonly ones: readonly Line[];
  readonly others: readonly Line[];
}

/**
 * The reactions of goods with each other, the dangerous ones first: for each pair of items the worst one, and the pairs of one reaction
 * together. Several packs of an item are one.
 */
export function reactionsAmong<Line extends Reactant & { readonly itemCode: string }>(
  lines: readonly Line[],
): ReactingGoods<Line>[] {
  const items = [...new Map(lines.map((line) => [line.itemCode, line])).values()];
  const grouped = items.map((line) => ({ line, groups: reactiveGroupsOf(line) }));
  // Items with the same groups react in the same way: a long list has few kinds.
  const byGroups = groupBy(grouped, ({ groups }) => [...groups].sort().join(" "));
  const kinds = [...byGroups.values()].flatMap((members) => {
    const [first] = members;
    return first ? { groups: first.groups, lines: members.map(({ line }) => line) } : [];
  });
  const rows = new Map<Reaction, { ones: Set<Line>; others: Set<Line> }>();
  kinds.forEach((kind, at) => {
    for (const other of kinds.slice(kind.lines.length > 1 ? at : at + 1)) {
      const reaction = reactionBetween(kind.groups, other.groups);
      if (reaction === undefined) continue;
      const isTurned = !hasOne(kind.groups, reaction.of) || !hasOne(other.groups, reaction.with);
      const [of, partner] = isTurned ? [other, kind] : [kind, other];
      const row = rows.get(reaction) ?? { ones: new Set(), others: new Set() };
      for (const line of of.lines) row.ones.add(line);
      for (const line of partner.lines) row.others.add(line);
      rows.set(reaction, row);
    }
  });
  return REACTIONS.flatMap((reaction: Reaction) => {
    const row = rows.get(reaction);
    return row ? [{ reaction, ones: [...row.ones], others: [...row.others] }] : [];
  });
}

/** The rows of the table that a substance takes part in, each with the groups that it reacts with. */
export function reactionsOf(
  reactant: Reactant,
): { reaction: Reaction; partners: readonly ReactiveGroup[] }[] {
  const groups = reactiveGroupsOf(reactant);
  return REACTIONS.flatMap((reaction: Reaction) => {
    if (hasOne(groups, reaction.of)) return [{ reaction, partners: reaction.with }];
    return hasOne(groups, reaction.with) ? [{ reaction, partners: reaction.of }] : [];
  });
}

function reactionBetween(
  one: ReadonlySet<ReactiveGroup>,
  other: ReadonlySet<ReactiveGroup>,
): Reaction | undefined {
  const meets = ({ of, with: partners }: Reaction) =>
    (hasOne(one, of) && hasOne(other, partners)) || (hasOne(other, of) && hasOne(one, partners));
  return REACTIONS.find(meets);
}

const hasOne = (groups: ReadonlySet<ReactiveGroup>, all: readonly ReactiveGroup[]): boolean =>
  all.some((group) => groups.has(group));
