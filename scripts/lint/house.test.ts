import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { ROOT } from "../job.ts";
import house from "./house.ts";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  cwd: ROOT,
  languageOptions: { parserOptions: { lang: "tsx" } },
});

const CART = "packages/ui/src/screens/cart/Cart/Cart.tsx";
const MONEY = "packages/domain/src/money.ts";
const CLIENT = "packages/api/src/client/client.ts";
const SCREENS = "packages/ui/src/screens.ts";
const TAG = "packages/ui/src/components/Tag/Tag.css.ts";
const CART_AREA = "apps/server/src/areas/cart/routes.ts";
const SCROLL = "packages/ui/src/blocks/scroll-to-top.ts";
const TABLE = "packages/ui/src/components/Table/Table.tsx";
const LIMITS = "apps/server/src/http/limits.test.ts";

interface Cases {
  /** Each a file and its code. */
  readonly accepts: readonly (readonly [file: string, code: string])[];
  /** Each with words of the message. */
  readonly refuses: readonly (readonly [file: string, code: string, words: string])[];
}

function testRule(name: keyof typeof house.rules, { accepts, refuses }: Cases): void {
  const rule = house.rules[name] as unknown as Parameters<RuleTester["run"]>[1];
  tester.run(name, rule, {
    valid: accepts.map(([filename, code]) => ({ name: `${filename}: ${code}`, filename, code })),
    invalid: refuses.map(([filename, code, words]) => ({
      name: `${filename}: ${code}`,
      filename,
      code,
      errors: [{ message: new RegExp(words, "u") }],
    })),
  });
}

const imported = (specifier: string) => `import "${specifier}";`;

testRule("imports", {
  accepts: [
    [CART, imported("@reagent/api/contract/cart")],
    [CART, imported("../../../components/Button/Button.tsx")],
    ["packages/ui/src/components/Dialog/Dialog.tsx", imported("radix-ui")],
    [CART.replace(".tsx", ".stories.tsx"), imported("@reagent/api/mock/verbs")],
    ["apps/server/src/areas/cart.ts", imported("@reagent/domain/money")],
    ["apps/server/src/main.ts", imported("node:http")],
    ["apps/shop/src/draw.tsx", imported("@reagent/ui/data/shop-client")],
    ["packages/domain/src/money.test.ts", imported("node:fs")],
    ["tests/contract/cart.test.ts", imported("@reagent/server/main")],
    ["demo/catalogue.ts", imported("@reagent/server/import/load/load")],
    ["apps/server/src/start.ts", `const load = () => import("../../../demo/demo.ts");`],
    [CART_AREA, imported("../../ordering/cart/add.ts")],
    [CART_AREA, imported("./edit.ts")],
    [CART_AREA.replace("routes", "cart.test"), imported("../order/routes.ts")],
    ["apps/server/src/server.ts", imported("./areas/routes.ts")],
  ],
  refuses: [
    [MONEY, imported("@reagent/api/contract/cart"), "domain may not import api"],
    [MONEY, imported("react"), "domain is pure"],
    [MONEY, imported("node:fs"), "domain is pure"],
    [CLIENT, imported("@reagent/ui/paths"), "api may not import ui"],
    [CLIENT, imported("../../../ui/src/screens.ts"), "api may not import ui"],
    [CLIENT, imported("../../../domain/src/money.ts"), "leaves packages/api/"],
    [SCREENS, imported("@reagent/shop/main"), "ui may not import shop"],
    [SCREENS, imported("../../../apps/server/src/main.ts"), "ui may not import server"],
    [SCREENS, imported("node:fs"), "runs in a browser"],
    ["apps/server/src/main.ts", imported("@reagent/ui/paths"), "server may not import ui"],
    ["apps/shop/src/draw.tsx", imported("../../server/src/main.ts"), "shop may not import server"],
    ["apps/server/src/start.ts", imported("../../../demo/demo.ts"), "without the demo"],
    [
      "apps/server/src/import/content/command.ts",
      imported("@reagent/demo/content"),
      "without the demo",
    ],
    ["apps/shop/src/draw.tsx", imported("@reagent/demo/catalogue"), "shop may not import demo"],
    ["demo/catalogue.ts", imported("../apps/server/src/start.ts"), "leaves demo/"],
    [CART, imported("radix-ui"), "alone"],
    [CART, imported("@reagent/api/mock/verbs"), "stories and tests"],
    [CART, imported("msw"), "stories and tests"],
    [TAG, imported("../../screens/cart/Cart/Cart.tsx"), "above it"],
    [CART_AREA, imported("../order/lists.ts"), "imports no other area"],
    [CART_AREA, imported("../../http/calls.ts"), "above it"],
    [CART_AREA, imported("../../server.ts"), "the start, which is above it"],
    [
      "apps/server/src/ordering/cart/add.ts",
      `const load = () => import("../../areas/cart/edit.ts");`,
      "above it",
    ],
    [CART, `const load = () => import("msw");`, "stories and tests"],
  ],
});

