import type { PublicationMonths } from "./paper-award.ts";

/** A text in both languages; "" is none. */
interface Both {
  readonly zh: string;
  readonly en: string;
}

/** One of the awards for papers. */
export interface Award<Text> {
  readonly id: string;
  readonly name: Text;
  /** The prize of each winner in yuan; 0 where none is named. */
  readonly prize: number;
  /** How many papers win it; 0 where that is not said. */
  readonly winners: number;
  /** What a paper needs for it. */
  readonly asks: Text;
  /** Whether it is won month by month. */
  readonly isMonthly: boolean;
  /** Whether its winners have a picture in the showcase. */
  readonly isShowcased: boolean;
}

/** The winners of a year, which have a tab of their own. */
interface Edition<Text> {
  /** In the address of its tab. */
  readonly id: string;
  readonly year: number;
  readonly title: Text;
  /** A sentence above the winners. */
  readonly note: Text;
  /** The ids of the awards whose winners it has, in their order. */
  readonly awards: readonly string[];
}

interface Awards<Text> {
  /** The heading of its page. */
  readonly title: Text;
  /** What its page is about: the words of the banner, and what search engines show. */
  readonly lead: Text;
  readonly months: PublicationMonths;
  /** The first and the last day of Asia/Shanghai on which applications are taken; "" where there is none. */
  readonly applications: { readonly from: string; readonly until: string };
  /** What a paper and its author have to be, besides the months of publication. */
  readonly eligibility: readonly Text[];
  /** Highest first. */
  readonly awards: readonly Award<Text>[];
  readonly editions: readonly Edition<Text>[];
  /** How the awards are given. */
  readonly rules: Text;
  readonly taxNote: Text;
  /** What an applicant agrees to. */
  readonly consent: Text;
}

/** The paper award of a shop, in both languages. */
export type PaperAward = Awards<Both>;

/** The paper award as an owner writes it: without a title or a lead it has the usual one. */
export type OwnAward = Omit<PaperAward, "title" | "lead"> &
  Partial<Pick<PaperAward, "title" | "lead">>;

/** The texts of a paper award in one language. */
export function awardIn(of: PaperAward, language: keyof Both): Awards<string> {
  const inLanguage = (text: Both) => text[language];
  return {
    ...of,
    title: inLanguage(of.title),
    lead: inLanguage(of.lead),
    eligibility: of.eligibility.map(inLanguage),
    awards: of.awards.map((each) => ({
      ...each,
      name: inLanguage(each.name),
      asks: inLanguage(each.asks),
    })),
    editions: of.editions.map((each) => ({
      ...each,
      title: inLanguage(each.title),
      note: inLanguage(each.note),
    })),
    rules: inLanguage(of.rules),
    taxNote: inLanguage(of.taxNote),
    consent: inLanguage(of.consent),
  };
}

/** Whether a paper award takes applications on a day of Asia/Shanghai, "2026-11-21"; its first and last day count. */
export function applicationState(
  { applications: { from, until } }: Pick<PaperAward, "applications">,
  day: string,
): "upcoming" | "open" | "closed" {
  if (from !== "" && day < from) return "upcoming";
  return until !== "" && day > until ? "closed" : "open";
}
