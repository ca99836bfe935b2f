import { PROP_NAMES, REFUSED_STYLES } from "../../packages/ui/src/foundations/Names/prop-names.ts";

/* The props of components: exported under one name, described, and called as the guide's page "Names of props" says. */

/** What is read of the syntax of types. */
export interface TypeNode {
  readonly type: string;
  readonly name?: unknown;
  readonly id?: TypeNode | null;
  readonly key?: TypeNode;
  readonly declaration?: TypeNode | null;
  readonly params?: readonly TypeNode[];
  readonly left?: TypeNode;
  /** Of a declaration an array of statements, of an interface its members. */
  readonly body?: readonly TypeNode[] | TypeNode;
  readonly members?: readonly TypeNode[];
  readonly types?: readonly TypeNode[];
  readonly typeName?: TypeNode;
  readonly typeAnnotation?: TypeNode | null;
}
type Report = (node: TypeNode, message: string) => void;

const OF_COMPONENTS =
  /^packages\/ui\/src\/(?:components|blocks)\/(?!.*\.(?:stories|test)\.).*\.tsx$/u;
/** Types whose members a caller writes as props, or as options. */
const IS_OF_PROPS = /(?:Props|Option|Words)$/u;
/** Components that take a class, and why. */
const TAKES_CLASS: Readonly<Record<string, string>> = {
  "packages/ui/src/components/Table/Table.tsx": "cells have no element of the caller around them",
  "packages/ui/src/components/Table/RecordTable.tsx": "as above",
  "packages/ui/src/components/Menu/MenuItems.tsx": "the links of two menus, which look different",
  "packages/ui/src/blocks/ContentLink/ContentLink.tsx": "the link lies over the screen's banner",
};

const insteadOf = new Map(
  PROP_NAMES.flatMap(({ name, refused = [] }) => refused.map((each) => [each, name] as const)),
);

/** The members that a type has itself, without those of the types that it names. */
function ownMembers(type: TypeNode | null | undefined): readonly TypeNode[] {
  if (!type) return [];
  if (Array.isArray(type.body)) return type.body as readonly TypeNode[];
  return type.members ?? (type.types ?? []).flatMap(ownMembers);
}

/** Why a prop may not be called so, or undefined where it may. */
function objectionToName(file: string, name: string): string | undefined {
  if (REFUSED_STYLES.includes(name) && TAKES_CLASS[file] === undefined)
    return `No "${name}": layout is the parent's, which puts its own element around the component.`;
  const instead = insteadOf.get(name);
  return (
    instead && `"${name}" is called ${instead}, as the page of names says (foundations/Names).`
  );
}

/** Reports what is wrong with the props of a file's components. */
export function checkVocabulary(
  file: string,
  { body = [] }: TypeNode,
  isDescribed: (member: TypeNode) => boolean,
  textOf: (node: TypeNode) => string,
  report: Report,
): void {
  if (!OF_COMPONENTS.test(file)) return;
  const exported = (body as readonly TypeNode[]).flatMap(({ type, declaration }) =>
    type === "ExportNamedDeclaration" && declaration ? [declaration] : [],
  );
  const types = exported.filter(({ type }) => /^TS(?:TypeAlias|Interface)/u.test(type));
  for (const { type, id, params: [first] = [] } of exported) {
    if (type !== "FunctionDeclaration" || !/^[A-Z]/u.test(String(id?.name)) || !first) continue;
    const name = `${String(id?.name)}Props`;
    const own = first.typeAnnotation?.typeAnnotation?.typeName?.name;
    if (own !== name || !types.some((each) => each.id?.name === name))
      report(first, `Export the type of these props, and call it ${name}.`);
  }
  for (const { id, body: members, typeAnnotation } of types)
    for (const member of ownMembers((members as TypeNode | undefined) ?? typeAnnotation)) {
      const name = String(member.key?.name);
      const of = member.typeAnnotation?.typeAnnotation?.type ?? "";
      // What a union tells apart its members by says no more than its type.
      if (member.key?.type !== "Identifier" || /^TS(?:Never|Literal)/u.test(of)) continue;
      const objection = IS_OF_PROPS.test(String(id?.name)) && objectionToName(file, name);
      if (objection) report(member, objection);
      if (!isDescribed(member))
        report(member, `Describe "${name}" in a docstring: its unit, its default, what it does.`);
      if (name === "label" && /\b(?:ReactNode|ReactElement|Element)\b/u.test(textOf(member)))
        report(member, "A label is the accessible name, so it is a text: take children for more.");
    }
}
