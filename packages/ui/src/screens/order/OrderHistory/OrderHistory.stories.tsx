import { issueAccountingTicket } from "@reagent/api/contract/accounting";
import { codes } from "@reagent/api/contract/envelope";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import {
  issueClaimPackTicket,
  issueOrderPaperTicket,
  listOrders,
  type OrderRow,
  reorder,
} from "@reagent/api/contract/order";
import { accountingMessages } from "@reagent/api/messages/accounting";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { orderMessages } from "@reagent/api/messages/order";
import { noUniversityInfo, universityInfo } from "@reagent/api/mock/samples/filing";
import { noOrders, orderList } from "@reagent/api/mock/samples/orders";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  expectNoOverflow,
  findAlert,
  findToast,
  readAlert,
  unfold,
} from "../../../foundations/stage/actions.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { downloadIn, routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { typeDay } from "../../../testing/day-field.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { OrderHistory } from "./OrderHistory.tsx";

const requested = fn();
const asked = fn();

const meta = {
  title: "Screens/Order/Order history",
  component: OrderHistory,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { filter: undefined },
  parameters: { route: "/order_history" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
    asked.mockClear();
  },
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listOrders, (canvas) =>
  canvas.findByRole("table", { name: "订单" }),
);

const order = (orderId: string, change: Partial<OrderRow> = {}): OrderRow => ({
  orderId,
  orderCode: `MK20261118000${orderId}`,
  reviewStatus: "pending",
  reviewStatusName: "未审核",
  payStatus: "unpaid",
  payStatusName: "未付款",
  isTransferAwaited: false,
  payMethod: "",
  amount: fen(84_200),
  createdAt: Date.parse("2026-11-18T09:10:00+08:00"),
  receiver: "周以宁",
  customerOrderNumber: "YF-2026-0518",
  couponId: "",
  isOnCredit: false,
  isHazardous: false,
  isReturnable: false,
  hasParcels: false,
  invoices: [],
  invoiceUrls: [],
  relatedOrderId: "",
  relatedOrderCode: "",
  ...change,
});

/** An invoice; one of a negative amount reverses the first one. */
const invoice = (invoiceCode: string, amount: number): OrderRow["invoices"][number] => ({
  invoiceCode,
  issuedAt: Date.parse("2026-11-19T09:10:00+08:00"),
  amount: fen(amount),
  taxNumber: "",
  reverses: amount < 0 ? "FP2026111800001" : "",
  formats: [],
});

const orders = [
  order("3"),
  order("2", {
    reviewStatus: "reviewed",
    reviewStatusName: "已审核",
    payStatus: "paid",
    payStatusName: "已付款",
    payMethod: "信用支付",
    amount: fen(1_246_000),
  }),
  order("1", { reviewStatus: "cancelled", reviewStatusName: "已取消", customerOrderNumber: "" }),
];

const listing = (total: number) =>
  answers(listOrders, (params) => {
    requested(params);
    return { ...noOrders, orders, total, orderTotal: fen(1_414_400), refundTotal: fen(15_600) };
  });

const weightOf = (cell: HTMLElement) => getComputedStyle(cell).fontWeight;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Orders of every kind: unpaid, paid, on credit, cancelled, of hazardous goods. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单" }));
    await expect(table.getAllByRole("row")).toHaveLength(11);
    await expect(table.getByRole("link", { name: "MK2026112100007" })).toHaveAttribute(
      "href",
      "/order_detail/html/112",
    );
    await expect(canvas.getByText("订单数").nextSibling).toHaveTextContent("12 笔");
    await expect(canvas.getByText("已用信用").nextSibling).toHaveTextContent("¥518.40");
    await expect(canvas.getByRole("link", { name: "信用还款" })).toHaveAttribute(
      "href",
      "/cart/to_payall",
    );
    await expect(canvas.getByRole("navigation", { name: "分页" })).toBeVisible();
  },
};

const actionsOf = async (canvas: Canvas, orderCode: string) => {
  const link = await canvas.findByRole("link", { name: orderCode });
  const row = link.closest("tr");
  if (!row) throw new Error("the order has no row");
  return within(row)
    .queryAllByText(/付款|取消订单|发票|信用还款|申请退货|销售确认单|再次购买/, {
      selector: "a, button",
    })
    .map((action) => action.textContent);
};

