import { pathIn } from "@reagent/api/pages/language-path";
import { paths } from "@reagent/api/pages/paths";
import { examples, TOKEN_PLACE } from "@reagent/api/v1/examples";
import { openApi } from "@reagent/api/v1/openapi";
import { OPENAPI_PATH, type Operation } from "@reagent/api/v1/operation";
import type { JsonSchema } from "@reagent/api/v1/plain";
import { problems } from "@reagent/api/v1/problems";
import { scopeNames } from "@reagent/api/v1/scopes";
import { TOKEN_SCOPES } from "@reagent/domain/api-token";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";

const words = {
  intro: {
    zh: "商品和资料的接口无需登录和签名，返回访客可见的内容。请求过于频繁时返回 429，响应头 RateLimit 给出剩余次数。语言由 Accept-Language 决定：zh（默认）或 en。",
    en: "The operations for goods and documents need no login and no signature, and show what guests see. Too many requests are answered with 429; the header RateLimit says how many are left. Accept-Language chooses zh (default) or en.",
  },
  paging: {
    zh: "分页：把响应中的 next 作为 cursor 再次请求，直到 next 为 null。ETag 与 If-None-Match 可避免重复下载。",
    en: "Lists have pages: send next of an answer as cursor with the same parameters until it is null. Send an ETag in If-None-Match to fetch only what has changed.",
  },
  tokens: {
    zh: "API 令牌在账号中创建，以 Authorization: Bearer 令牌 发送：返回您自己的价格（salesPrice），并可访问您的购物车、订单、清单和到货通知。令牌应保存在程序或服务器中，其他网站的页面不能使用它。",
    en: "An API token is made in the account, and sent as Authorization: Bearer TOKEN: answers then have your own prices (salesPrice), and your cart, orders, lists and stock alerts can be read. Keep it in programs and servers; pages of other sites cannot use it.",
  },
  makeToken: { zh: "创建 API 令牌", en: "Make an API token" },
  scopes: { zh: "权限", en: "Scopes" },
  open: { zh: "无需令牌；令牌须有权限", en: "No token is needed; a token needs the scope" },
  withToken: { zh: "需要令牌，权限", en: "Needs a token with the scope" },
  nothing: { zh: "无内容", en: "nothing" },
  description: { zh: "OpenAPI 3.1 描述", en: "Description as OpenAPI 3.1" },
  examples: { zh: "示例", en: "Examples" },
  operations: { zh: "接口", en: "Operations" },
  parameters: { zh: "参数", en: "Parameters" },
  answer: { zh: "响应", en: "Answer" },
  schemas: { zh: "数据结构", en: "Schemas" },
  problems: { zh: "错误", en: "Problems" },
  name: { zh: "名称", en: "Name" },
  place: { zh: "位置", en: "In" },
  kind: { zh: "类型", en: "Type" },
  required: { zh: "必填", en: "Required" },
  yes: { zh: "是", en: "yes" },
  status: { zh: "状态码", en: "Status" },
  code: { zh: "代码", en: "Code" },
  meaning: { zh: "含义", en: "Meaning" },
} as const satisfies Record<string, LocalizedText>;

interface Described {
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema }>> };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: {
    readonly 200?: { readonly content: Readonly<Record<string, unknown>> };
  };
}

const locale = { zh: "zh-CN", en: "en" } as const;

