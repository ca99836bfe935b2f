import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { icons as shownIcons } from "../../packages/ui/src/foundations/Icons/icons.ts";
import { objectionsToStyles, objectionToNewer } from "./browsers.ts";
import { citationProblems, rulesIn } from "./citations.ts";
import { objectionToClock } from "./clocks.ts";
import type { Node } from "./node.ts";
import { checkVocabulary, type TypeNode } from "./vocabulary.ts";

/*
 * The project's own lint rules: allowed imports, wrapped libraries, and addresses by name. Each message says why, and how
 * to fix the problem.
 */

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly loc: {
    readonly start: { readonly line: number };
    readonly end: { readonly line: number };
  };
}
interface Context {
  readonly filename: string;
  readonly cwd: string;
  readonly sourceCode: {
    readonly text: string;
    getAllComments(): readonly Comment[];
    getCommentsBefore(node: Node | TypeNode): readonly Comment[];
    getText(node: Node | TypeNode): string;
  };
  report(descriptor: { node: Node | Comment; message: string }): void;
}
type Visitor = Record<string, (node: Node) => void>;

const ROOMS = {
  domain: { folder: "packages/domain/", mayImport: ["domain"] },
  api: { folder: "packages/api/", mayImport: ["domain", "api"] },
  ui: { folder: "packages/ui/", mayImport: ["domain", "api", "ui"] },
  shop: { folder: "apps/shop/", mayImport: ["domain", "api", "ui", "shop"] },
  server: { folder: "apps/server/", mayImport: ["domain", "api", "server"] },
  demo: { folder: "demo/", mayImport: ["domain", "api", "server", "demo"] },
} as const;
type Room = keyof typeof ROOMS;

const roomOf = (file: string): Room | undefined =>
  (Object.keys(ROOMS) as Room[]).find((room) => file.startsWith(ROOMS[room].folder));

/** Files that are not part of the product: tests, stories, fixtures and the guide. */
const isProduct = (file: string): boolean =>
  !/\.(test|stories)\.tsx?$/.test(file) &&
  !/\/(testing|foundations)\//.test(file) &&
  !file.startsWith("packages/api/src/mock/");

const WRAPPED = [
  {
    library: /^(radix-ui|react-aria-components|keen-slider|maplibre-gl|china-geojson)(\/|$)/,
    only: "packages/ui/src/components/",
  },
  { library: /^(redaxios)(\/|$)/, only: "packages/api/src/client/" },
  { library: /^(swr)(\/|$)/, only: "packages/ui/src/data/" },
  { library: /^(piscina)(\/|$)/, only: "apps/server/src/basics/thread.ts" },
];

/** Folders with floors, lowest first: each may import only from itself and from lower ones. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  "packages/ui/src/": ["components", "blocks", "layouts", "screens"],
  "apps/server/src/": [
    "basics",
    "database",
    "content",
    "catalogue",
    "search",
    "listing",
    "structures",
    "sessions",
    "ports",
    "settings",
    "calls",
    "customers",
    "ordering",
    "documents",
    "areas",
    "import",
    "http",
    "pages",
    "metrics",
    "services",
    "backup",
    "operator",
    "", // The files in the folder itself: the start.
  ],
};

/** The floors of the folder that a file is in, and its own among them. */
function floorOf(file: string): { readonly folder: string; readonly floor: string } | undefined {
  const folder = Object.keys(FLOORS).find((each) => file.startsWith(each));
  if (folder === undefined) return undefined;
  const [floor = "", ...rest] = file.slice(folder.length).split("/");
  return { folder, floor: rest.length > 0 ? floor : "" };
}

/** Why a file may not import another one because of their floors, or undefined where it may. */
function objectionToFloor(file: string, target: string): string | undefined {
  const [from, to] = [floorOf(file), floorOf(target)];
  if (!from || from.folder !== to?.folder) return undefined;
  const [here = -1, there = -1] = [from, to].map(({ folder, floor }) =>
    FLOORS[folder]?.indexOf(floor),
  );
  if (there > here && here >= 0)
    return `${from.floor} may not import ${to.floor || "the start"}, which is above it. Pass it in, or move what both need to a lower floor.`;
  const area = (path: string) => /^apps\/server\/src\/areas\/([^/]+)\//.exec(path)?.[1];
  if (area(file) !== undefined && area(target) !== undefined && area(file) !== area(target))
    return "An area imports no other area. Move what both need to a lower floor, such as ordering, customers or catalogue.";
  return undefined;
}

const START = "apps/server/src/start.ts";
/** What imports the demo into the server: its start, on demand, and one file for its tests. */
const isDoorOfDemo = (file: string, isOnDemand: boolean): boolean =>
  (file === START && isOnDemand) || file === "apps/server/src/testing/demo.ts";

