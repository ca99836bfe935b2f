import { codes } from "../contract/envelope.ts";
import type { LocalizedText } from "../messages/message.ts";
import { inputSchema, schemaOf } from "./inputs.ts";
import { namesInPath, type Operation, USUAL_LIMIT } from "./operation.ts";
import { type Components, type JsonSchema, plainSchema, refTo } from "./plain.ts";
import { PROBLEM_TYPE, problemSchema, problems } from "./problems.ts";

type Language = keyof LocalizedText;

/** The version of the description: raised when an operation or a field is added. */
const VERSION = "1.1.0";

/** The name of the security scheme. */
const TOKEN = "token";

const words = {
  title: { zh: "试剂商城开放接口", en: "Reagent Shop API" },
  description: {
    zh: "商品与资料无需登录，返回访客可见的内容。用 API 令牌可得到自己的价格，并访问自己的购物车、订单、清单和到货通知。",
    en: "Goods and documents need no login, and are as guests see them. An API token shows its customer's own prices, and opens the cart, orders, lists and stock alerts.",
  },
  token: {
    zh: "在账号的“API 令牌”中创建。各接口注明所需权限。",
    en: "Made in the account under “API tokens”. Each operation names the scope that it needs.",
  },
  key: {
    zh: "重复发送时返回第一次的结果：8–64 个字母、数字、_ 或 -",
    en: "A repeat gets the first result: 8 to 64 letters, digits, _ or -",
  },
  answered: { zh: "成功", en: "Success" },
  unchanged: { zh: "内容未变（If-None-Match）", en: "Not modified (If-None-Match)" },
  problem: { zh: "失败（RFC 9457）", en: "A problem (RFC 9457)" },
  language: { zh: "zh（默认）或 en", en: "zh (default) or en" },
  cursor: { zh: "上一页的 next", en: "`next` of the page before" },
} as const satisfies Record<string, LocalizedText>;

/** The description of the public API as OpenAPI 3.1, from its operations alone: equal for equal operations. */
export function openApi(operations: readonly Operation[], language: Language): JsonSchema {
  const components: Components = new Map();
  components.set("Problem", problemSchema);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components, language),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: words.title[language],
      description: words.description[language],
      version: VERSION,
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: {
        [TOKEN]: { type: "http", scheme: "bearer", description: words.token[language] },
      },
    },
  };
}

function describe(operation: Operation, components: Components, language: Language): JsonSchema {
  const { name, method, summary, isOpen, scope, endpoint } = operation;
  return {
    operationId: name,
    summary: summary[language],
    security: [...(isOpen ? [{}] : []), { [TOKEN]: [scope] }],
    parameters: [
      ...parametersOf(operation, language),
      ...(endpoint.isRepeatable ? [idempotencyKey(language)] : []),
      acceptLanguage(language),
    ],
    ...(method === "POST" && { requestBody: bodyOf(operation) }),
    responses: {
      ...successOf(operation, components, language),
      ...(method === "GET" && { 304: { description: words.unchanged[language] } }),
      ...Object.fromEntries(
        statusesOf(operation).map((status) => [
          String(status),
          {
            description: words.problem[language],
            content: { [PROBLEM_TYPE]: { schema: refTo("Problem") } },
          },
        ]),
      ),
    },
  };
}

/** The statuses of the problems that an operation can answer with. */
function statusesOf({ method, path, name, endpoint }: Operation): readonly number[] {
  const { badRequest, unauthorized, scope, notFound, keyReused } = problems;
  const { tooLarge, mediaType, unreadable, tooMany, failed, busy } = problems;
  const isNamed = namesInPath(path).length > 0 || endpoint.codes.includes(codes.notFound);
  const own = [
    ...(isNamed ? [notFound] : []),
    ...(endpoint.isRepeatable ? [keyReused] : []),
    ...(method === "POST" ? [tooLarge, mediaType] : []),
    ...(name === "searchStructures" ? [unreadable] : []),
  ];
  return [badRequest, unauthorized, scope, ...own, tooMany, failed, busy].map(
    ({ status }) => status,
  );
}

const idempotencyKey = (language: Language): JsonSchema => ({
  name: "Idempotency-Key",
  in: "header",
  description: words.key[language],
  schema: { type: "string", minLength: 8, maxLength: 64 },
});

const acceptLanguage = (language: Language): JsonSchema => ({
  name: "Accept-Language",
  in: "header",
  description: words.language[language],
  schema: { type: "string", default: "zh" },
});

function parametersOf(
  { method, path, params, required }: Operation,
  language: Language,
): readonly JsonSchema[] {
  const pathNames = namesInPath(path);
  const isInPath = ([name]: readonly [string, unknown]) => pathNames.includes(name);
  return Object.entries(params.table)
    .filter((each) => method === "GET" || isInPath(each))
    .sort((a, b) => Number(isInPath(b)) - Number(isInPath(a)))
    .map(([name, [, codec]]) => {
      const schema = inputSchema(codec);
      return {
        name,
        in: pathNames.includes(name) ? "path" : "query",
        required: required.includes(name),
        ...(name === "cursor" && { description: words.cursor[language] }),
        // A list is written in one parameter, separated by commas.
        ...(schema["type"] === "array" && { style: "form", explode: false }),
        schema: name === "limit" ? { ...schema, default: USUAL_LIMIT } : schema,
      };
    });
}

function bodyOf({ path, params, required }: Operation): JsonSchema {
  const pathNames = namesInPath(path);
  const fields = Object.entries(params.table).filter(([name]) => !pathNames.includes(name));
  return {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(
            fields.map(([name, [, codec]]) => [name, inputSchema(codec)]),
          ),
          required: fields.map(([name]) => name).filter((name) => required.includes(name)),
          additionalProperties: false,
        },
      },
    },
  };
}

function successOf(
  operation: Operation,
  components: Components,
  language: Language,
): Readonly<Record<number, JsonSchema>> {
  const description = words.answered[language];
  return operation.answer.kind === "nothing"
    ? { 204: { description } }
    : { 200: { description, content: contentOf(operation, components) } };
}

/** The content of an answer by its media type. */
function contentOf(operation: Operation, components: Components): JsonSchema {
  const { answer } = operation;
  if (answer.kind === "document")
    return { [answer.mediaType]: answer.schema ? { schema: schemaOf(answer.schema) } : {} };
  return { "application/json": { schema: answerSchema(operation, components) } };
}

function answerSchema({ answer, isPaged }: Operation, components: Components): JsonSchema {
  if (answer.kind !== "json") return {};
  const schema = plainSchema(answer.of, components);
  if (!isPaged) return schema;
  const [, name = ""] = /^#\/components\/schemas\/(\w+)$/u.exec(String(schema["$ref"])) ?? [];
  const page = components.get(name) as {
    readonly properties: JsonSchema;
    readonly required: readonly string[];
  };
  // A page of a list, with the cursor of the next.
  components.set(name, {
    ...page,
    properties: { ...page.properties, next: { type: ["string", "null"] } },
    required: [...new Set([...page.required, "next"])],
  });
  return schema;
}
