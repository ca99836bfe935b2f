import type { LocalizedText } from "@reagent/api/messages/message";
import { type ESTree, parseSync } from "vite";
import type { ChangedText } from "../../packages/ui/src/foundations/guide/Review/review.ts";
import { areaOf } from "../../packages/ui/src/foundations/guide/Review/review.ts";
import type { Base } from "./base.ts";
import { contentsOf, git } from "./git.ts";

/** The files with words for customers. Those of the guide are for its readers. */
const FILES = ["*.copy.ts", "packages/api/src/messages/*.ts", ":!*/foundations/*", ":!*.test.ts"];

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** What a node contains, in the order of the source. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode),
  );

/** The values of an object by their names. */
const valuesOf = (node: ESTree.ObjectExpression) =>
  new Map(
    node.properties.flatMap((property) => {
      if (property.type !== "Property" || property.computed) return [];
      const { key } = property;
      const name = key.type === "Identifier" ? key.name : String("value" in key ? key.value : "");
      return [[name, property.value]];
    }),
  );

/** The text of a string, a template or a function that returns one, with what is inserted as it is written; else the source. */
function textOf(node: Node, source: string): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return source.slice(node.start + 1, node.end - 1);
  if (node.type === "ArrowFunctionExpression") return textOf(node.body, source);
  if (node.type === "TSAsExpression" || node.type === "ParenthesizedExpression")
    return textOf(node.expression, source);
  return source.slice(node.start, node.end);
}

/**
 * The texts in both languages of a source: each value of each object that has "zh" and "en". A text is called by the names
 * around it.
 */
export function textsIn(source: string): Map<string, LocalizedText> {
  const found = new Map<string, LocalizedText>();

  function add(path: readonly string[], zh: Node, en: Node): void {
    if (zh.type === "ObjectExpression" && en.type === "ObjectExpression") {
      const others = valuesOf(en);
      for (const [name, value] of valuesOf(zh)) {
        const other = others.get(name);
        if (other) add([...path, name], value, other);
      }
      return;
    }
    const name = path.join(".");
    // The cases of a function have one name.
    let unique = name;
    for (let count = 2; found.has(unique); count++) unique = `${name} ${count}`;
    found.set(unique, { zh: textOf(zh, source), en: textOf(en, source) });
  }

  function visit(node: Node, path: readonly string[]): void {
    if (node.type === "ObjectExpression") {
      const values = valuesOf(node);
      const [zh, en] = [values.get("zh"), values.get("en")];
      if (zh && en) return add(path, zh, en);
      for (const [name, value] of values) visit(value, [...path, name]);
      return;
    }
    const name =
      (node.type === "VariableDeclarator" || node.type === "FunctionDeclaration") &&
      node.id?.type === "Identifier" &&
      node.id.name !== "copy"
        ? [node.id.name]
        : [];
    for (const child of childrenOf(node)) visit(child, [...path, ...name]);
  }

  visit(parseSync("words.ts", source).program, []);
  return found;
}

/** The words for customers that have changed since a commit, file by file. */
export function textsSince(folder: string, { commit }: Base): ChangedText[] {
  const diff = ["diff", "--name-status", "-M", commit, "HEAD", "--", ...FILES];
  const files = git(folder, ...diff).map((line) => {
    const [, path = "", moved = path] = line.split("\t");
    return { before: path, after: moved };
  });
  const contents = contentsOf(
    folder,
    files.flatMap(({ before, after }) => [`${commit}:${before}`, `HEAD:${after}`]),
  ).map((content) => textsIn(content?.toString("utf8") ?? ""));
  return files.flatMap(({ after: file }, index) => {
    const [was, is] = [contents[2 * index]!, contents[2 * index + 1]!];
    return [...new Set([...is.keys(), ...was.keys()])].flatMap((name): ChangedText[] => {
      const [before, after] = [was.get(name), is.get(name)];
      if (before?.zh === after?.zh && before?.en === after?.en) return [];
      return [
        { file, area: areaOf(file), name, ...(before && { before }), ...(after && { after }) },
      ];
    });
  });
}