/** Why `file` may not import `specifier`, or undefined where it may. Paths are from the root, with slashes. */
function objectionTo(file: string, specifier: string, isOnDemand: boolean): string | undefined {
  const room = roomOf(file);
  if (!room) return undefined;
  const isRelative = specifier.startsWith(".");
  const target = isRelative
    ? relative(".", resolve(dirname(file), specifier)).replaceAll("\\", "/")
    : specifier;
  const targetRoom = isRelative
    ? roomOf(target)
    : (/^@reagent\/(\w+)/.exec(specifier)?.[1] as Room | undefined);

  if (room === "server" && targetRoom === "demo") {
    return isDoorOfDemo(file, isOnDemand)
      ? undefined
      : `The server runs without the demo: ${START} alone imports it, on demand, where the setting DEMO asks for it.`;
  }
  if (targetRoom && !(ROOMS[room].mayImport as readonly string[]).includes(targetRoom)) {
    return (
      `${room} may not import ${targetRoom}: imports go down only (domain, api, ui, shop; the server imports api and ` +
      `domain, the demo also the server). Move what both need into the lowest room that it belongs to.`
    );
  }
  if (isRelative && targetRoom !== room) {
    return `This path leaves ${ROOMS[room].folder}: import from another package by its name, "@reagent/…".`;
  }
  if (
    room === "domain" &&
    /^(node:|react(-dom)?(\/|$)|msw|swr|jotai)/.test(specifier) &&
    !file.endsWith(".test.ts")
  ) {
    return `domain is pure: no "${specifier}". Take what you need as an argument, and let the caller ask for it.`;
  }
  if ((room === "ui" || room === "api") && specifier.startsWith("node:") && isProduct(file)) {
    return `${room} also runs in a browser, which has no "${specifier}".`;
  }
  if (isProduct(file)) {
    const isTold =
      /^(msw|storybook|@storybook)(\/|$)/.test(specifier) ||
      specifier.startsWith("@reagent/api/mock/");
    if (
      isTold ||
      /\/(foundations|testing)\//.test(target) ||
      /\.stories(\.tsx)?$/.test(specifier)
    ) {
      return `"${specifier}" belongs to stories and tests; the product neither ships it nor asks whether it is in a story.`;
    }
    for (const { library, only } of WRAPPED) {
      if (library.test(specifier) && !file.startsWith(only)) {
        return `"${specifier}" is used in ${only} alone: take what wraps it there, or write that wrapper.`;
      }
    }
  }
  if (isProduct(file) && isRelative) return objectionToFloor(file, target);
  return undefined;
}

const fileOf = ({ filename, cwd }: Context): string =>
  (isAbsolute(filename) ? relative(cwd, filename) : filename).replaceAll("\\", "/");

/** The constant text at the start of an expression. */
function beginningOf(node: Node | undefined): string {
  if (!node) return "";
  if (node.type === "JSXExpressionContainer") return beginningOf(node.expression);
  if (node.type === "TemplateLiteral") return node.quasis?.[0]?.value.raw ?? "";
  return typeof node.value === "string" ? node.value : "";
}

type Report = (node: Node | Comment, message: string | undefined) => void;

/** A rule that visits the nodes of a file, and reports those for which it has a message. */
const rule = (visit: (report: Report, file: string, context: Context) => Visitor) => ({
  meta: { type: "problem" },
  create: (context: Context): Visitor => {
    const report: Report = (node, message) => {
      if (message !== undefined) context.report({ node, message });
    };
    return visit(report, fileOf(context), context);
  },
});

/** Visits the texts of a file, of templates what is constant. */
const texts = (check: (node: Node, text: string) => void): Visitor => ({
  Literal(node) {
    if (typeof node.value === "string") check(node, node.value);
  },
  TemplateLiteral(node) {
    check(node, node.quasis?.map(({ value }) => value.raw).join("") ?? "");
  },
});

const imports = rule((report, file) => {
  const check = (node: Node) => {
    const specifier = node.source?.value;
    if (typeof specifier === "string")
      report(node, objectionTo(file, specifier, node.type === "ImportExpression"));
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
  };
});

const namedPaths = rule((report, file) => {
  if (!file.startsWith("packages/ui/src/") || !isProduct(file)) return {};
  const check = (node: Node, value: Node | undefined) => {
    if (/^\/(?!\/)/.test(beginningOf(value)))
      report(
        node,
        "An address is named, not written out: use `paths` of packages/api/src/pages/paths.ts, and add it there if it is missing.",
      );
  };
  return {
    JSXAttribute(node) {
      const { name } = node.name as Node;
      if (name === "to" || name === "href") check(node, node.value as Node);
    },
    CallExpression(node) {
      const { callee } = node;
      const name = callee?.type === "MemberExpression" ? callee.property?.name : callee?.name;
      if (name === "navigate" || name === "load") check(node, node.arguments?.[0]);
    },
  };
});

const ICON = /^@lucide\/icons\/icons\/([\w-]+)$/u;
const shown = new Set(
  Object.values(shownIcons as Record<string, { readonly name: string }>).map(({ name }) => name),
);

