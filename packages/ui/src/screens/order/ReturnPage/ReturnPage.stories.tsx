import { codes } from "@reagent/api/contract/envelope";
import { readReturn } from "@reagent/api/contract/return";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { callMessages } from "@reagent/api/messages/call";
import { returnMessages } from "@reagent/api/messages/return";
import { returnDetails } from "@reagent/api/mock/samples/returns";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { tabOpenedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { ReturnPage } from "./ReturnPage.tsx";

const meta = {
  title: "Screens/Order/Return",
  component: ReturnPage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { returnId: "904", productCode: undefined },
  parameters: { route: "/order_afterSale_detail/904" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof ReturnPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readReturn, (canvas) =>
  canvas.findByRole("table", { name: "退货产品" }),
);

const factOf = async (canvas: Canvas, term: string) => {
  const [name] = await canvas.findAllByText(term, { selector: "dt" });
  return name?.nextElementSibling;
};

/** A return that is processed: what is returned, the files, and what to do next. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "退货产品" }));
    await expect(table.getByText("INS-0058-02")).toBeVisible();
    await expect(table.getByText("已开封 1")).toBeVisible();
    await expect(await factOf(canvas, "审批状态")).toHaveTextContent("处理中");
    await expect(canvas.getByRole("button", { name: "填写快递单号" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "查看退货单" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "查看：检测记录.pdf" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^MK/ })).toHaveAttribute(
      "href",
      "/yq_order_detail/html/210",
    );
    // The trail and the link above the title.
    for (const link of canvas.getAllByRole("link", { name: /退货列表/ }))
      await expect(link).toHaveAttribute("href", "/after_sale_list");
  },
};

export const FileViewed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "查看：检测记录.pdf" }));
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toBeTruthy());
  },
};

export const FileIsGone: Story = {
  parameters: {
    scenario: [refuses(issueDocumentTicket, codes.notFound, callMessages.noDocument)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "查看：检测记录.pdf" }));
    await expectAlert("没有这份文件。");
  },
};

export const Pending: Story = {
  args: { returnId: "905" },
  play: async ({ canvas }) => {
    await expect(await factOf(canvas, "审批状态")).toHaveTextContent("审核中");
    await expect(canvas.getByRole("button", { name: "填写快递单号" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "查看退货单" })).toBeDisabled();
  },
};

/** The reason is shown (customer centre §4, after-sale status). */
export const Terminated: Story = {
  tags: ["picture"],
  args: { returnId: "903" },
  play: async ({ canvas }) => {
    await expect(await factOf(canvas, "审批状态")).toHaveTextContent("已终止");
    await expect(await factOf(canvas, "终止原因")).toHaveTextContent(
      "商品已开封且超过 30 天退货期。",
    );
  },
};

export const Completed: Story = {
  args: { returnId: "901" },
  play: async ({ canvas }) => {
    await expect(await factOf(canvas, "退款金额")).toHaveTextContent(/¥/);
    await expect(await factOf(canvas, "寄回快递单号")).toHaveTextContent("SE5500018822");
    await expect(canvas.getByRole("button", { name: "查看退货单" })).toBeEnabled();
  },
};

export const Closed: Story = {
  args: { returnId: "902" },
  play: async ({ canvas }) => {
    await expect(await factOf(canvas, "审批状态")).toHaveTextContent("已关闭");
  },
};

/** The address names a product: only its lines are shown. */
export const OneProduct: Story = {
  args: { returnId: "905", productCode: "M809115-5g" },
  parameters: { route: "/order_afterSale_detail/905/M809115-5g" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "退货产品" }));
    await expect(table.getAllByRole("row")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "查看全部退货产品" })).toHaveAttribute(
      "href",
      "/order_afterSale_detail/905",
    );
  },
};

/** The return has no such product. */
export const Empty: Story = {
  args: { returnId: "905", productCode: "X000000-1g" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("该退货申请中没有此货号")).toBeVisible();
  },
};

export const ForeignReturn: Story = {
  args: { returnId: "1" },
  parameters: { scenario: [refuses(readReturn, codes.notFound, returnMessages.missing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("没有找到该退货申请。");
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.warned;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readReturn, (_, language) => {
        const [detail] = returnDetails(language);
        if (!detail) throw new Error("there is no sample return");
        const { info, lines } = detail;
        return {
          ...detail,
          info: { ...info, reason: `${info.reason}\n${"瓶身破损并有渗漏".repeat(60)}` },
          lines: lines.map((line) => ({ ...line, remark: "外箱受潮".repeat(50) })),
          files: Array.from({ length: 100 }, (_unused, index) => ({
            fileId: String(index).padStart(48, "0"),
            fileName: `${"到货破损照片".repeat(index % 20)}${index}.jpg`,
          })),
        };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "退货产品" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
