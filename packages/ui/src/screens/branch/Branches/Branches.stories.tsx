import { listBranches } from "@reagent/api/contract/branch";
import { branches } from "@reagent/api/mock/samples/branches";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Branches } from "./Branches.tsx";

const meta: Meta<typeof Branches> = {
  title: "Screens/Branch/Branches",
  component: Branches,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/branch" },
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBranches, (canvas) =>
  canvas.findByRole("list", { name: "分支机构列表" }),
);

/** Every branch with its address and contact. */
export const Default: Story = {
  // What the map looks like depends on the machine's WebGL.
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "分支机构列表" }));
    await expect(list.getAllByRole("article")).toHaveLength(branches().length);
    const first = within(list.getByRole("article", { name: "上海总部" }));
    await expect(first.getByText("上海市浦东新区示例路 120 号")).toBeVisible();
    await expect(first.getByRole("link", { name: "021-0000-0120" })).toHaveAttribute(
      "href",
      "tel:021-0000-0120",
    );
  },
};

/** A browser without WebGL says so; the list does not need the map. */
export const WithoutMap: Story = {
  tags: ["picture"],
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("此浏览器无法显示地图。")).toBeVisible();
    await expect(canvas.getByRole("article", { name: "武汉分公司" })).toBeVisible();
  },
};

/** The name of a branch selects it. */
export const Selected: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole("list", { name: "分支机构列表" }));
    const wuhan = list.getByRole("button", { name: "武汉分公司" });
    await userEvent.click(wuhan);
    await expect(wuhan).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(list.getByRole("button", { name: "北京分公司" }));
    await expect(wuhan).toHaveAttribute("aria-pressed", "false");
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listBranches, { branches: [], mapStyle: "" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无分支机构" })).toBeVisible();
  },
};

export const InEnglish: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Wuhan branch" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;