/** The actions of an order depend on its payment, its review status and credit. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    await expect(await actionsOf(canvas, "MK2026112100007")).toEqual([
      "付款",
      "销售确认单",
      "再次购买",
      "取消订单",
    ]);
    await expect(await actionsOf(canvas, "MK2026112000018")).toEqual([
      "销售确认单",
      "再次购买",
      "取消订单",
    ]);
    await expect(await actionsOf(canvas, "MK2026110900011")).toEqual([
      "信用还款",
      "发票",
      "销售确认单",
      "申请退货",
      "再次购买",
    ]);
    await expect(await actionsOf(canvas, "MK2026110500021")).toEqual(["再次购买"]);
    for (const [name, path] of [
      ["付款：MK2026112100007", "/to_pay/112"],
      ["取消订单：MK2026112100007", "/cancel_order/html/112"],
      ["信用还款：MK2026110900011", "/cart/to_payback/109"],
    ] as const)
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", path);
  },
};

const again = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "再次购买：MK2026112100007" }));

export const OrderedAgain: Story = {
  play: async ({ canvas }) => {
    await again(canvas);
    await expect(await screen.findByText("已添加产品到购物车！")).toBeVisible();
    await expect(screen.getByRole("link", { name: "查看购物车" })).toHaveAttribute("href", "/cart");
  },
};

/** Products that are no longer sold are named. */
export const OrderedAgainInPart: Story = {
  parameters: {
    scenario: [
      answers(reorder, { added: 1, missing: [{ productCode: "N811820-25g", name: "氯化钠" }] }),
    ],
  },
  play: async ({ canvas }) => {
    await again(canvas);
    const alert = await findAlert();
    await expect(within(alert).getByText(/已停售，未加入购物车：N811820-25g/)).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Nothing of the order is sold any longer: the cart stays as it is. */
export const OrderedAgainInVain: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(reorder, { added: 0, missing: [{ productCode: "N811820-25g", name: "氯化钠" }] }),
    ],
  },
  play: async ({ canvas }) => {
    await again(canvas);
    await readAlert("该订单的产品均已停售，未加入购物车：N811820-25g");
    await expect(screen.queryByText("已添加产品到购物车！")).toBeNull();
  },
};

export const OrderAgainOfAForeignOrder: Story = {
  parameters: { scenario: [refuses(reorder, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    await again(canvas);
    await expectAlert("没有找到该订单。");
  },
};

export const OrderAgainWithAFullCart: Story = {
  parameters: { scenario: [refuses(reorder, codes.badRequest, cartMessages.tooMany)] },
  play: async ({ canvas }) => {
    await again(canvas);
    await expectAlert("购物车中同一商品的数量不能超过 9999。");
  },
};

/** Documents open in a new tab by a ticket that is valid once. */
export const Papers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "销售确认单：MK2026112100007" }),
    );
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toMatch(/^\/pdf\/soc\/download\?/));
    await userEvent.click(canvas.getByRole("button", { name: "发票：MK2026051200004" }));
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toMatch(/^\/pdf\/invoice\/download\?/));
    await userEvent.click(canvas.getByRole("button", { name: "发票：MK2026111800003" }));
    await expectAlert("发票尚未开具，开具后可在此查看。");
  },
};

/** An order with several invoices lists them, and each opens separately: one as the shop's own paper, one as the tax office's documents. */
export const InvoicesOfParts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "发票：MK2026110900011" }));
    const list = await screen.findByRole("dialog", { name: "发票：MK2026110900011" });
    const invoices = within(list).getAllByRole("row").slice(1);
    await expect(invoices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/FP2026111200009.*2026-11-12/),
      expect.stringMatching(/26317000000011400002.*2026-11-14.*PDFOFDXML/),
    ]);
    const opens = async (button: string, address: RegExp) => {
      await userEvent.click(within(list).getByRole("button", { name: button }));
      await waitFor(() => expect(tabOpenedIn(canvasElement)).toMatch(address));
    };
    await opens("查看：FP2026111200009", /invoice_code=FP2026111200009&ticket|FP2026111200009$/);
    await opens("OFD：26317000000011400002", /invoice_code=FP2026111400002.*format=ofd/);
  },
};

/** A credit note is named as one, and its amount is negative. */
export const CreditNote: Story = {
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        total: 1,
        orders: [
          order("2", {
            reviewStatus: "reviewed",
            reviewStatusName: "已审核",
            invoices: [invoice("FP2026111800001", 84_200), invoice("HZ2026111900001", -84_200)],
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "发票：MK202611180002" }));
    const list = await screen.findByRole("dialog", { name: "发票：MK202611180002" });
    const rows = within(list).getAllByRole("row").slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^FP2026111800001.*¥842\.00/),
      expect.stringMatching(/^红字发票 HZ2026111900001.*-842\.00/),
    ]);
  },
};

