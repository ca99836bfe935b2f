import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ESTree, normalizePath, parseSync, type Plugin } from "vite";

const API = /\/packages\/api\/src\//;
const AREA = /\/packages\/api\/src\/contract\/[\w-]+\.ts$/;
const WHOLE = "?whole";

/** The file of the contract that comes with the first call of an area; the one that screens import comes before it. */
export const wholeOf = (area: string): string => area + WHOLE;

const isArea = (file: string) => AREA.test(file) && isDeclaring(readFileSync(file, "utf8"));
const isDeclaring = (code: string) => code.includes(" = endpoint(");

/**
 * Leaves the tables of parameters and answers out of the contract's calls for screens, which need only what a call is named and
 * who may ask; what a call carries comes with its first use. What stands in the room of the contract itself sees all of it.
 */
export function lateTables(): Plugin {
  return {
    name: "late-tables",
    apply: "build",
    // Before anything else finds the file.
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !API.test(normalizePath(importer)) || !source.startsWith(".")) return null;
      const file = normalizePath(resolve(dirname(importer), source));
      return isArea(file) ? { id: wholeOf(file), moduleSideEffects: false } : null;
    },
    transform: {
      filter: { id: AREA },
      handler: (code, id) =>
        isDeclaring(code) ? { code: withoutTables(code, id), map: null } : null,
    },
  };
}

/** The calls that a file declares, without their tables. */
export function withoutTables(code: string, file: string): string {
  const { body } = parseSync("area.ts", code).program;
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  const calls = body.flatMap((statement) => {
    const declared = declaredCall(statement);
    if (!declared) return [];
    const [name, route, , , options] = declared.call.arguments.map(textOf);
    if (name !== JSON.stringify(declared.name))
      throw new Error(
        `${file}: ${declared.name} is called ${name}, and would not be found by that`,
      );
    return [{ name, route, options: options ?? "{}", as: declared.name }];
  });
  const isNamedIn = (texts: readonly string[], names: readonly string[]) =>
    names.some((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  // What calls say of themselves may stand in constants of the file.
  const needed = ["endpoint", ...calls.map(({ options }) => options)];
  const constants = body.filter(
    (statement) =>
      statement.type === "VariableDeclaration" && isNamedIn(needed, namesOf(statement)),
  );
  needed.push(...constants.map(textOf));
  const imports = body.filter(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      isNamedIn(
        needed,
        statement.specifiers.map(({ local }) => local.name),
      ),
  );
  return [
    ...imports.map(textOf),
    ...constants.map(textOf),
    `const declaredIn = () => import(${JSON.stringify(wholeOf(file))});`,
    ...calls.map(
      ({ as, name, route, options }) =>
        `export const ${as} = endpoint(${name}, ${route}, undefined, undefined, { ...${options}, declaredIn });`,
    ),
  ].join("\n");
}

const namesOf = ({ declarations }: ESTree.VariableDeclaration) =>
  declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));

/** The call that a statement declares: `export const readHome = endpoint("readHome", …)`. */
function declaredCall(
  statement: ESTree.Statement,
): { name: string; call: ESTree.CallExpression } | undefined {
  if (statement.type !== "ExportNamedDeclaration") return undefined;
  if (statement.declaration?.type !== "VariableDeclaration") return undefined;
  const [{ id, init } = {}] = statement.declaration.declarations;
  if (id?.type !== "Identifier" || init?.type !== "CallExpression") return undefined;
  const isCall = init.callee.type === "Identifier" && init.callee.name === "endpoint";
  return isCall ? { name: id.name, call: init } : undefined;
}
