import type { ESTree } from "vite";
import { filesOf, type Imported, namesUsed, type Source, sourceOf, visit } from "./sources.ts";

/*
 * Which messages a call can be refused with, read from the sources: of the server's handlers, and of mocks and stories. A
 * message is named as the sources name it, `cartMessages.empty`; `cartMessages.*` is any of them.
 */

const MESSAGES = "packages/api/src/messages/";
const CONTRACT = "packages/api/src/contract/";

/** A call of a verb, such as `refuses(readCart, …)`. */
export interface Use {
  readonly file: string;
  readonly verb: string;
  /** The contract's name of the call; undefined where it is a parameter. */
  readonly call: string | undefined;
  /** The codes that its arguments name. */
  readonly codes: ReadonlySet<string>;
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
      uses.push({
        file,
        verb,
        call: callIn(source, first),
        codes: new Set(rest.flatMap(codesIn)),
        messages: messagesIn(source, rest),
      });
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

/** The call of the contract that an expression names: `readCart`, or `cart.readCart` after `import * as cart`. */
export function callIn({ imports }: Source, node: ESTree.Node): string | undefined {
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
export function messagesIn(source: Source, nodes: readonly ESTree.Node[]): Set<string> {
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
export function ownMessages({ imports }: Source, node: ESTree.Node): Set<string> {
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

/** Whether what is imported is messages of the back end. */
export const isMessages = ({ file }: Imported): boolean => file.startsWith(MESSAGES);

/** The codes that a node names itself: `codes.emptyCart`. */
export function codesIn(node: ESTree.Node): string[] {
  const found: string[] = [];
  visit(node, (each) => {
    if (each.type !== "MemberExpression" || each.object.type !== "Identifier") return;
    if (each.object.name === "codes" && !each.computed && each.property.type === "Identifier")
      found.push(each.property.name);
  });
  return found;
}