export const PaperOfAForeignOrder: Story = {
  parameters: { scenario: [refuses(issueOrderPaperTicket, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole("button", { name: /^销售确认单/ });
    if (!button) throw new Error("no order has a confirmation");
    await userEvent.click(button);
    await expectAlert("没有找到该订单。");
  },
};

export const PaperThatIsNotThere: Story = {
  parameters: {
    scenario: [refuses(issueOrderPaperTicket, codes.notFound, callMessages.noDocument)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "发票：MK2026051200004" }));
    await expectAlert("没有这份文件。");
  },
};

/** The papers of all orders that the filters match, in one archive. */
export const ClaimPacks: Story = {
  tags: ["no-picture"],
  parameters: {
    route: "/order_history?from=2026-01-01",
    scenario: [
      answers(issueClaimPackTicket, (params) => {
        requested(params);
        return { url: "/pdf/orders/download?ticket=a-ticket" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "下载这些订单的报销资料（ZIP）" }),
    );
    await waitFor(() => expect(downloadIn(canvasElement)).toContain("/pdf/orders/download"));
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ list: "reagent", from: "2026-01-01", to: "" }),
    );
  },
};

/** More orders match than are downloaded at once. */
export const TooManyForClaimPacks: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listOrders, (params, language) => ({ ...orderList(params, language), total: 51 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("报销资料一次最多下载 50 个订单，请先用日期筛选。"),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /报销资料/ })).toBeNull();
  },
};

/** More orders were placed since the list was read. */
export const ClaimPacksOfTooMany: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(issueClaimPackTicket, codes.badRequest, orderMessages.tooManyToClaim)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /报销资料/ }));
    await expectAlert("一次最多下载 50 个订单的资料，请缩短日期范围。");
  },
};

export const ClaimPacksOfCancelledOrders: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(issueClaimPackTicket, codes.notFound, orderMessages.nothingToClaim)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /报销资料/ }));
    await expectAlert("没有可下载的订单：已取消的订单没有报销资料。");
  },
};

/** A reviewed order with goods that can be returned has the form of a return. */
export const ReturnOpened: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "申请退货：MK2026110900011" }));
    const dialog = within(await screen.findByRole("dialog", { name: "申请退货：MK2026110900011" }));
    const table = within(await dialog.findByRole("table", { name: "可退产品" }));
    await expect(table.getAllByRole("row")).toHaveLength(3);
    await expect(table.getByText("批号 C15482130")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "提交申请" })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listOrders, noOrders)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有订单")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: /页/ })).toBeNull();
  },
};

/** The first page after the log-in: a university's customer who has filed nothing reads what comes next. */
export const NewResearcher: Story = {
  tags: ["no-picture"],
  globals: { viewer: "university" },
  parameters: {
    scenario: [answers(listOrders, noOrders), answers(readUniversityInfo, noUniversityInfo)],
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole("heading", { name: "接下来" });
    const steps = within(heading.parentElement ?? canvasElement);
    await expect(steps.getAllByRole("listitem")).toHaveLength(3);
    await expect(steps.getByRole("link", { name: "高校科研信息" })).toHaveAttribute(
      "href",
      "/profile/university",
    );
    await expect(steps.getByRole("link", { name: "易制爆信息" })).toHaveAttribute(
      "href",
      "/profile/danger",
    );
    await expectNoOverflow(canvasElement);
  },
};

