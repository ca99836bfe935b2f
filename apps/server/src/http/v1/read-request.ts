import type { AnyCodec } from "@reagent/api/contract/codec";
import { callMessages } from "@reagent/api/messages/call";
import type { Message } from "@reagent/api/messages/message";
import { publicApiMessages } from "@reagent/api/messages/public-api";
import { namesInPath, type Operation } from "@reagent/api/v1/operation";
import { namesIn } from "@reagent/api/v1/plain";
import { problems } from "@reagent/api/v1/problems";
import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Language } from "../../basics/language.ts";
import { Problem } from "./problem.ts";

type Given = Readonly<Record<string, unknown>>;

const refuse = (message: Message, language: Language, field?: string): never => {
  throw new Problem(problems.badRequest, message[language], field);
};

const isObject = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads the parameters of an operation by our names, with the codecs of the contract. Unlike a signed call, it refuses what is unknown,
 * repeated or left out: a script should learn of its mistakes.
 */
export function readRequest(
  { method, path, params, required }: Operation,
  request: FastifyRequest,
  language: Language,
): Given {
  const inPath = request.params as Given;
  const others = method === "GET" ? request.query : (request.body ?? {});
  if (!isObject(others)) return refuse(publicApiMessages.notAnObject, language);
  const pathNames = namesInPath(path);
  for (const name of Object.keys(others)) {
    if (!Object.hasOwn(params.table, name) || pathNames.includes(name))
      refuse(publicApiMessages.unknown(name.slice(0, LONGEST_NAME)), language, name);
  }
  return Object.fromEntries(
    Object.entries(params.table).map(([name, [, codec]]) => {
      const value = pathNames.includes(name) ? inPath[name] : others[name];
      if (value === undefined || value === null || value === "") {
        if (required.includes(name)) refuse(publicApiMessages.missing(name), language, name);
        return [name, v.parse(codec.lenient, undefined)];
      }
      if (method === "GET" && Array.isArray(value))
        refuse(publicApiMessages.repeated(name), language, name);
      return [name, readValue(name, codec, value, language)];
    }),
  );
}

/** Names are told back; longer ones are cut off. */
const LONGEST_NAME = 100;

function readValue(name: string, codec: AnyCodec, value: unknown, language: Language): unknown {
  if (codec.kind === "maybe") return readValue(name, codec.inner as AnyCodec, value, language);
  const names = namesIn(codec);
  if (names) {
    const chosen = codec.kind === "choices" ? String(value).split(",") : [String(value)];
    if (chosen.some((each) => !names.includes(each)))
      refuse(publicApiMessages.notNamed(name, names.join(", ")), language, name);
    return codec.kind === "choices" ? names.filter((each) => chosen.includes(each)) : chosen[0];
  }
  const read = v.safeParse(codec.schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const bounds = codec.inner as { readonly least?: number; readonly most?: number } | undefined;
  if (codec.kind === "count" && bounds?.least !== undefined && bounds.most !== undefined)
    return refuse(publicApiMessages.outOfBounds(name, bounds.least, bounds.most), language, name);
  if (issue.type === "max_length" && Array.isArray(issue.input))
    return refuse(publicApiMessages.tooManyLines(name, Number(issue.requirement)), language, name);
  const at = v.getDotPath(issue);
  const field = at === null ? name : `${name}.${at}`;
  return refuse(callMessages.unreadable(field, issue), language, field);
}
