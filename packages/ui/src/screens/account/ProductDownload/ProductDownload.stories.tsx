import { codes } from "@reagent/api/contract/envelope";
import { listProductData, productDownload } from "@reagent/api/contract/product-data";
import { callMessages } from "@reagent/api/messages/call";
import { productDataMessages } from "@reagent/api/messages/product-data";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, expectNoOverflow, answerAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { downloadIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ProductDownload } from "./ProductDownload.tsx";

const meta = {
  title: "Screens/Account/Product download",
  component: ProductDownload,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/download" },
} satisfies Meta<typeof ProductDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listProductData, (canvas) =>
  canvas.findByRole("table", { name: "产品资料下载" }),
);
const downloadOrganic = { name: "下载 有机化学 的产品资料" };

/** One file for each top category with its number of products. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "产品资料下载" });
    await expect(within(table).getByRole("rowheader", { name: "有机化学" })).toBeVisible();
    await expect(within(table).getAllByRole("row")).toHaveLength(5);
  },
};

/** The file is downloaded by a ticket. */
export const Downloaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", downloadOrganic));
    await expect(await screen.findByText("开始下载 产品资料-有机化学.csv")).toBeVisible();
    await waitFor(() =>
      expect(downloadIn(canvasElement)).toBe("/api/center/product/file?X-User-Token=a-ticket"),
    );
  },
};

/** The category was deleted after the page had loaded. */
export const DownloadRefused: Story = {
  parameters: {
    scenario: [refuses(productDownload, codes.notFound, callMessages.noDocument)],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", downloadOrganic));
    await expectAlert("没有这份文件。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(downloadIn(canvasElement)).toBeUndefined();
  },
};

/** The right was withdrawn after the page had loaded. */
export const RightWithdrawn: Story = {
  parameters: {
    scenario: [refuses(productDownload, codes.notEntitled, productDataMessages.notEntitled)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", downloadOrganic));
    await expectAlert("您的账户未开通产品资料下载，请联系客服。");
  },
};

export const WithoutTheRight: Story = {
  parameters: {
    scenario: [refuses(listProductData, codes.notEntitled, productDataMessages.notEntitled)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "您的账户未开通产品资料下载，请联系客服。",
    );
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listProductData, { files: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有可下载的产品资料")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

const long = {
  categoryId: "9",
  category: "Peptide building blocks and protected amino acids ".repeat(4).trim(),
  items: 1_234_567,
};

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [answers(listProductData, { files: [long] })] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("1,234,567")).toBeVisible());
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
