import type { ESTree } from "vite";
import { callIn, codesIn, isMessages, messagesIn, ownMessages } from "./refusals.ts";
import { filesOf, type Imported, namesUsed, type Source, sourceOf, visit } from "./sources.ts";

/*
 * With which codes and messages the server can refuse each call, read from its sources: every `new Refusal(code, message)` that
 * the handler of the call reaches through the functions of all files.
 */

/** Codes and messages as the sources name them: `emptyCart`, `cartMessages.empty`; `cartMessages.*` is any of them. */
export interface Refused {
  readonly call: string;
  readonly code: string;
  readonly message: string;
}

const VERBS = [
  "answers",
  "answersCustomer",
  "changes",
  "changesAndThen",
  "downloads",
  "receivesFile",
];

/** A `new Refusal` of the sources: its file and position. */
type Site = string;

interface Read {
  readonly refused: readonly Refused[];
  /** What handlers reach. */
  readonly sites: ReadonlySet<Site>;
  /** Those of which code or message are not found. */
  readonly unclear: readonly string[];
}

/** The refusals of all handlers. */
export function readRefusals(): Read {
  const refused = new Map<string, Refused>();
  const sites = new Set<Site>();
  const unclear = new Set<string>();
  for (const { call, source, handler } of handlers()) {
    for (const found of reachedBy(source, handler)) {
      sites.add(found.site);
      const pairs = found.codes.flatMap((code) => found.messages.map((message) => [code, message]));
      if (pairs.length === 0) unclear.add(`${call}: ${found.site}`);
      for (const [code = "", message = ""] of pairs)
        refused.set(`${call} ${code} ${message}`, { call, code, message });
    }
  }
  return { refused: [...refused.values()], sites, unclear: [...unclear] };
}

/** Every `new Refusal` in files of the patterns. */
export function sitesIn(patterns: readonly string[]): Site[] {
  return filesOf(patterns).flatMap((file) => {
    const found: Site[] = [];
    visit(sourceOf(file).program, (node) => {
      if (isRefusal(node)) found.push(siteOf(file, node));
    });
    return found;
  });
}

/** The refusals that functions of the files of the patterns reach. */
export function sitesReachedFrom(patterns: readonly string[]): Set<Site> {
  return new Set(
    filesOf(patterns).flatMap((file) => {
      const source = sourceOf(file);
      return statementsFrom(source, source.program).flatMap((within) =>
        within.refusals.map((refusal) => siteOf(within.source.file, refusal)),
      );
    }),
  );
}

interface Handler {
  readonly call: string;
  readonly source: Source;
  readonly handler: ESTree.CallExpression;
}

function handlers(): Handler[] {
  return filesOf(["apps/server/src/areas/**/*.ts"]).flatMap((file) => {
    const source = sourceOf(file);
    const found: Handler[] = [];
    visit(source.program, (node) => {
      if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
      const [first] = node.arguments;
      const call = VERBS.includes(node.callee.name) && first && callIn(source, first);
      if (call) found.push({ call, source, handler: node });
    });
    return found;
  });
}

interface Found {
  readonly site: Site;
  readonly codes: readonly string[];
  readonly messages: readonly string[];
}

/** A statement or expression, and those that it reaches through functions and constants of the server. */
function statementsFrom(source: Source, start: ESTree.Node): Within[] {
  const statements: Within[] = [];
  const seen = new Set<string>();
  const follow = (from: Source, node: ESTree.Node) => {
    const within = new Within(from, node);
    statements.push(within);
    for (const name of within.names) {
      const other = from.imports.get(name);
      if (other) enter(other);
      else if (from.declared.has(name)) enter({ file: from.file, name });
    }
  };
  const enter = ({ file, name }: Imported) => {
    if (seen.has(`${file} ${name}`) || !file.startsWith("apps/server/") || !file.endsWith(".ts"))
      return;
    seen.add(`${file} ${name}`);
    const other = sourceOf(file);
    const statement = other.declared.get(name);
    if (statement) follow(other, statement);
  };
  follow(source, start);
  return statements;
}

function reachedBy(source: Source, handler: ESTree.Node): Found[] {
  const statements = statementsFrom(source, handler);
  const refusals = statements.flatMap((within) =>
    within.refusals.map((each) => ({ within, refusal: each })),
  );
  return refusals.flatMap(({ within, refusal }) => {
    const [code, message] = refusal.arguments as [ESTree.Expression, ESTree.Expression];
    const site = siteOf(within.source.file, refusal);
    const given = within.givenTo(refusal);
    if (!given)
      return [{ site, codes: within.codesIn(code), messages: within.messagesIn(message) }];
    // What its callers give.
    return statements.flatMap((caller) =>
      caller.callsOf(given, within.source).map((call) => {
        const codes = within.codesIn(code);
        const messages = within.messagesIn(message);
        return {
          site,
          codes: codes.length > 0 ? codes : call.arguments.flatMap((each) => caller.codesIn(each)),
          messages: isClear(messages)
            ? messages
            : call.arguments.flatMap((each) => caller.namedBy(each, messages)),
        };
      }),
    );
  });
}

const isClear = (messages: readonly string[]) =>
  messages.length > 0 && messages.every((message) => !message.endsWith(".*"));

const isRefusal = (node: ESTree.Node): node is ESTree.NewExpression =>
  node.type === "NewExpression" &&
  node.callee.type === "Identifier" &&
  node.callee.name === "Refusal";

const siteOf = (file: string, { start }: ESTree.Node): Site => `${file}:${start}`;

