import * as v from "valibot";

/** Something that is wrong in a file of keys and values, with the keys that lead to it. */
export interface FileProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A verdict on a file of keys and values. */
export type FileVerdict<Value> =
  | { readonly kind: "valid"; readonly value: Value }
  | { readonly kind: "invalid"; readonly problems: readonly FileProblem[] };

/** Judges what a file of keys and values has. Keys that the schema does not know are problems, and so are missing ones. */
export function judgeFile<Schema extends v.GenericSchema, Value>(
  schema: Schema,
  raw: unknown,
  valueOf: (read: v.InferOutput<Schema>) => Value,
): FileVerdict<Value> {
  const read = v.safeParse(schema, raw, { abortPipeEarly: true });
  if (read.success) return { kind: "valid", value: valueOf(read.output) };
  return {
    kind: "invalid",
    problems: read.issues.map((issue) => ({
      path: (issue.path ?? []).map(({ key }) => key as string | number),
      message: messageOf(issue),
    })),
  };
}

/** An object with fixed keys has issues of its own about a key that it does not know, or that is not there. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object" || issue.expected === "Object") return issue.message;
  return issue.expected === "never" ? "is not a key of this place" : "is missing";
}

/** The path of an issue that a check adds below a value. */
export function pathOf(
  value: unknown,
  keys: readonly (string | number)[],
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = value;
  return keys.map((key) => {
    const item = { type: "unknown", origin: "value", input, key, value: valueAt(input, key) };
    input = item.value;
    return item;
  }) as [v.IssuePathItem, ...v.IssuePathItem[]];
}

const valueAt = (input: unknown, key: string | number): unknown =>
  (input as Readonly<Record<string | number, unknown>>)[key];
