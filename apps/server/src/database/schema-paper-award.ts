import type { PaperState } from "@reagent/domain/paper-award";
import type { Language } from "../basics/language.ts";

/** The paper award. */
export interface PaperAwardTables {
  paper_applications: {
    id: string;
    customer_id: string;
    title: string;
    journal: string;
    /** All entries of the form as JSON. */
    content: string;
    /** Unique, so that an article enters once; null where it was refused and may enter again. */
    article_key: string | null;
    applied_at: number;
    /** The language of the mail about the decision. */
    language: Language;
    state: PaperState;
    /** Why it was refused; empty otherwise. */
    refusal: string;
    /** When it was accepted or refused; null while it is pending. */
    decided_at: number | null;
  };

  /** The shop's own award, at most one; without it there is the usual one. */
  paper_award: {
    id: number;
    /** Months, awards, editions and texts as JSON. */
    content: string;
    /** 1 where the demo brought it, otherwise 0. */
    is_demo: number;
  };

  paper_winners: {
    /** Its place in the list. */
    id: number;
    year: number;
    /** 1 to 12 for an award of each month, otherwise 0. */
    month: number;
    /** The id of an award. */
    award: string;
    /** A decimal; empty where it is not published. */
    impact_factor: string;
    name_zh: string;
    name_en: string;
    company_zh: string;
    company_en: string;
    title_zh: string;
    title_en: string;
    /** 1 where the demo brought it, otherwise 0. */
    is_demo: number;
  };
}
