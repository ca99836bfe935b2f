import * as v from "valibot";

/** A verdict on a row of a table in the content folder; each problem names its column. */
export type RowVerdict<Row> =
  | { readonly kind: "valid"; readonly row: Row }
  | { readonly kind: "invalid"; readonly problems: readonly string[] };

/** A text of one line, which may be empty. */
export const lineOf = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, `must have at most ${longest} characters`),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line"),
  );

/** A text of one line that is not empty. */
export const filledLineOf = (longest: number) => v.pipe(lineOf(longest), v.nonEmpty("is empty"));

/** Checks that optional texts, such as `note_zh` and `note_en`, are in both languages or in none. */
export const inBothLanguages = <Row extends Readonly<Record<string, string>>>(
  ...names: readonly string[]
) =>
  v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const row = dataset.value;
    for (const name of names) {
      const [zh, en] = [`${name}_zh`, `${name}_en`] as const;
      if ((row[zh] === "") === (row[en] === "")) continue;
      const key = row[zh] === "" ? zh : en;
      addIssue({
        message: "is empty, but the other language is not",
        path: [{ type: "object", origin: "value", input: row, key, value: row[key] }],
      });
    }
  });

/** Judges a row: each problem names its column. A missing cell is an empty one. */
export function judgeRow<Schema extends v.GenericSchema>(
  schema: Schema,
  columns: readonly { readonly name: string }[],
  written: Readonly<Partial<Record<string, string>>>,
): RowVerdict<v.InferOutput<Schema>> {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, ""]));
  const judged = v.safeParse(schema, { ...empty, ...written }, { abortPipeEarly: true });
  if (judged.success) return { kind: "valid", row: judged.output };
  const problems = judged.issues.map((issue) => {
    // Of the choices of a union, the last is what a text that is not empty must be.
    const { message } = issue.issues?.at(-1) ?? issue;
    return `${v.getDotPath(issue) ?? ""}: ${message}`;
  });
  return { kind: "invalid", problems };
}
