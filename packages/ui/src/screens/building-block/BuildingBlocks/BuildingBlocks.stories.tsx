import type { ContentRow } from "@reagent/api/contract/article";
import { readBuildingBlocks } from "@reagent/api/contract/building-block";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { buildingBlockGroups } from "@reagent/api/mock/samples/item-groups";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { BuildingBlocks } from "./BuildingBlocks.tsx";

const meta: Meta<typeof BuildingBlocks> = {
  title: "Screens/Building block/Building blocks",
  component: BuildingBlocks,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/research" },
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readBuildingBlocks, (canvas) =>
  canvas.findByRole("tab", { name: "醛" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const aldehydes = await canvas.findByRole("tabpanel", { name: "醛" });
    await expect(within(aldehydes).getAllByRole("article")).toHaveLength(6);
    await expect(within(aldehydes).getByRole("link", { name: "苯甲醛" })).toHaveAttribute(
      "href",
      "/products/B810527",
    );
    await expect(
      within(aldehydes).getByRole("link", { name: "更多醛，共 36 种规格" }),
    ).toHaveAttribute("href", "/category/10111");
    await waitFor(() => expect(document.title).toBe("分子砌块 · 刻度试剂"));
  },
};

/** The arrow keys change the kind. */
export const AnotherKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "醛" }));
    await userEvent.keyboard("{ArrowRight}");
    const alcohols = await canvas.findByRole("tabpanel", { name: "醇和酚" });
    await expect(within(alcohols).getByRole("link", { name: "乙醇" })).toBeVisible();
  },
};

/** Four articles at once; there are three pages of them. */
export const ManyArticles: Story = {
  // On a phone a page has one of them.
  tags: ["no-picture", "!plays-on-phones"],
  parameters: {
    scenario: [
      answers(readBuildingBlocks, (_, language) => ({
        groups: buildingBlockGroups(language),
        news: Array.from({ length: 12 }, (__, index) => {
          const [row] = contentRows("article", language);
          return { ...(row as ContentRow), id: String(index) };
        }),
      })),
    ],
  },
  play: async ({ canvas }) => {
    const articles = within(await canvas.findByRole("region", { name: "技术文章" }));
    await expect(articles.getAllByRole("article", { hidden: true })).toHaveLength(12);
    const next = await articles.findByRole("button", { name: "下一组" });
    await userEvent.click(next);
    await expect(await articles.findByText("第 2 组，共 3 组")).toBeInTheDocument();
    await expect(articles.getByRole("link", { name: "全部文章" })).toHaveAttribute(
      "href",
      "/article",
    );
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(readBuildingBlocks, { groups: [], news: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无分子砌块" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看产品总览" })).toHaveAttribute(
      "href",
      "/product",
    );
  },
};

/** Many kinds with long names scroll sideways on a phone. */
export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(readBuildingBlocks, (_, language) => ({
        groups: Array.from({ length: 12 }, (__, index) => ({
          ...(buildingBlockGroups(language)[0] ?? { total: 0, items: [] }),
          categoryId: String(index),
          name: `含氟芳香族杂环硼酸及其频哪醇酯 ${index + 1}`,
        })),
        news: [],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("tab")).toHaveLength(12);
  },
};

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;