/** Whose filing is reviewed reads no steps. */
export const ResearcherWhoHasFiled: Story = {
  tags: ["no-picture"],
  globals: { viewer: "university" },
  parameters: {
    scenario: [
      answers(listOrders, noOrders),
      answers(readUniversityInfo, (_, language) => {
        asked();
        return universityInfo(language);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有订单")).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.queryByRole("heading", { name: "接下来" })).toBeNull();
  },
};

/** Pending statuses are bold; done and cancelled ones are muted. */
export const WithOrders: Story = {
  parameters: { scenario: [listing(3)] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "订单" });
    const [, waiting, done, cancelled] = within(table).getAllByRole("row");
    if (!waiting || !done || !cancelled) throw new Error("the list has not three orders");
    await expect(within(waiting).getByText("2026-11-18 09:10")).toBeVisible();
    await expect(weightOf(within(waiting).getByRole("cell", { name: "未审核" }))).toBe("600");
    await expect(weightOf(within(waiting).getByRole("cell", { name: "未付款" }))).toBe("600");
    await expect(weightOf(within(done).getByRole("cell", { name: "已审核" }))).toBe("400");
    await expect(within(done).getByRole("cell", { name: /^已付款\s?信用支付$/u })).toBeVisible();
    await expect(weightOf(within(cancelled).getByRole("cell", { name: "未付款" }))).toBe("400");
    await expect(canvas.getByText("应付合计（含运费）").nextSibling).toHaveTextContent(
      "¥14,144.00",
    );
    await expect(canvas.getByText("退款合计").nextSibling).toHaveTextContent("¥156.00");
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
  },
};

export const MoreThanTen: Story = {
  parameters: { scenario: [listing(60)] },
  play: async ({ canvas, canvasElement }) => {
    const pager = within(await canvas.findByRole("navigation", { name: "分页" }));
    await expect(pager.getAllByRole("link", { name: /第 \d+ 页/ })).toHaveLength(5);
    await userEvent.click(pager.getByRole("link", { name: /第 3 页/ }));
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        page: 3,
        pageSize: 10,
        isLegacy: false,
      }),
    );
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history?page=3"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

/** The filters are in the address. */
export const SearchInTheAddress: Story = {
  parameters: {
    route: "/order_history?from=2026-11-01&cas=64-17-5&review=reviewed&page=2",
    scenario: [listing(23)],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      from: "2026-11-01",
      casNumber: "64-17-5",
      review: "reviewed",
      page: 2,
    });
    await expect(canvas.getByLabelText("CAS 号")).toHaveValue("64-17-5");
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("货号或名称"), "A801119-4L{Enter}");
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(
        "/order_history?from=2026-11-01&product=A801119-4L&cas=64-17-5&review=reviewed",
      ),
    );
    await unfold(canvas, "筛选");
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    await expect(canvas.getByLabelText("CAS 号")).toHaveValue("");
  },
};

export const SearchedByEnter: Story = {
  parameters: { scenario: [listing(3)] },
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    requested.mockClear();
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("CAS 号"), " 64-17-5 {Enter}");
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ casNumber: "64-17-5", page: 1 });
  },
};

/** The customer chose to pay by transfer: the list says so and leads to the account. */
export const TransferAwaited: Story = {
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        orders: [order("7", { isTransferAwaited: true, payStatusName: "待转账" })],
        total: 1,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("待转账")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "转账信息：MK202611180007" })).toHaveAttribute(
      "href",
      "/pay_ok?order=MK202611180007&payment=submit&OrderId=7&ext2=1",
    );
    await expect(canvas.getByRole("link", { name: /^付款：/ })).toBeVisible();
  },
};

/** A part of a CAS number and of a product's name finds, as on the server. */
export const FoundByParts: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("CAS 号"), "64-17");
    await userEvent.type(canvas.getByLabelText("货号或名称"), "乙醇{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("CAS 号")).toHaveValue("64-17"));
    await expect(await canvas.findByRole("table", { name: "订单" })).toBeVisible();
    await expect(canvas.queryByText("没有符合条件的订单")).toBeNull();
  },
};

export const NothingMatches: Story = {
  parameters: { scenario: [answers(listOrders, noOrders)] },
  play: async ({ canvas }) => {
    await canvas.findByText("您还没有订单");
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("订单号"), "MK0{Enter}");
    await expect(await canvas.findByText("没有符合条件的订单")).toBeVisible();
    await unfold(canvas, "筛选");
    const [inForm, inPlace] = canvas.getAllByRole("button", { name: "重置" });
    if (!inForm || !inPlace) throw new Error("there are not two ways to reset");
    await userEvent.click(inPlace);
    await expect(await canvas.findByText("您还没有订单")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("订单号")).toHaveValue(""));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const DaysReversed: Story = {
  play: async ({ canvas }) => {
    await unfold(canvas, "筛选");
    await typeDay(canvas, "开始日期", "20261121");
    await typeDay(canvas, "结束日期", "20261120");
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await expect(await canvas.findByText("结束日期不能早于开始日期")).toBeVisible();
    await expect(canvas.getByLabelText("结束日期")).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const PaidOnly: Story = {
  args: { filter: "1" },
  parameters: { route: "/order_history/1", scenario: [listing(3)] },
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ payment: "paid" });
    const lists = within(canvas.getByRole("navigation", { name: "按付款状态" }));
    await expect(lists.getByRole("link", { name: "已付款" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(lists.getByRole("link", { name: "未付款" })).toHaveAttribute(
      "href",
      "/order_history/2",
    );
    // The route's own filter remains after a reset.
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("收货人"), "周以宁{Enter}");
    await waitFor(() => expect(requested.mock.lastCall?.[0]).toMatchObject({ receiver: "周以宁" }));
    await unfold(canvas, "筛选");
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await waitFor(() => expect(canvas.getByLabelText("收货人")).toHaveValue(""));
    await expect(canvas.getByRole("button", { name: "重置" })).toHaveFocus();
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ payment: "paid" });
  },
};