testRule("named-paths", {
  accepts: [
    [CART, "const link = <Link to={paths.cart()} />;"],
    [CART, `const link = <a href="//shop.example" />;`],
    [CART, "navigate(paths.cart());"],
    ["apps/shop/src/draw.tsx", `navigate("/cart");`],
  ],
  refuses: [
    [CART, `const link = <Link to="/cart" />;`, "is named"],
    [CART, "const link = <a href={`/orders/${id}`} />;", "is named"],
    [CART, `router.navigate("/cart");`, "is named"],
  ],
});

testRule("state-selectors", {
  accepts: [
    [TAG, `style("&:hover");`],
    [TAG, `style("&:not(:disabled):hover");`],
    [TAG, `style("&:not(:first-child)");`],
    [TAG, `style("&:focus-visible:not([data-open])");`],
  ],
  refuses: [
    [TAG, `style("&:not(:hover)");`, "without the state"],
    [TAG, `style("&:not(:focus-visible) > span");`, "without the state"],
    [TAG, `style("&:not([data-open]:active)");`, "without the state"],
    [TAG, `style("a:not(:focus-within)");`, "without the state"],
  ],
});

testRule("layers", {
  accepts: [
    [TAG, `import { componentStyle } from "../../theme/layered.ts";`],
    [TAG, `import { createVar, keyframes } from "@vanilla-extract/css";`],
    ["packages/ui/src/theme/layered.ts", `import { style } from "@vanilla-extract/css";`],
  ],
  refuses: [
    [TAG, `import { style } from "@vanilla-extract/css";`, "no cascade layer"],
    [TAG, `import { recipe as made } from "@vanilla-extract/recipes";`, "no cascade layer"],
  ],
});

testRule("icons", {
  accepts: [[CART, `import Search from "@lucide/icons/icons/search";`]],
  refuses: [
    [CART, `import { Search } from "@lucide/icons";`, "by itself"],
    [CART, `import Anvil from "@lucide/icons/icons/anvil";`, "does not show"],
  ],
});

testRule("citations", {
  accepts: [
    [MONEY, "// The name of a unit.\n"],
    [MONEY, "// Stock (storefront §4).\n"],
    [MONEY, "// Stock (storefront §4,\n// stock display).\n"],
    [MONEY, "/*\n * Stock (storefront §4,\n * stock display).\n */"],
    [MONEY, "// Money (decisions, coupon effect)\n"],
    [MONEY, "// It (storefront §4, search; §4, stock display; decisions, coupon effect).\n"],
    [MONEY, "// Both (as decisions go) count.\n"],
    [MONEY, `it("stock (storefront §4, stock display)");`],
    [MONEY, `it("storefront §8");`],
    ["scripts/lint/citations.test.ts", "// (storefront §44)\n"],
  ],
  refuses: [
    [MONEY, "// Stock (storefront §99).\n", 'no rule "storefront §99"'],
    [
      MONEY,
      "// Stock (storefront §4,\n// stok display).\n",
      'no rule "storefront §4, stok display"',
    ],
    [MONEY, "// (decisions, haulage)\n", 'no rule "decisions, haulage"'],
    [MONEY, "// (storefront §4, search; §2, homes)\n", 'no rule "storefront §2, homes"'],
    [MONEY, "// (customer centre §4, search)\n", 'no rule "customer centre §4, search"'],
    [MONEY, "// (storefront §4 and §5)\n", 'no rule "storefront §4 and §5"'],
    [MONEY, "// See storefront §4.\n", "has the form"],
    [MONEY, "// Stock (§4, stock display).\n", "has the form"],
    [MONEY, "// (Storefront §4, search)\n", "has the form"],
    [MONEY, "// Money (decisions).\n", "has the form"],
    [MONEY, `it("stock (storefront §4, stok display)");`, "no rule"],
    [MONEY, `it("storefront §88");`, "no rule"],
  ],
});

