import { codes } from "@reagent/api/contract/envelope";
import { readOrder } from "@reagent/api/contract/order";
import { reagentOrders } from "@reagent/api/mock/samples/order-pages";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { isPrintedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { AccountLayout } from "../../../layouts/AccountLayout/AccountLayout.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Order } from "./Order.tsx";

const meta = {
  title: "Screens/Order/Order",
  component: Order,
  args: { orderId: "110", from: "orders" },
  parameters: { route: "/order_detail/html/110" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof Order>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readOrder, (canvas) =>
  canvas.findByRole("table", { name: "订单产品" }),
);

const valueOf = (canvas: Canvas, term: string) => {
  const [found] = canvas.getAllByText(term, { selector: "dt" });
  return found?.nextElementSibling ?? null;
};

/** Partly shipped, with a coupon, a terminated line and its refund. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "我的订单 MK2026111800003",
    );
    await expect(canvas.getByRole("link", { name: "返回我的订单" })).toHaveAttribute(
      "href",
      "/order_history",
    );
    for (const status of ["已关闭", "未关闭", "已终止"])
      await expect(table.getByText(status)).toBeVisible();
    await expect(table.getByText("已退 1")).toBeVisible();
    await expect(valueOf(canvas, "抵扣券")).toHaveTextContent("满 300 减 20");
    await expect(valueOf(canvas, "退款金额")).toHaveTextContent("¥268.20");
    const code = table.getByRole("link", { name: /^S812046-500g/ });
    await expect(code).toHaveAttribute("href", "/products/S812046");
    await expect(code).toHaveAttribute("target", "_blank");
  },
};

/** The total excludes freight; the payable amount includes it. */
export const WithFreight: Story = {
  args: { orderId: "112" },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    const amount = (term: string) =>
      Number(valueOf(canvas, term)?.textContent?.replaceAll(/[¥,]/g, ""));
    await expect(amount("运费")).toBe(15);
    await expect(amount("应付金额")).toBeCloseTo(amount("订单总额") + 15);
    await expect(canvas.getByRole("link", { name: "付款" })).toHaveAttribute("href", "/to_pay/112");
    await expect(canvas.getByText("请在工作日 9 点以后送达。")).toBeVisible();
  },
};

/** What happened to the order, the first first. */
export const Timeline: Story = {
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole("region", { name: "订单进度" }));
    const events = timeline.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    await expect(events).toHaveLength(6);
    await expect(events[0]).toContain("提交订单2026-11-18 10:20");
    await expect(events[3]).toContain("示例速运 SE7700012045");
    await expect(events[5]).toContain("¥268.20");
  },
};

/** The filing names buyer, handler and responsible person; ID numbers are masked. */
export const HazardousGoods: Story = {
  args: { orderId: "107" },
  play: async ({ canvas }) => {
    const filing = within(await canvas.findByRole("region", { name: "危险化学品备案" }));
    await expect(filing.getByText("经办人身份证号").nextSibling).toHaveTextContent(
      "999***********0017",
    );
    await expect(filing.getByText("购买用途").nextSibling).toHaveTextContent("实验");
  },
};

export const PlacedWithAnInstrumentOrder: Story = {
  args: { orderId: "111" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "MK2026112000019" })).toHaveAttribute(
      "href",
      "/yq_order_detail/html/211",
    );
  },
};

export const Cancelled: Story = {
  args: { orderId: "108" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    await expect(table.getByText("已取消")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "取消订单" })).toBeNull();
  },
};

/** Invoice method 766 with type 1 is electronic, everything else is on paper; NONE is no CAS number. */
export const ElectronicInvoice: Story = {
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        if (!order) throw new Error("the order is not there");
        return {
          ...order,
          invoiceMethod: "electronic" as const,
          invoiceType: "ordinary" as const,
          lines: order.lines.map((line) => ({ ...line, casNumber: "NONE-1" })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(valueOf(canvas, "发票形式")).toHaveTextContent("电子发票");
    await expect(canvas.queryByText(/NONE/)).toBeNull();
  },
};

export const PaperInvoice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(valueOf(canvas, "发票形式")).toHaveTextContent("纸质发票");
  },
};

/** The route of old orders has its own title and links to their list. */
export const OldOrder: Story = {
  args: { orderId: "13", from: "old-orders" },
  parameters: { route: "/oldorder_detail/html/13" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /历史订单 MK2023120800014/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "返回历史订单" })).toHaveAttribute(
      "href",
      "/oldorder_history",
    );
  },
};

export const Printed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "打印" }));
    await waitFor(() => expect(isPrintedIn(canvasElement)).toBe(true));
  },
};

/** In the account area the last breadcrumb is the order number. */
export const InTheAccountArea: Story = {
  render: (args) => (
    <AccountLayout>
      <Order {...args} />
    </AccountLayout>
  ),
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(await trail.findByText("MK2026111800003")).toHaveAttribute("aria-current", "page");
    await expect(trail.getByRole("link", { name: "我的订单" })).toHaveAttribute(
      "href",
      "/order_history",
    );
  },
};

export const WithoutId: Story = {
  args: { orderId: "" },
  parameters: { route: "/order_detail/html" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("缺少查询参数！")).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { scenario: [refuses(readOrder, codes.notFound, "没有找到该订单。")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该订单")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const SessionExpired: Story = standard.expired;

const fits: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole("table", { name: "订单产品" });
  await expectNoOverflow(canvasElement);
};

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        if (!order) throw new Error("the order is not there");
        const long = "国家重点实验室危险化学品专用收货平台".repeat(6);
        return {
          ...order,
          receiver: long,
          note: long.repeat(3),
          lines: order.lines.map((line) => ({ ...line, name: `${line.name} ${long}` })),
        };
      }),
    ],
  },
  play: fits,
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } }, play: fits };
export const OnAPhone: Story = standard.onAPhone;
