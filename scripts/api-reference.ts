import { readdirSync, writeFileSync } from "node:fs";
import type { AnyCodec, Table } from "@reagent/api/contract/codec";
import { type AnyEndpoint, contract, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames, signatureHeader, timestampParameter } from "@reagent/api/contract/signature";
import { signatureVector } from "@reagent/api/contract/signature-vector";
import { format } from "oxfmt";

const folder = new URL("../packages/api/src/contract/", import.meta.url);
const page = new URL("../docs/api.md", import.meta.url);

/** The form of each kind of value on the wire and in our types. */
const kinds: Readonly<Record<string, string>> = {
  text: "Text; left out means empty.",
  line: "One line of text without control characters, at most 500 characters unless the contract says otherwise.",
  lines: "Text of several lines, of a length that the contract limits.",
  paymentPage: "The address of a page where a payment goes on: https, or a path of the shop.",
  id: "Text or number on the wire, text in our types. Never left out, never empty, at most 200 characters.",
  count: "A whole number, or digits; left out means 0.",
  number: "A finite number, or digits.",
  amount: 'Money: yuan as text with two decimals on the wire (`"28.00"`), whole fen in our types.',
  requiredAmount: "An amount that is paid, ordered or owed. Never left out.",
  requiredCount: "A count that is paid or ordered. Never left out.",
  optionalAmount: 'An amount; `"0.00"` on the wire where there is none, `null` in our types.',
  flag: "`1` or `0` on the wire, a boolean in our types.",
  instant: "Seconds since 1970 on the wire, milliseconds in our types.",
  day: "A day of Asia/Shanghai, `2026-05-20`; empty for none.",
  dayRange:
    "The first and last day of a range, of Asia/Shanghai: the first and the last second in one text, separated by a comma; `0` for an open end.",
  code: "A code of a table on the wire, a name in our types; an unknown code has a name too.",
  optionalId: "An identifier; `0` on the wire where there is none, the empty text in our types.",
  maybe: "May be left out; `null` in our types.",
  list: "A list, in order; left out means empty.",
  idList: "Ids in one text, separated by commas.",
  texts: "Some texts in one text, each in a line of its own; left out means none.",
  choices: "Some of these names in one text, separated by commas; left out means none.",
  attributes: "An object of names to text, or JSON text of one.",
  attributeList: "A list of `attr_name` and `attr_value`; an object of names to text in our types.",
  file: "A file, in a multipart call.",
  entity: "An object with the fields of its table.",
};

const named = new Map<unknown, string>();
for (const file of readdirSync(folder).toSorted()) {
  if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
  const members = (await import(`@reagent/api/contract/${file.slice(0, -".ts".length)}`)) as Record<
    string,
    unknown
  >;
  for (const [name, value] of Object.entries(members))
    if (isEntity(value) && !named.has(value)) named.set(value, name);
}

interface AnyEntity extends AnyCodec {
  readonly table: Table;
}

function isEntity(value: unknown): value is AnyEntity {
  return typeof value === "object" && value !== null && "table" in value;
}

