import * as v from "valibot";
import type { OwnAward } from "./award.ts";
import { filledLineOf } from "./content-row.ts";
import { isDay } from "./day-range.ts";
import { type FileVerdict, judgeFile, pathOf } from "./file-verdict.ts";

const LONGEST = { title: 60, lead: 160, text: 600 } as const;
const MOST = { awards: 30, editions: 12, eligibility: 30 } as const;
const LARGEST = { prize: 10_000_000, winners: 1000 } as const;
/** The tabs that the page has besides those of editions. */
const TABS = ["about", "showcase"];

const bothOf = (longest: number) => {
  const text = v.pipe(v.string("must be a text"), filledLineOf(longest));
  return v.strictObject({ zh: text, en: text }, "must be a text in both languages: zh and en");
};
const title = bothOf(LONGEST.title);
const text = bothOf(LONGEST.text);
const NO_TEXT = { zh: "", en: "" };
const id = v.pipe(
  v.string("must be a short name: elite"),
  v.regex(/^[a-z][a-z0-9-]{0,29}$/u, "must be small letters, digits and hyphens: elite"),
);
const wholeTo = (largest: number) =>
  v.pipe(
    v.number("must be a whole number"),
    v.integer("must be a whole number"),
    v.minValue(1, "must be at least 1"),
    v.maxValue(largest, `must be at most ${largest}`),
  );
const year = v.pipe(
  v.number("must be a year: 2025"),
  v.integer("must be a year: 2025"),
  v.minValue(2000, "must be a year: 2025"),
  v.maxValue(2099, "must be a year: 2025"),
);
const month = v.pipe(
  v.string("must be a month: 2025-08"),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u, "must be a month: 2025-08"),
);
const day = v.pipe(
  v.string("must be a day: 2026-11-21"),
  v.check((written) => written.startsWith("20") && isDay(written), "must be a day: 2026-11-21"),
);
const yesOrNo = v.optional(v.boolean("must be true or false"), false);
const listOf = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(v.array(entry, "must be a list"), v.maxLength(most, `must have at most ${most} entries`));

const Award = v.strictObject({
  id,
  name: title,
  prize: v.optional(wholeTo(LARGEST.prize)),
  winners: v.optional(wholeTo(LARGEST.winners)),
  asks: v.optional(text),
  monthly: yesOrNo,
  showcase: yesOrNo,
});

const Edition = v.strictObject({
  id: v.pipe(id, v.notValues(TABS, "is the name of another tab of the page")),
  year,
  title,
  note: v.optional(text),
  awards: v.pipe(listOf(id, MOST.awards), v.minLength(1, "must name an award")),
});

const AwardFile = v.pipe(
  v.strictObject({
    title: v.optional(title),
    lead: v.optional(bothOf(LONGEST.lead)),
    months: v.pipe(
      v.strictObject({ first: month, last: month }, "must have first and last: 2024-01"),
      v.forward(
        v.check(({ first, last }) => first <= last, "is before the first month"),
        ["last"],
      ),
    ),
    applications: v.optional(
      v.pipe(
        v.strictObject(
          { from: v.optional(day), until: v.optional(day) },
          "must have from or until: 2026-11-21",
        ),
        v.forward(
          v.check(
            ({ from, until }) => from === undefined || until === undefined || from <= until,
            "is before the first day",
          ),
          ["until"],
        ),
      ),
    ),
    eligibility: listOf(text, MOST.eligibility),
    awards: v.pipe(listOf(Award, MOST.awards), v.minLength(1, "must have an award")),
    editions: v.optional(listOf(Edition, MOST.editions), []),
    rules: v.optional(text),
    tax_note: v.optional(text),
    consent: text,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { awards, editions } = dataset.value;
    const known = new Set(awards.map((award) => award.id));
    const at = (message: string, ...keys: readonly (string | number)[]) =>
      addIssue({ message, path: pathOf(dataset.value, keys) });
    for (const [name, entries] of Object.entries({ awards, editions }))
      for (const [index, entry] of entries.entries())
        if (entries.findIndex((other) => other.id === entry.id) < index)
          at("is there twice", name, index, "id");
    for (const [index, edition] of editions.entries())
      for (const [place, award] of edition.awards.entries()) {
        if (!known.has(award))
          at(`no award has this id: ${award}`, "editions", index, "awards", place);
        else if (edition.awards.indexOf(award) < place)
          at(`is there twice: ${award}`, "editions", index, "awards", place);
      }
  }),
);

/** Judges the values of `award.yaml`; each problem has its place in the file. */
export function judgeAwardFile(raw: unknown): FileVerdict<OwnAward> {
  return judgeFile(AwardFile, raw, (file) => ({
    ...(file.title && { title: file.title }),
    ...(file.lead && { lead: file.lead }),
    months: file.months,
    applications: {
      from: file.applications?.from ?? "",
      until: file.applications?.until ?? "",
    },
    eligibility: file.eligibility,
    awards: file.awards.map(({ monthly: isMonthly, showcase: isShowcased, ...award }) => ({
      ...award,
      prize: award.prize ?? 0,
      winners: award.winners ?? 0,
      asks: award.asks ?? NO_TEXT,
      isMonthly,
      isShowcased,
    })),
    editions: file.editions.map((edition) => ({ ...edition, note: edition.note ?? NO_TEXT })),
    rules: file.rules ?? NO_TEXT,
    taxNote: file.tax_note ?? NO_TEXT,
    consent: file.consent,
  }));
}