export const UnpaidOnly: Story = {
  tags: ["!plays-in-chinese"],
  args: { filter: "2" },
  parameters: { route: "/order_history/2", scenario: [listing(3)] },
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ payment: "unpaid" });
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(listOrders)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
    await expect(canvas.queryByText("您还没有订单")).toBeNull();
    await unfold(canvas, "筛选");
    await expect(canvas.getByRole("button", { name: "查询" })).toBeVisible();
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        orders: [
          order("3", {
            receiver: "国家重点实验室分析测试中心仪器与试剂统一采购办公室 欧阳文静",
            customerOrderNumber: "PROJECT-2026-NANJING-WEST-CAMPUS-BUILDING-7-000001",
            amount: fen(999_999_999),
          }),
        ],
        total: 1,
        orderTotal: fen(999_999_999),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "订单" });
    await expectNoOverflow(canvasElement);
  },
};

/** The receiver's name stays on one line beside an order with every action. */
export const EveryAction: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        orders: [
          order("4", {
            reviewStatus: "reviewed",
            reviewStatusName: "已审核",
            payStatus: "paid",
            payStatusName: "已付款",
            isOnCredit: true,
            isReturnable: true,
            hasParcels: true,
          }),
        ],
        total: 1,
        orderTotal: fen(84_200),
      }),
    ],
  },
  decorators: [
    (Shown) => (
      // The room that the account's menu leaves at 1280 px.
      <div style={{ width: "844px" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ["周以宁", "YF-2026-0518"]) {
      const text = document.createRange();
      text.selectNodeContents(await canvas.findByRole("cell", { name }));
      await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};

/** A long PO number leaves room for the receiver and the amount. */
export const LongContentOnAPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "订单" });
    const box = (name: RegExp) => canvas.getByRole("cell", { name }).getBoundingClientRect();
    await expect(box(/欧阳文静/).width).toBeGreaterThan(120);
    await expect(box(/9,999,999\.99/).right).toBeLessThanOrEqual(box(/^未审核/).left);
    await expectNoOverflow(canvasElement);
  },
};

/** In English the names of two statuses do not fit beside an amount: they take two lines. */
export const LongStatusesOnAPhone: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en", viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        orders: [
          order("7", {
            amount: fen(999_999_999),
            reviewStatusName: "Pending review",
            payStatusName: "Transfer awaited",
            isTransferAwaited: true,
          }),
        ],
        total: 1,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const box = async (name: RegExp) =>
      (await canvas.findByRole("cell", { name })).getBoundingClientRect();
    const [amount, review, payment] = [
      await box(/9,999,999\.99/),
      await box(/^Pending review/),
      await box(/^Transfer awaited/),
    ];
    await expect(amount.right).toBeLessThanOrEqual(review.left);
    await expect(review.right).toBeLessThanOrEqual(payment.left);
    await expectNoOverflow(canvasElement);
  },
};