testRule("clocks", {
  accepts: [
    [LIMITS, "Date.now()"],
    [LIMITS, "Date.now() - 5"],
    [LIMITS, "Date.now() - DAY_MS"],
    [LIMITS, "Date.now() - days * DAY_MS"],
    [LIMITS, "Date.now() + later"],
    [LIMITS, "page.now()"],
    ["tests/faults/kill.timing.test.ts", "performance.now()"],
    ["apps/server/src/basics/clock.ts", "performance.now()"],
  ],
  refuses: [
    [LIMITS, "performance.now()", "counts work"],
    [LIMITS, "process.hrtime()", "counts work"],
    [LIMITS, "process.cpuUsage()", "counts work"],
    [LIMITS, "Date.now() - start", "counts work"],
    [LIMITS, "Date.now() - shop.openedAt", "counts work"],
    ["packages/ui/src/Cart.stories.tsx", "performance.now()", "counts work"],
    ["tests/journeys/cart.spec.ts", "performance.now()", "counts work"],
  ],
});

testRule("browsers", {
  accepts: [
    [SCROLL, "AbortSignal.abort()"],
    [SCROLL, "Intl.NumberFormat"],
    [SCROLL, "crypto.randomUUID()"],
    [SCROLL, "/(?<year>a)(?!b)/u"],
    ["packages/ui/src/when-idle.ts", "requestIdleCallback(act)"],
    ["apps/server/src/pages/pages.ts", "AbortSignal.timeout(5)"],
    ["apps/shop/src/server.tsx", "AbortSignal.timeout(5)"],
    ["packages/ui/src/data/hooks.test.tsx", "AbortSignal.timeout(5)"],
    ["tests/journeys/shop.ts", "AbortSignal.timeout(5)"],
    [TAG, `style({ gridTemplateColumns: ["1fr 2fr", "subgrid"] });`],
    [TAG, `style({ maxHeight: "100dvh" });`],
    [TAG, `style({ textWrap: "pretty" });`],
    [TAG, `style({ "&:has(input)": {}, "@supports": ringWithoutHas });`],
  ],
  refuses: [
    [SCROLL, "AbortSignal.any(both)", "Chromium before 116"],
    [SCROLL, "AbortSignal.timeout(5)", "Safari before 16"],
    [SCROLL, "element.ariaLabel = name", "Firefox before 119"],
    [SCROLL, "Intl.Segmenter", "Firefox before 125"],
    [SCROLL, "element.checkVisibility()", "Safari before 17.4"],
    [SCROLL, "URLPattern", "Firefox before 142"],
    [SCROLL, "requestIdleCallback(act)", "Safari"],
    [SCROLL, "/(?<=[+/])/u", "lookbehind"],
    [SCROLL, "/(?<!a)b/u", "lookbehind"],
    [SCROLL, "`(?<!\\\\d)${number}`", "lookbehind"],
    [SCROLL, "/[a--b]/v", "flag v"],
    [TAG, `style({\ngridTemplateColumns: "subgrid" });`, "Line 2 .* Chromium before 117"],
    [TAG, `style({ "&:has(img)": {} });`, "Firefox before 121"],
    [TAG, "style({ background: `color-mix(in srgb, red 10%, blue)` });", "Chromium before 111"],
    [TAG, `style({ overflowX: "clip" });`, "Safari before 16"],
    [TAG, `style({ "@container": {} });`, "Safari before 16"],
    [TAG, `style({ float: "inline-end" });`, "Chromium before 118"],
    [TAG, `style({ "screen and (width >= 640px)": {} });`, "Safari before 16.4"],
  ],
});

const BADGE = "packages/ui/src/components/Badge/Badge.tsx";
const badge = (members: string, name = "BadgeProps") =>
  `export type ${name} = { ${members} };\nexport function Badge(props: ${name}) {}`;

testRule("vocabulary", {
  accepts: [
    [BADGE, badge("/** The name. */ label: string; /** After it. */ end?: ReactNode;")],
    [BADGE, "function Inner(props: { items: string[] }) {}"],
    [BADGE.replace(".tsx", ".stories.tsx"), badge("items: string[]")],
    [TABLE, "export interface RowProps { /** For placement only. */ className?: string }"],
    [CART, "export function Cart({ items }: { items: string[] }) {}"],
  ],
  refuses: [
    [BADGE, badge("/** What can be chosen. */ items: string[]"), "is called options"],
    [BADGE, badge("/** For placement. */ className: string"), "layout is the parent's"],
    [BADGE, badge("label: string"), "Describe"],
    [BADGE, badge("/** The name. */ label: ReactNode"), "it is a text"],
    [BADGE, badge("/** The name. */ label: string", "Props"), "BadgeProps"],
    [BADGE, "export function Badge({ label }: { label: string }) {}", "BadgeProps"],
    [BADGE, "export interface BadgeProps { /** Whether. */ open: boolean }", "isOpen"],
  ],
});
