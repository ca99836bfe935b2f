import { readHeader } from "@reagent/api/contract/home";
import { answers } from "@reagent/api/mock/verbs";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { linksToParts } from "../../../foundations/stage/absent-parts.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Catalogue } from "./Catalogue.tsx";

const meta: Meta<typeof Catalogue> = {
  title: "Screens/Listing/Catalogue",
  component: Catalogue,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/product" },
};
export default meta;

type Story = StoryObj<typeof Catalogue>;

const standard = standardStories(readHeader, (canvas) =>
  canvas.findByRole("region", { name: "有机化学" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const organic = within(await canvas.findByRole("region", { name: "有机化学" }));
    await expect(organic.getByRole("link", { name: "有机砌块" })).toHaveAttribute(
      "href",
      "/category/1011",
    );
    await expect(organic.getByRole("link", { name: "醛" })).toHaveAttribute(
      "href",
      "/category/10111",
    );
    const links = within(canvas.getByRole("navigation", { name: "其他入口" }));
    await expect(links.getByRole("link", { name: "全部产品" })).toHaveAttribute(
      "href",
      "/products",
    );
  },
};

/** There is no link to a part that the shop does without. */
export const WithoutParts: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("region", { name: "有机化学" })).toBeVisible();
    await expect(linksToParts(canvasElement)).toEqual([]);
  },
};

/** A shop without categories says so, and leads to its products. */
export const Empty: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(readHeader, { categories: [], emptySections: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无产品分类" })).toBeVisible();
    const links = canvas.getAllByRole("link", { name: "全部产品" });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/products",
      "/products",
    ]);
  },
};

/** The same in English. */
export const EmptyInEnglish: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  parameters: { scenario: Empty.parameters?.["scenario"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No categories yet" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = {
  ...standard.failed,
  play: async (context) => {
    await expect(await context.canvas.findByText("产品分类没有加载出来。")).toBeVisible();
    await standard.failed.play(context);
  },
};