/** The filters are folded behind a button that shows how many are set. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [listing(3)] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "订单" });
    await expectNoOverflow(canvasElement);
    const filters = canvas.getByRole("button", { name: "筛选", expanded: false });
    await expect(canvas.getByLabelText("CAS 号")).not.toBeVisible();
    await userEvent.click(filters);
    await userEvent.type(canvas.getByLabelText("CAS 号"), "64-17-5{Enter}");
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({ casNumber: "64-17-5" }),
    );
    await expect(canvas.getByRole("button", { name: "筛选（1）", expanded: false })).toHaveFocus();
  },
};

/** The controls set the number of orders, their amounts, and the length of the customer's order numbers. */
export const Dials: Story = {
  ...dials(
    {
      orders: { from: 0, to: 200, at: 25 },
      yuan: { from: 0, to: 1_000_000, at: 12_460, step: 10 },
      orderNumberLength: { from: 0, to: 50, at: 12 },
    },
    ({ orders: count, yuan, orderNumberLength }) => [
      answers(listOrders, ({ page, pageSize }) => {
        const all = inNumber(orders, count, (each, index) => ({
          ...each,
          orderId: String(index + 1),
          orderCode: `MK20261118${String(index + 1).padStart(4, "0")}`,
          amount: fen(yuan * 100),
          customerOrderNumber: inLength("YF-2026-0518-", orderNumberLength),
        }));
        return {
          ...noOrders,
          orders: all.slice((page - 1) * pageSize, page * pageSize),
          total: count,
          orderTotal: fen(yuan * 100 * count),
        };
      }),
    ],
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单" });
    await expect((await canvas.findAllByText("12,460.00"))[0]).toBeVisible();
  },
};

/** Paying has an outline; no other action is emphasised, whichever comes first in its row. */
export const ActionsAreNotEmphasised: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listOrders, {
        ...noOrders,
        total: 2,
        orders: [
          order("1"),
          order("2", {
            reviewStatus: "reviewed",
            reviewStatusName: "已审核",
            payStatus: "paid",
            payStatusName: "已付款",
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [, toPay, paid] = await canvas.findAllByRole("row");
    if (!toPay || !paid) throw new Error("there are not two orders");
    const pay = within(toPay).getByRole("link", { name: /^付款/u });
    await expect(getComputedStyle(pay).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    const buttons = within(paid).getAllByRole("button", { name: /：MK20261118/u });
    const colors = new Set(buttons.map((button) => getComputedStyle(button).color));
    await expect([...colors]).toEqual([
      getComputedStyle(within(toPay).getByRole("button", { name: /^再次购买/u })).color,
    ]);
  },
};

const orderAgain = ({ canvas }: { canvas: Canvas }) => again(canvas);

/** A product of the order lies in the cart at the price of a quote. */
export const OrderAgainWithAQuote: Story = refusedAfter(
  orderAgain,
  refuses(reorder, codes.badRequest, cartMessages.quotedQuantity),
);

/** The cart has as many products as it can. */
export const OrderAgainWithoutRoom: Story = refusedAfter(
  orderAgain,
  refuses(reorder, codes.badRequest, cartMessages.full),
);

/** Opens the dialog with files for accounting. */
async function openAccounting(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "导出账目" }));
  return within(await screen.findByRole("dialog", { name: "导出账目（CSV）" }));
}

/** Orders of any time, unless the list has a period. */
export const AccountingExported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openAccounting(canvas);
    await expect(dialog.getByRole("radio", { name: "订单" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "下载" }));
    await expect(await findToast("开始下载 订单.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toBe(
      "/api/order/accounting/file?file=orders&ticket=a-ticket",
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The period of the list is filled in; invoices are those that were issued in it. */
export const InvoicesOfAPeriodExported: Story = {
  tags: ["no-picture"],
  parameters: { route: "/order_history?from=2026-01-01&to=2026-12-31" },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openAccounting(canvas);
    await userEvent.click(dialog.getByRole("radio", { name: "发票" }));
    await userEvent.click(dialog.getByRole("button", { name: "下载" }));
    await expect(await findToast("开始下载 发票-2026-01-01-2026-12-31.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain(
      "?file=invoices&from=2026-01-01&to=2026-12-31&",
    );
  },
};

/** A period that ends before it begins is said at the field, and nothing is requested. */
export const AccountingPeriodReversed: Story = {
  tags: ["no-picture"],
  parameters: { route: "/order_history?from=2026-12-31&to=2026-12-31" },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openAccounting(canvas);
    await typeDay(dialog, "结束日期", "20260101");
    await userEvent.click(dialog.getByRole("button", { name: "下载" }));
    await expect(await dialog.findByText("结束日期不能早于开始日期")).toBeVisible();
    await expect(downloadIn(canvasElement)).toBeUndefined();
  },
};

/** There are no records in the period. */
export const NothingToAccountFor: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    async ({ canvas }) => {
      const dialog = await openAccounting(canvas);
      await userEvent.click(dialog.getByRole("button", { name: "下载" }));
    },
    refuses(issueAccountingTicket, codes.badRequest, accountingMessages.nothing),
  ),
};

/** The dialog has its room on a phone. */
export const AccountingOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await openAccounting(canvas);
    await expectNoOverflow(canvasElement);
  },
};
