import * as v from "valibot";
import type { Draft } from "../../../components/Form/drafts.ts";

/** Where the draft has each field of the form (customer centre §4, paper-award application). */
const PLACES = {
  name: ["apply_name"],
  mobile: ["apply_phone"],
  email: ["apply_mailbox"],
  company: ["apply_team"],
  title: ["apply_topic"],
  field: ["apply_research"],
  journal: ["apply_SCI", "SCI_name"],
  month: ["apply_SCI", "SCI_date"],
  impactFactor: ["apply_IF"],
  link: ["apply_link"],
  awardName: ["apply_award", "award_name"],
  awardLink: ["apply_award", "award_link"],
  patentName: ["apply_patent", "patent_name"],
  patentNumber: ["apply_patent", "patent_ID"],
  patentInventor: ["apply_patent", "patent_inventor"],
} as const satisfies Readonly<Record<string, readonly [string, string?]>>;

const places = Object.entries<readonly [string, string?]>(PLACES);

const Typed = v.object({
  products: v.optional(v.array(v.object({ name: v.string(), casNumber: v.string() }))),
});
const Stored = v.pipe(
  v.array(v.object({ product_name: v.string(), cas: v.string() })),
  v.minLength(1),
);
const isRecord = v.record(v.string(), v.unknown());

/** What was typed into the form, as its draft is stored. The consent has no place of its own in the draft. */
export function storedAward(typed: Draft): Draft {
  const stored: Record<string, unknown> = {};
  for (const [field, [group, part]] of places) {
    const value = typed[field];
    if (value === undefined) continue;
    stored[group] =
      part === undefined ? value : { ...(stored[group] as object | undefined), [part]: value };
  }
  const { products } = v.parse(Typed, typed);
  if (products)
    stored["apply_CAS"] = products.map(({ name, casNumber }) => ({
      product_name: name,
      cas: casNumber,
    }));
  return "hasConsent" in typed ? { ...stored, hasConsent: typed["hasConsent"] } : stored;
}

/** What was typed into the form, from its stored draft; what cannot be read is left out. */
export function typedAward(stored: Draft): Draft {
  const typed: Record<string, unknown> = {};
  for (const [field, [group, part]] of places) {
    const found = stored[group];
    const value = part === undefined ? found : v.is(isRecord, found) ? found[part] : undefined;
    if (value !== undefined) typed[field] = value;
  }
  const products = stored["apply_CAS"];
  if (v.is(Stored, products))
    typed["products"] = products.map(({ product_name, cas }) => ({
      name: product_name,
      casNumber: cas,
    }));
  return "hasConsent" in stored ? { ...typed, hasConsent: stored["hasConsent"] } : typed;
}