/** Why a file may not import icons from this specifier, or undefined where it may. */
function objectionToIcon(file: string, specifier: string): string | undefined {
  if (specifier === "@lucide/icons")
    return 'Import each icon by itself: import Search from "@lucide/icons/icons/search".';
  const [, icon] = ICON.exec(specifier) ?? [];
  if (icon === undefined || shown.has(icon) || !isProduct(file)) return undefined;
  return "The page of icons does not show this one: add it to packages/ui/src/foundations/Icons/icons.ts.";
}

const icons = rule((report, file) => ({
  ImportDeclaration(node) {
    const specifier = node.source?.value;
    if (typeof specifier === "string" && node.importKind !== "type")
      report(node, objectionToIcon(file, specifier));
  },
}));

let rules: ReadonlySet<string> | undefined;
const rulesOf = (root: string): ReadonlySet<string> =>
  (rules ??= new Set(rulesIn(readFileSync(join(root, "docs/rules.md"), "utf8"))));

/** Comments, with those of consecutive lines in one, since a citation may run over the end of a line. */
function paragraphsOf(
  comments: readonly Comment[],
): { first: Comment; last: Comment; text: string }[] {
  const paragraphs: { first: Comment; last: Comment; text: string }[] = [];
  for (const comment of comments) {
    const before = paragraphs.at(-1);
    if (
      before?.last.type === "Line" &&
      comment.type === "Line" &&
      comment.loc.start.line === before.last.loc.end.line + 1
    ) {
      before.last = comment;
      before.text += `\n${comment.value}`;
    } else paragraphs.push({ first: comment, last: comment, text: comment.value });
  }
  return paragraphs;
}

const citations = rule((report, file, context) => {
  if (file.startsWith("scripts/lint/")) return {};
  const check = (node: Node | Comment, text: string) => {
    if (!/§|decisions/u.test(text)) return;
    for (const message of citationProblems(text, rulesOf(context.cwd))) report(node, message);
  };
  return {
    Program() {
      for (const { first, text } of paragraphsOf(context.sourceCode.getAllComments()))
        check(first, text);
    },
    // A text that is only a citation needs no parentheses.
    ...texts((node, text) =>
      check(node, /^(?:storefront|customer centre) §/u.test(text) ? `(${text})` : text),
    ),
  };
});

const NEGATED_STATE = /:not\([^()]*:(?:hover|focus|active)/u;

/** Why a file may not contain this selector, or undefined where it may. */
function objectionToSelector(file: string, selector: string): string | undefined {
  if (!file.startsWith("packages/ui/src/") || !NEGATED_STATE.test(selector)) return undefined;
  return (
    "The workbench's tool for pseudo states rewrites a state within `:not` to a rule that always holds. Write the usual style " +
    "without the state, and what differs with it."
  );
}

const stateSelectors = rule((report, file) =>
  texts((node, text) => report(node, objectionToSelector(file, text))),
);

/** vanilla-extract's functions of rules, which theme/layered.ts wraps. */
const OF_RULES = ["style", "styleVariants", "recipe", "globalStyle"];
const LAYERED = /^packages\/ui\/src\/(?:components|blocks|layouts|screens)\//u;

const layers = rule((report, file) => ({
  ImportDeclaration({ source, specifiers = [] }) {
    const library = beginningOf(source ?? undefined);
    if (!LAYERED.test(file) || !library.startsWith("@vanilla-extract/")) return;
    for (const specifier of specifiers) {
      const name = String(specifier.imported?.name);
      if (OF_RULES.includes(name))
        report(
          specifier,
          `A rule of \`${name}\` is in no cascade layer, and overrides all that are: take what theme/layered.ts has for this floor.`,
        );
    }
  },
}));

const clocks = rule((report, file) => {
  const check = (node: Node) => report(node, objectionToClock(file, node));
  return { MemberExpression: check, BinaryExpression: check };
});

const browsers = rule((report, file, { sourceCode }) => {
  const check = (node: Node) => report(node, objectionToNewer(file, node));
  return {
    Program(node) {
      for (const message of objectionsToStyles(file, sourceCode.text)) report(node, message);
    },
    MemberExpression: check,
    Identifier: check,
    Literal: check,
    TemplateLiteral: check,
  };
});

const vocabulary = rule((report, file, { sourceCode }) => ({
  Program(program) {
    const isDescribed = (member: TypeNode) =>
      sourceCode.getCommentsBefore(member).some(({ value }) => value.startsWith("*"));
    const textOf = (node: TypeNode) => sourceCode.getText(node);
    checkVocabulary(file, program as TypeNode, isDescribed, textOf, report);
  },
}));

export default {
  meta: { name: "house" },
  rules: {
    imports,
    "named-paths": namedPaths,
    icons,
    citations,
    "state-selectors": stateSelectors,
    layers,
    clocks,
    browsers,
    vocabulary,
  },
};