/** A statement of a file, or an expression, with the names that it declares itself. */
class Within {
  readonly source: Source;
  readonly names = new Set<string>();
  readonly refusals: ESTree.NewExpression[] = [];
  readonly #parents = new Map<ESTree.Node, ESTree.Node>();
  readonly #values = new Map<string, ESTree.Node>();
  readonly #calls: ESTree.CallExpression[] = [];

  constructor(source: Source, node: ESTree.Node) {
    this.source = source;
    visit(node, (each, parent) => {
      if (parent) this.#parents.set(each, parent);
      // What is refused within becomes part of an answer.
      if (each.type === "TryStatement" && catchesRefusals(each)) return false;
      if (each.type === "Identifier") this.names.add(each.name);
      if (each.type === "VariableDeclarator" && each.init)
        for (const name of namesUsed(each.id)) this.#values.set(name, each.init);
      if (each.type === "CallExpression") this.#calls.push(each);
      if (isRefusal(each)) this.refusals.push(each);
      return true;
    });
  }

  /** The function that hands the code or the message of a refusal on from its parameters. */
  givenTo(refusal: ESTree.NewExpression): string | undefined {
    const [code, message] = refusal.arguments as [ESTree.Expression, ESTree.Expression];
    const used = new Set([...namesUsed(code), ...namesUsed(withoutLanguage(message))]);
    for (let node = this.#parents.get(refusal); node; node = this.#parents.get(node)) {
      if (!isFunction(node)) continue;
      const params = new Set(node.params.flatMap((param) => [...namesUsed(param)]));
      const isGiven = [...used].some((name) => params.has(name) && !this.#values.has(name));
      if (isGiven && !isClear(this.messagesIn(message))) return this.#nameOf(node);
      if (isGiven && this.codesIn(code).length === 0) return this.#nameOf(node);
    }
    return undefined;
  }

  /** The calls of a function of a file. */
  callsOf(name: string, source: Source): ESTree.CallExpression[] {
    return this.#calls.filter(({ callee }) => {
      if (callee.type !== "Identifier") return false;
      const from = this.source.imports.get(callee.name);
      if (from) return from.file === source.file && from.name === name;
      return this.source === source && callee.name === name;
    });
  }

  codesIn(node: ESTree.Node): string[] {
    return codesIn(this.#valueOf(node));
  }

  /** The messages that an expression leads to. */
  messagesIn(node: ESTree.Node): string[] {
    const said = this.#valueOf(withoutLanguage(node));
    if (said.type === "MemberExpression" && said.computed) {
      const area = this.#areaOf(said.object);
      if (area) {
        const keys = this.#keysIn(said.property);
        return keys.length > 0 ? keys.map((key) => `${area}.${key}`) : [`${area}.*`];
      }
    }
    const own = [...ownMessages(this.source, said)];
    return isClear(own) ? own : [...messagesIn(this.source, [said])];
  }

  /** The messages that an argument of a refusing function names, by itself or as a key of `unclear`. */
  namedBy(argument: ESTree.Node, unclear: readonly string[]): string[] {
    if (argument.type === "Literal" && typeof argument.value === "string")
      return unclear.map((each) => each.replace("*", String(argument.value)));
    return [...ownMessages(this.source, argument)];
  }

  #areaOf(node: ESTree.Node): string | undefined {
    const from = node.type === "Identifier" ? this.source.imports.get(node.name) : undefined;
    return from && isMessages(from) ? from.name : undefined;
  }

  /** The texts that an expression can be. */
  #keysIn(node: ESTree.Node): string[] {
    const value = this.#valueOf(node);
    if (value.type === "Literal") return [String(value.value)];
    if (value.type === "ConditionalExpression")
      return [...this.#keysIn(value.consequent), ...this.#keysIn(value.alternate)];
    if (value.type !== "CallExpression" || value.callee.type !== "Identifier") return [];
    const made = this.source.declared.get(value.callee.name);
    const keys: string[] = [];
    if (made)
      visit(made, (each) => {
        if (each.type === "ReturnStatement" && each.argument)
          keys.push(...this.#keysIn(each.argument));
      });
    return keys;
  }

  /** What a name of the statement stands for. */
  #valueOf(node: ESTree.Node): ESTree.Node {
    if (node.type === "AwaitExpression") return this.#valueOf(node.argument);
    if (node.type === "MemberExpression" && !node.computed && node.object.type === "Identifier") {
      const value = this.#values.get(node.object.name);
      return value ? this.#valueOf(value) : node;
    }
    const value = node.type === "Identifier" && this.#values.get(node.name);
    return value ? this.#valueOf(value) : node;
  }

  #nameOf(node: ESTree.Node): string | undefined {
    if (node.type === "FunctionDeclaration") return node.id?.name;
    const parent = this.#parents.get(node);
    return parent?.type === "VariableDeclarator" && parent.id.type === "Identifier"
      ? parent.id.name
      : undefined;
  }
}

/** `cartMessages.empty[language]` and `cartMessages.empty` are the same. */
function withoutLanguage(node: ESTree.Node): ESTree.Node {
  const isIn = node.type === "MemberExpression" && node.computed;
  return isIn && lastName(node.property).endsWith("language") ? node.object : node;
}

function lastName(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? lastName(node.property) : "";
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;
const isFunction = (node: ESTree.Node): node is FunctionNode =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/u.test(node.type);

function catchesRefusals({ handler }: ESTree.TryStatement): boolean {
  let isCaught = false;
  if (handler)
    visit(handler, (each) => {
      if (each.type !== "BinaryExpression" || each.operator !== "instanceof") return;
      isCaught ||= each.right.type === "Identifier" && each.right.name === "Refusal";
    });
  return isCaught;
}
