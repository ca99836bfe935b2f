import { beforeAll, describe, expect, it } from "vitest";
import { ImportGraph } from "./import-graph.ts";
import { partsOfLooks } from "./looks.ts";

const CART = "packages/ui/src/screens/cart/Cart/Cart.tsx";
const COUPONS = "apps/server/src/areas/coupon/routes.ts";

let graph: ImportGraph;
beforeAll(async () => {
  graph = await ImportGraph.read();
});

const usersOf = (changed: string, tests: RegExp) => [
  ...graph.distances(graph.matching(tests), new Set([changed])).keys(),
];

describe("what a file uses", () => {
  it.each([
    ["by a path", CART, "packages/ui/src/screens/cart/Cart/Cart.copy.ts"],
    ["by the name of its package", CART, "packages/api/src/contract/cart.ts"],
    ["over other files", CART, "packages/domain/src/money.ts"],
    [
      "as a thread",
      "apps/server/src/listing/listings.ts",
      "apps/server/src/listing/listing-worker.ts",
    ],
    ["by the name of the demo", "tests/contract/server-party.ts", "demo/catalogue.ts"],
    ["by a pattern", "tests/contract/exchanges.ts", "tests/contract/exchanges/order.ts"],
    ["as the table of all calls", "apps/server/src/server.ts", COUPONS],
  ])("includes what it names %s", (_, file, used) => {
    expect(graph.allUsedBy([file])).toContain(used);
  });

  it("does not include the screens that it links to", () => {
    const used = graph.allUsedBy(["packages/ui/src/screens/address/Addresses/Addresses.tsx"]);
    expect(used).toContain("packages/api/src/pages/paths.ts");
    expect(used).not.toContain(CART);
  });

  it("is the demo only for the start and the tests of the server", () => {
    const demo = new Set(graph.matching(/^demo\/.*\.ts$/u));
    const distances = graph.distances(graph.matching(/^apps\/server\/src\/.*\.ts$/u), demo);
    const users = [...distances].filter(([, distance]) => distance === 1).map(([file]) => file);
    expect(users.toSorted()).toEqual([
      "apps/server/src/start.ts",
      "apps/server/src/testing/demo.ts",
    ]);
  });

  it("never includes the file itself", () => {
    expect(graph.circular()).toEqual([]);
  });

  it("has another hash with another file", () => {
    const files = new Set(["package.json", "README.md"]);
    expect(graph.hashOf(files)).toBe(graph.hashOf(new Set([...files].toReversed())));
    expect(graph.hashOf(files)).not.toBe(graph.hashOf(new Set(["package.json"])));
  });
});

it("the looks of a story file read what it uses and its own pictures", () => {
  const read = [...(partsOfLooks(graph).get(CART.replace(".tsx", ".stories.tsx")) ?? [])];
  expect(read).toContain(CART);
  expect(read).toContain(".storybook/preview.tsx");
  expect(read).not.toContain("packages/ui/src/screens/home/Home/Home.tsx");
  const pictures = read.filter((file) => file.endsWith(".webp"));
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((file) => !file.includes("/screens-cart-cart--"))).toEqual([]);
});

describe("the tests that use a changed file", () => {
  it("are the stories of a screen, not the pages that list all stories", () => {
    expect(usersOf(CART, /\.stories\.tsx$/u)).toEqual([
      CART.replace(".tsx", ".stories.tsx"),
      "packages/ui/src/screens/cart/parts/Exchange/Exchange.stories.tsx",
    ]);
  });

  it("are not those of every server that answers the call", () => {
    expect(usersOf(COUPONS, /^tests\/.*\.test\.ts$/u)).not.toContain("tests/faults/backup.test.ts");
  });

  it("are nearer with fewer imports between", () => {
    const file = "packages/domain/src/pack-plan.test.ts";
    const stories = "packages/ui/src/screens/product/Product/Product.stories.tsx";
    const changed = new Set(["packages/domain/src/pack-plan.ts"]);
    const distances = graph.distances([file, stories], changed);
    expect(distances.get(file)).toBe(1);
    expect(distances.get(stories)).toBeGreaterThan(1);
  });
});
