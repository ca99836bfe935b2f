import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { baseOf } from "./base.ts";
import { temporaryRepository } from "./repository.ts";
import { reviewOf } from "./review.ts";

const UI = "packages/ui/src";
const PICTURES = "tests/looks/baselines/chromium-1";
const BUTTON = `${UI}/components/Button/Button.stories.tsx`;
const CART = `${UI}/screens/cart/Cart/Cart.stories.tsx`;

const storyFile = (title: string, ...names: readonly string[]) =>
  [
    `const meta = {\n  title: "${title}",\n};`,
    ...names.map((name) => `export const ${name}: Story = {};`),
  ].join("\n");
const copyFile = (zh: string, en: string) =>
  `export const copy = defineCopy({ zh: { pay: "${zh}" }, en: { pay: "${en}" } });`;
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

describe("a review", () => {
  let repository: ReturnType<typeof temporaryRepository>;
  beforeEach(async () => {
    repository = temporaryRepository();
    repository.commit("ui: begin", {
      [BUTTON]: storyFile("Components/Button", "Default", "Quiet"),
      [CART]: storyFile("Screens/Cart/Cart", "Default", "LongContent"),
      [`${UI}/screens/cart/Cart/Cart.copy.ts`]: copyFile("付款", "Pay"),
      [`${PICTURES}/components-button--default-1440.webp`]: await picture(4, 2, "red"),
      [`${PICTURES}/components-button--default-1440-dark.webp`]: await picture(4, 2, "black"),
      [`${PICTURES}/screens-cart-cart--default-390-en.webp`]: await picture(3, 9, "white"),
    });
    repository.run("tag", "v1");
  });
  afterEach(() => repository.remove());

  const review = async (since?: string) =>
    (await reviewOf(repository.folder, baseOf(repository.folder, since)))?.review;
  const looks = async () =>
    (await review())?.titles.flatMap(({ pictures }) =>
      pictures.map(({ storyId, width, theme, language, before, after }) =>
        [
          storyId,
          width,
          theme,
          language,
          before ? `${before.width} × ${before.height}` : "none",
          after ? `${after.width} × ${after.height}` : "none",
        ].join(", "),
      ),
    );

  it("is empty at the commit that it compares with", async () => {
    expect(await review()).toEqual({ since: "v1", titles: [], texts: [], basis: "comparable" });
  });

  it("has the stories that are new, changed and removed, by title", async () => {
    repository.commit("ui: change", {
      [CART]: storyFile("Screens/Cart/Cart", "Default", "Empty"),
    });
    expect((await review())?.titles).toEqual([
      {
        title: "Screens/Cart/Cart",
        area: "screens/cart",
        stories: [
          { id: "screens-cart-cart--default", name: "Default", change: "changed" },
          { id: "screens-cart-cart--empty", name: "Empty", change: "new" },
          { id: "screens-cart-cart--long-content", name: "Long Content", change: "removed" },
        ],
        pictures: [],
      },
    ]);
  });

  it("has the pictures before and after, also of a story whose folder is as it was", async () => {
    const name = `${PICTURES}/components-button--default-1440`;
    repository.commit("theme: colour", {
      [`${name}.webp`]: await picture(4, 3, "blue"),
      [`${name}-dark-en.webp`]: await picture(4, 2, "grey"),
    });
    repository.run("rm", "-q", `${name}-dark.webp`);
    repository.commit("looks: fewer");
    expect(await looks()).toEqual([
      "components-button--default, 1440, dark, en, none, 4 × 2",
      "components-button--default, 1440, light, zh, 4 × 2, 4 × 3",
      "components-button--default, 1440, dark, zh, 4 × 2, none",
    ]);
  });

  it("gives each picture as a file with git's content", async () => {
    const after = await picture(4, 2, "blue");
    repository.commit("theme: colour", {
      [`${PICTURES}/components-button--default-1440.webp`]: after,
    });
    const found = await reviewOf(repository.folder, baseOf(repository.folder));
    const shown = found?.review.titles[0]?.pictures[0];
    expect(found?.files.get(shown?.after?.src ?? "")).toEqual(after);
    expect([...(found?.files.keys() ?? [])]).toEqual([shown?.before?.src, shown?.after?.src]);
  });

  it("compares the pictures of a story that is called otherwise now", async () => {
    repository.run("mv", `${UI}/screens/cart`, `${UI}/screens/basket`);
    repository.commit("ui: rename", {
      [CART.replace("/cart/", "/basket/")]: storyFile("Screens/Basket/Cart", "Default"),
      [`${PICTURES}/screens-basket-cart--default-390-en.webp`]: await picture(3, 8, "white"),
    });
    repository.run("rm", "-q", `${PICTURES}/screens-cart-cart--default-390-en.webp`);
    repository.commit("looks: rename");
    expect(await looks()).toEqual(["screens-basket-cart--default, 390, light, en, 3 × 9, 3 × 8"]);
  });

  it("has the words that differ, in both languages", async () => {
    repository.commit("cart: say", {
      [`${UI}/screens/cart/Cart/Cart.copy.ts`]: copyFile("去付款", "Pay"),
    });
    expect((await review())?.texts).toEqual([
      {
        file: `${UI}/screens/cart/Cart/Cart.copy.ts`,
        area: "screens/cart",
        name: "pay",
        before: { zh: "付款", en: "Pay" },
        after: { zh: "去付款", en: "Pay" },
      },
    ]);
  });

  it("says that there were no pictures before, and that another browser has drawn them", async () => {
    const named = `${PICTURES}/components-button--default-1440.webp`;
    repository.run("rm", "-qr", "tests");
    repository.commit("looks: none");
    repository.run("tag", "v2");
    repository.commit("looks: picture", { [named]: await picture(4, 2, "red") });
    expect(await review()).toMatchObject({ since: "v2", basis: "none before", titles: [] });
    repository.run("tag", "v3");
    repository.run("mv", PICTURES, PICTURES.replace("-1", "-2"));
    repository.commit("looks: browser");
    expect(await review()).toMatchObject({ since: "v3", basis: "other browser", titles: [] });
  });

  it("compares with the commit where this branch left the named one", async () => {
    repository.run("switch", "-q", "-c", "branch");
    repository.commit("ui: change", { [`${UI}/components/Button/Button.tsx`]: "2" });
    repository.run("switch", "-q", "main");
    repository.commit("cart: change", { [`${UI}/screens/cart/Cart/Cart.tsx`]: "2" });
    repository.run("switch", "-q", "branch");
    expect((await review("main"))?.titles.map(({ title }) => title)).toEqual(["Components/Button"]);
  });

  it("is refused where the named commit is not known", () => {
    expect(() => baseOf(repository.folder, "v9")).toThrow('does not go back to "v9"');
  });

  it("does not exist without a tag", async () => {
    repository.run("tag", "-d", "v1");
    expect(await review()).toBeUndefined();
  });
});