const code = (value: unknown) => `\`${String(value)}\``;
const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...heads), row(...heads.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

function kindOf(codec: AnyCodec): string {
  if (!(codec.kind in kinds))
    throw new Error(`Say in scripts/api-reference.ts what a codec of kind ${codec.kind} is.`);
  switch (codec.kind) {
    case "entity":
      return named.has(codec) ? entityLink(named.get(codec) ?? "") : "entity";
    case "list":
      return `list of ${kindOf(codec.inner as AnyCodec)}`;
    case "maybe":
      return `maybe ${kindOf(codec.inner as AnyCodec)}`;
    case "code": {
      const { names, unknown } = codec.inner as { names: Record<string, string>; unknown: string };
      return `code: ${Object.entries(names)
        .map(([wire, name]) => `${code(wire)} ${name}`)
        .join(", ")}, else ${unknown}`;
    }
    default:
      return codec.kind;
  }
}

/** The heading of an entity has a suffix: `Login` is an entity, `logIn` a call. */
function entityLink(name: string): string {
  return `[${name}](#entity-${name.toLowerCase()})`;
}

/** The entity in a value, also inside a list or an optional value. */
function entityIn(codec: AnyCodec): AnyEntity | undefined {
  if (isEntity(codec)) return codec;
  return codec.kind === "list" || codec.kind === "maybe"
    ? entityIn(codec.inner as AnyCodec)
    : undefined;
}

/** Rows of an entity; those of an entity without a name of its own follow the field that holds it. */
function rowsOf({ table: fields }: AnyEntity, ours = "", wires = ""): string[][] {
  return Object.entries(fields).flatMap(([name, [wire, codec, ...also]]) => {
    const inside = entityIn(codec);
    const nested =
      inside && !named.has(inside) ? rowsOf(inside, `${ours}${name}.`, `${wires}${wire}.`) : [];
    const names = [wire, ...also].map((each) => code(wires + each)).join(", ");
    return [[code(ours + name), names, kindOf(codec)], ...nested];
  });
}

function fieldsOf(entity: AnyEntity): string {
  return table(["Ours", "On the wire", "Kind"], rowsOf(entity));
}

function callRow({
  name,
  method,
  path,
  kind,
  auth,
  isRepeatable,
  codes: own,
}: AnyEndpoint): string[] {
  const distinguished = [
    ...own,
    ...(auth === "required" && !own.includes(codes.notLoggedIn) ? [codes.notLoggedIn] : []),
  ];
  return [
    `[${name}](#${name.toLowerCase()})`,
    code(`${method} ${path}`),
    kind === "json" ? "" : kind,
    auth,
    isRepeatable ? "yes" : "",
    distinguished.toSorted((a, b) => a - b).join(", "),
  ];
}

function callSection({ name, method, path, params, answer, kind }: AnyEndpoint): string {
  const sent = params as unknown as AnyEntity;
  const answered = answer as unknown as AnyEntity;
  const parts = [`### ${name}`, code(`${method} ${path}`)];
  if (Object.keys(sent.table).length > 0) parts.push("Parameters:", fieldsOf(sent));
  if (kind === "download") parts.push("Answers with bytes.");
  else if (Object.keys(answered.table).length === 0) parts.push("Answers without data.");
  else if (named.has(answered)) parts.push(`Answers with ${kindOf(answered)}.`);
  else parts.push("Answer:", fieldsOf(answered));
  return parts.join("\n\n");
}

const entitySections = [...named].filter(
  ([entity]) => Object.keys((entity as AnyEntity).table).length > 0,
);

function signatureSection(): string {
  const { headers, params, salts, signedHeaders, signedParams, signature } = signatureVector;
  return [
    "## Signature",
    `Every call but ${code("GET /api/timestamp")} and downloads carries ${code(signatureHeader)}: 128 lowercase hex digits, two SHA-256 digests of UTF-8 text, one after the other.`,
    [
      `1. The headers ${Object.values(headerNames).toSorted().map(code).join(", ")}, as far as they are sent and not empty, sorted by name, written ${code("name=value")} and joined by ${code("&")}; then the salt of the headers.`,
      `2. The parameters by their wire names, sorted by UTF-16 code units, written and joined alike; then the salt of the parameters. Only non-empty text, numbers and booleans take part: lists, objects, files and empty values do not.`,
    ].join("\n"),
    `${code(timestampParameter)} is among the parameters of every call (in the query of a GET, in the body of a POST) and equals ${code(headerNames.timestamp)}: Unix seconds by the server's clock. More than 900 s off, the answer is code ${codes.signatureExpired} with the message ${code("Signature expired")}.`,
    "A salt that ships in a browser is no secret: the signature detects a wrong clock and a changed call, but does not identify the caller.",
    "### Test vector",
    "```json\n" + JSON.stringify({ headers, params, salts }, null, 2) + "\n```",
    "Digested:",
    "```text\n" + `${signedHeaders}\n${signedParams}` + "\n```",
    "Signature:",
    "```text\n" + signature + "\n```",
  ].join("\n\n");
}

/** The reference of all calls as formatted Markdown, from the contract alone. */
async function apiReference(): Promise<string> {
  const sections = [
    "# API reference",
    "Generated by `node scripts/api-reference.ts` from `packages/api/src/contract`; change the contract, not this page.",
    `An answer is JSON, ${code("{ code, message, data }")}, with HTTP status 200 whatever its code; ${codes.success} is success. Only ${codes.tooLarge}, ${codes.tooMany} and ${codes.busy} are HTTP statuses of their own. ${code(headerNames.language)} is ${code("cn")} or ${code("en")}, ${code(headerNames.agent)} ${code("web")}, ${code(headerNames.deviceId)} 16 letters and digits.`,
    "## Calls",
    "A repeatable call takes a request key: the same key with the same body is answered with the first result, with another body it is refused with 1409. Any call can also answer 400, 403, 413, 429, 500, 503 and 504.",
    table(
      ["Call", "Method and path", "Transport", "Session", "Repeatable", "Codes"],
      endpoints.map(callRow),
    ),
    "## Codes",
    table(
      ["Code", "Meaning"],
      Object.entries(codes).map(([name, value]) => [String(value), name]),
    ),
    signatureSection(),
    "## Kinds of values",
    "A missing or malformed value has a default, except for ids and required amounts: without one of these, the answer breaks the contract.",
    table(["Kind", "Meaning"], Object.entries(kinds)),
    "## Entities",
    ...entitySections.map(
      ([entity, name]) => `### Entity ${name}\n\n${fieldsOf(entity as AnyEntity)}`,
    ),
    ...Object.entries(contract).flatMap(([area, calls]) => [
      `## Area: ${area}`,
      ...calls.map(callSection),
    ]),
  ];
  const { code: formatted } = await format("api.md", `${sections.join("\n\n")}\n`);
  return formatted;
}

const reference = await apiReference();
if (process.argv.includes("--print")) process.stdout.write(reference);
else writeFileSync(page, reference);
