import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type ESTree, parseSync } from "vite";

/*
 * Which messages a call can be refused with, read from the sources: of the server's handlers, and of mocks and stories. A
 * message is named as the sources name it, `cartMessages.empty`; `cartMessages.*` is any of them.
 */

const ROOT = join(import.meta.dirname, "../..");
const MESSAGES = "packages/api/src/messages/";
const CONTRACT = "packages/api/src/contract/";

interface Imported {
  readonly file: string;
  /** The name that the other file exports; `*` for all. */
  readonly name: string;
}

interface Source {
  readonly file: string;
  readonly program: ESTree.Program;
  readonly imports: ReadonlyMap<string, Imported>;
  /** The statements of the file by the names that they declare. */
  readonly declared: ReadonlyMap<string, ESTree.Node>;
}

/** A call of a verb, such as `refuses(readCart, …)`. */
export interface Use {
  readonly file: string;
  readonly verb: string;
  /** The contract's name of the call; undefined where it is a parameter. */
  readonly call: string | undefined;
  /** The messages that its arguments lead to. */
  readonly messages: ReadonlySet<string>;
}

/** The uses of these verbs in the files of the patterns. */
export function usesOf(verbs: readonly string[], patterns: readonly string[]): Use[] {
  return filesOf(patterns).flatMap((file) => {
    const source = sourceOf(file);
    const uses: Use[] = [];
    visit(source.program, (node) => {
      if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
      const verb = node.callee.name;
      const [first, ...rest] = node.arguments;
      if (!verbs.includes(verb) || !first) return;
      uses.push({ file, verb, call: callIn(source, first), messages: messagesIn(source, rest) });
    });
    return uses;
  });
}

/** The messages that the files of the patterns name anywhere. */
export function namedIn(patterns: readonly string[]): Set<string> {
  return new Set(
    filesOf(patterns).flatMap((file) => {
      const source = sourceOf(file);
      return [...ownMessages(source, source.program)];
    }),
  );
}

/** Whether a message is among others, of which some stand for all of their kind. */
export const isAmong = (messages: ReadonlySet<string>, message: string): boolean =>
  messages.has(message) || messages.has(message.replace(/\.[^.]*$/u, ".*"));

function filesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("node_modules") && !/\.test\.tsx?$/u.test(file))
    .toSorted();
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const imports = new Map<string, Imported>();
  const declared = new Map<string, ESTree.Node>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const from = fileAt(file, statement.source.value);
      for (const each of statement.specifiers)
        if (from !== undefined) imports.set(each.local.name, { file: from, name: nameOf(each) });
    } else {
      const of = "declaration" in statement && statement.declaration;
      for (const name of namesIn(of || statement)) declared.set(name, of || statement);
    }
  }
  const source = { file, program, imports, declared };
  sources.set(file, source);
  return source;
}

/** The file that an import names; undefined for libraries. */
function fileAt(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const [, path] = /^@reagent\/api\/(.+)$/u.exec(specifier) ?? [];
  return path && `packages/api/src/${path}.ts`;
}

function nameOf(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type !== "ImportSpecifier") return "*";
  return specifier.imported.type === "Identifier" ? specifier.imported.name : "*";
}

function namesIn(statement: ESTree.Node): string[] {
  if (statement.type === "VariableDeclaration")
    return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  const isNamed = statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration";
  return isNamed && statement.id ? [statement.id.name] : [];
}

/** The call of the contract that an expression names: `readCart`, or `cart.readCart` after `import * as cart`. */
function callIn({ imports }: Source, node: ESTree.Node): string | undefined {
  if (node.type === "Identifier") {
    const from = imports.get(node.name);
    return from?.file.startsWith(CONTRACT) ? from.name : undefined;
  }
  const isOfAll = node.type === "MemberExpression" && node.object.type === "Identifier";
  const from = isOfAll && imports.get((node.object as ESTree.IdentifierReference).name);
  return from && from.file.startsWith(CONTRACT) && node.property.type === "Identifier"
    ? node.property.name
    : undefined;
}

/** The messages that expressions lead to, through the functions and constants of all files. */
function messagesIn(source: Source, nodes: readonly ESTree.Node[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (from: Source, node: ESTree.Node) => {
    for (const message of ownMessages(from, node)) found.add(message);
    for (const name of namesUsed(node)) {
      const other = from.imports.get(name);
      if (other && !other.file.startsWith("packages/api/src/contract/")) enter(other);
      else if (from.declared.has(name)) enter({ file: from.file, name });
    }
  };
  const enter = ({ file, name }: Imported) => {
    if (seen.has(`${file} ${name}`) || file.startsWith(MESSAGES) || !/\.tsx?$/u.test(file)) return;
    seen.add(`${file} ${name}`);
    const other = sourceOf(file);
    const statement = other.declared.get(name);
    if (statement) follow(other, statement);
  };
  for (const node of nodes) follow(source, node);
  return found;
}

/** The messages that a node names itself. */
function ownMessages({ imports }: Source, node: ESTree.Node): Set<string> {
  const found = new Set<string>();
  visit(node, (each, parent) => {
    const from = each.type === "Identifier" ? imports.get(each.name) : undefined;
    if (from?.file.startsWith(MESSAGES)) found.add(`${from.name}.${memberOf(each, parent) ?? "*"}`);
  });
  return found;
}

/** The name of the member that is read of an object; undefined where it is computed, or all are used. */
function memberOf(object: ESTree.Node, parent: ESTree.Node | undefined): string | undefined {
  if (parent?.type !== "MemberExpression" || parent.object !== object) return undefined;
  const { computed, property } = parent;
  if (property.type === "Literal") return String(property.value);
  return !computed && property.type === "Identifier" ? property.name : undefined;
}

function namesUsed(node: ESTree.Node): Set<string> {
  const names = new Set<string>();
  visit(node, (each) => {
    if (each.type === "Identifier" || each.type === "JSXIdentifier") names.add(each.name);
  });
  return names;
}

/** Visits a node and all below it, without types, and without names of properties. */
function visit(
  node: ESTree.Node,
  see: (node: ESTree.Node, parent?: ESTree.Node) => void,
  parent?: ESTree.Node,
): void {
  see(node, parent);
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === "property" || key === "key") && "computed" in node && !node.computed;
    const isType = /^(typeAnnotation|typeArguments|typeParameters|returnType)$/u.test(key);
    if (key === "parent" || isName || isType) continue;
    for (const each of [value].flat())
      if (typeof each === "object" && each !== null && "type" in each)
        visit(each as ESTree.Node, see, node);
  }
}
