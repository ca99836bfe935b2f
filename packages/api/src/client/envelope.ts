import * as v from "valibot";
import type { Envelope } from "../contract/envelope.ts";

/** Reads the envelope of an answer: codes as numbers or digits, and no message as an empty one. */
export const envelope: v.GenericSchema<unknown, Envelope> = v.object({
  code: v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^-?\d{1,9}$/u)), v.number()]),
    v.transform(Number),
    v.integer(),
  ),
  message: v.fallback(v.string(), ""),
  data: v.optional(v.unknown()),
});
