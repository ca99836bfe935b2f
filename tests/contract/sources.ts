import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type ESTree, parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");

export interface Imported {
  readonly file: string;
  /** The name that the other file exports; `*` for all. */
  readonly name: string;
}

/** A parsed file. */
export interface Source {
  readonly file: string;
  readonly program: ESTree.Program;
  readonly imports: ReadonlyMap<string, Imported>;
  /** The statements of the file by the names that they declare. */
  readonly declared: ReadonlyMap<string, ESTree.Node>;
}

/** The files of the patterns, without tests. */
export function filesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("node_modules") && !/\.test\.tsx?$/u.test(file))
    .toSorted();
}

const sources = new Map<string, Source>();

export function sourceOf(file: string): Source {
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

/** The names that a node uses, in the order of the text. */
export function namesUsed(node: ESTree.Node): Set<string> {
  const names = new Set<string>();
  visit(node, (each) => {
    if (each.type === "Identifier" || each.type === "JSXIdentifier") names.add(each.name);
  });
  return names;
}

/**
 * Visits a node and all below it, without types, and without names of properties. What is below a node for which `see` returns
 * false is left out.
 */
export function visit(
  node: ESTree.Node,
  see: (node: ESTree.Node, parent?: ESTree.Node) => unknown,
  parent?: ESTree.Node,
): void {
  if (see(node, parent) === false) return;
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === "property" || key === "key") && "computed" in node && !node.computed;
    const isType = /^(typeAnnotation|typeArguments|typeParameters|returnType)$/u.test(key);
    if (key === "parent" || isName || isType) continue;
    for (const each of [value].flat())
      if (typeof each === "object" && each !== null && "type" in each)
        visit(each as ESTree.Node, see, node);
  }
}
