import type { Award, PaperState } from "@reagent/domain/paper-award";
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

  paper_winners: {
    /** Its place in the list. */
    id: number;
    year: number;
    /** 1 to 12 for a pilot award, otherwise 0. */
    month: number;
    award: Award | "pilot";
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
