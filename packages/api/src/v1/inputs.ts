import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { AnyCodec } from "../contract/codec.ts";
import { type JsonSchema, namesIn } from "./plain.ts";

/** The JSON Schema of a schema of valibot, without what JSON Schema cannot say. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
  });
  return rest as JsonSchema;
}

/** The JSON Schema of a parameter as callers of the public API send it. */
export function inputSchema(codec: AnyCodec): JsonSchema {
  const names = namesIn(codec);
  if (codec.kind === "choices")
    return { type: "array", items: { type: "string", enum: names }, uniqueItems: true };
  if (codec.kind === "code") return { type: "string", enum: names };
  switch (codec.kind) {
    case "maybe":
      return inputSchema(codec.inner as AnyCodec);
    case "list": {
      const { maxItems } = schemaOf(codec.schema);
      return { type: "array", items: inputSchema(codec.inner as AnyCodec), maxItems };
    }
    case "count": {
      const { least, most } = (codec.inner ?? {}) as { least?: number; most?: number };
      return { type: "integer", minimum: least, maximum: most };
    }
    case "id":
      return { ...textSchema(codec), minLength: 1 };
    case "day":
      return { type: "string", format: "date" };
    case "number":
      return { type: "number" };
    case "line":
    case "lines":
      return textSchema(codec);
    default:
      throw new Error(`The public API takes no parameters of the kind ${codec.kind}.`);
  }
}

/** Texts are also read from numbers in JSON, which nobody has to know. */
function textSchema({ schema }: AnyCodec): JsonSchema {
  const whole = schemaOf(schema);
  const forms = (whole["anyOf"] ?? [whole]) as readonly JsonSchema[];
  const { default: _, ...text } = forms.find(({ type }) => type === "string") ?? { type: "string" };
  return text;
}