/** The reference of the public API as a page that loads nothing else, from the same description as OpenAPI's. */
export function referencePage(
  operations: readonly Operation[],
  language: Language,
  origin: string,
): string {
  const {
    info,
    paths: described,
    components,
  } = openApi(operations, language) as {
    readonly info: { readonly title: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  };
  const say = (name: keyof typeof words) => escapeHtml(words[name][language]);
  const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows
      .map(
        ([first = "", ...cells]) =>
          `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
      )
      .join("")}</tbody></table>`;
  const fields = (schema: JsonSchema) => {
    const { properties = {}, required = [] } = schema as {
      readonly properties?: Readonly<Record<string, JsonSchema>>;
      readonly required?: readonly string[];
    };
    return Object.entries(properties).map(([name, of]) => [
      `<code>${name}</code>`,
      kindOf(of),
      required.includes(name) ? short(say("yes")) : "",
    ]);
  };
  const operationPart = (method: string, path: string, described: Described) => {
    const body = Object.values(described.requestBody?.content ?? {})[0]?.schema;
    const parameters = [
      ...described.parameters.map(({ name, in: place, required, schema }) => [
        `<code>${name}</code>`,
        short(place),
        kindOf(schema),
        required ? short(say("yes")) : "",
      ]),
      ...(body ? fields(body).map(([name = "", ...rest]) => [name, short("body"), ...rest]) : []),
    ];
    const { security, responses } = described;
    const access = security.some((way) => Object.keys(way).length === 0) ? "open" : "withToken";
    const scopes = security.flatMap((way) => Object.values(way).flat());
    const answers = Object.entries(responses[200]?.content ?? {}).map(
      ([type, content]) =>
        `<code>${type}</code> ${kindOf((content as { schema?: JsonSchema }).schema ?? {})}`,
    );
    return `<section><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3><p>${escapeHtml(described.summary)}</p><p>${say(access)}: ${scopes.map((scope) => `<code>${scope}</code>`).join(", ")}</p>${table(
      [say("name"), say("place"), say("kind"), say("required")],
      parameters,
    )}<p>${say("answer")}: ${answers.join(", ") || say("nothing")}</p></section>`;
  };
  return `<!doctype html>
<html lang="${locale[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 60em; padding: 16px; overflow-wrap: anywhere }
  a { color: light-dark(#0b5c6b, #7fd0de) }
  h2 { margin-top: 2em }
  section { border-top: 1px solid light-dark(#c8d0d4, #4a5560) }
  pre { background: light-dark(#eef2f4, #1d2429); padding: 12px; white-space: pre-wrap }
  .short, thead th { white-space: nowrap }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid light-dark(#dde3e6, #38424a); padding: 4px 12px 4px 0; text-align: left; vertical-align: top; font-weight: normal }
  thead th { font-weight: bold }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${say("intro")}</p>
<p>${say("tokens")} <a href="${escapeHtml(pathIn(language, paths.apiTokens()))}">${say("makeToken")}</a></p>
<p>${say("paging")}</p>
<p><a href="${OPENAPI_PATH}">${say("description")}</a></p>
<h2>${say("examples")}</h2>
${examples
  .map(
    ({ title, command }) =>
      `<p>${escapeHtml(title[language])}</p><pre><code>${escapeHtml(command(origin, TOKEN_PLACE))}</code></pre>`,
  )
  .join("\n")}
<h2>${say("scopes")}</h2>
${table(
  [say("name"), say("meaning")],
  TOKEN_SCOPES.map((scope) => [`<code>${scope}</code>`, escapeHtml(scopeNames[scope][language])]),
)}
<h2>${say("operations")}</h2>
${Object.entries(described)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationPart(method, path, operation)),
  )
  .join("\n")}
<h2>${say("schemas")}</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${name}</h3>${table([say("name"), say("kind"), say("required")], fields(schema))}</section>`,
  )
  .join("\n")}
<h2>${say("problems")}</h2>
${table(
  [say("name"), say("status"), say("code"), say("meaning")],
  Object.values(problems).map(({ name, status, code, title }) => [
    `<code id="${name}">${name}</code>`,
    String(status),
    String(code),
    escapeHtml(title[language]),
  ]),
)}
</main>
</body>
</html>
`;
}

/** A word that is not broken: the text around it is wrapped at any letter. */
const short = (word: string) => `<span class="short">${word}</span>`;

/** A schema in a few words. */
function kindOf(schema: JsonSchema): string {
  const {
    $ref,
    type,
    enum: names,
    items,
    anyOf,
    properties,
    const: only,
  } = schema as {
    readonly $ref?: string;
    readonly type?: string | readonly string[];
    readonly enum?: readonly string[];
    readonly items?: JsonSchema;
    readonly anyOf?: readonly JsonSchema[];
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly const?: string;
  };
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (only !== undefined) return `<code>${escapeHtml(only)}</code>`;
  if (names) return names.map((name) => `<code>${escapeHtml(name)}</code>`).join(" ");
  if (items) return `[ ${kindOf(items)} ]`;
  if (anyOf) return anyOf.map(kindOf).join(" / ");
  if (properties)
    return `{ ${Object.entries(properties)
      .map(([name, of]) => `<code>${name}</code>: ${kindOf(of)}`)
      .join(", ")} }`;
  return [type ?? ""].flat().join(" / ");
}
