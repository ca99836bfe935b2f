import { parseSync, type Plugin, Visitor } from "vite";

const router = /\/node_modules\/react-router\/dist\/(development)\//;

/** What the shop does not use of react-router, and what stands in its place so that the bundler can leave out the rest. */
const cuts: readonly { readonly what: string; readonly code: RegExp; readonly by: string }[] = [
  // What is done to a component when the file is evaluated keeps it in the bundle.
  { what: "display names", code: /^\w+\.displayName = "[^"]*";$/gm, by: "" },
  {
    what: "wrapped components",
    code: /= (?=React\d*\.(?:forwardRef|memo)\()/g,
    by: "= /* @__PURE__ */ ",
  },
  { what: "contexts of classes", code: /^RenderErrorBoundary\.contextType = \w+;$/gm, by: "" },
  // Its links can prefetch pages of its own framework, which this is not; each looked after it by two states and two effects.
  {
    what: "prefetching",
    code: /(?<=let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = )usePrefetchBehavior\([^)]*\)/g,
    by: "[false]",
  },
  {
    what: "a link's second ref",
    code: /mergeRefs\(forwardedRef, prefetchRef\)/g,
    by: "forwardedRef",
  },
  {
    what: "prefetched pages",
    code: /shouldPrefetch && !isAbsolute \?[^;]+ : (?=link;)/g,
    by: "",
  },
  // It ranks all routes anew with every page; they never change.
  {
    what: "ranking of routes",
    code: /precomputedBranches \?\? flattenAndRankRoutes\(routes\)/g,
    by: "(routes.ranked ??= flattenAndRankRoutes(routes))",
  },
  // Its routes can load data and show what failed there; the shop's screens read through SWR.
  {
    what: "navigating where routes load data",
    code: /isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g,
    by: "",
  },
  {
    what: "what routes have loaded",
    code: /dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/g,
    by: "false ?",
  },
  {
    what: "the state of what routes load",
    code: /let dataRouterState = dataRouterOpts\?\.state;/g,
    by: "const dataRouterState = undefined;",
  },
];

/**
 * Leaves out what the shop does not use of react-router, whose package names its development files to every bundler. A cut that
 * finds nothing any more, as after an update, fails the build.
 */
export function leanRouter(): Plugin {
  const made = new Set<string>();
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && router.test(found.id)
        ? found.id.replace("/dist/development/", "/dist/production/")
        : null;
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(code) {
        let lean = code;
        for (const { what, code: pattern, by } of cuts) {
          const before = lean;
          lean = lean.replaceAll(pattern, by);
          if (lean !== before) made.add(what);
        }
        return { code: withoutAdvice(lean), map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.filter(({ what }) => !made.has(what)).map(({ what }) => what);
      if (!error && missed.length > 0) this.error(`react-router has changed: ${missed.join(", ")}`);
    },
  };
}

/** What it tells developers who use it wrongly, of which each has been told in development. */
const ADVISERS = new Set(["invariant", "warning", "warningOnce"]);

function withoutAdvice(code: string): string {
  const advice: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const message = given.at(-1);
      if (callee.type === "Identifier" && ADVISERS.has(callee.name) && given.length > 1 && message)
        advice.push(message);
    },
  }).visit(parseSync("router.js", code).program);
  return advice
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}
