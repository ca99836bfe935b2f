import * as v from "valibot";

/** A setting that is not set, which is the same as an empty one, or matches a pattern. */
export const matching = (pattern: RegExp, message: string) =>
  v.optional(v.union([v.literal(""), v.pipe(v.string(), v.regex(pattern, message))], message), "");
