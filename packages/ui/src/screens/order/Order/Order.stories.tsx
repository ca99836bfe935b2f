import { codes } from "@reagent/api/contract/envelope";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import {
  issueOrderLabelsTicket,
  listGoodsPapers,
  type ReagentOrderLine,
  readOrder,
} from "@reagent/api/contract/order";
import { addOrderToList, saveOrderAsList } from "@reagent/api/contract/shopping-list";
import { goodsFileMessages } from "@reagent/api/messages/goods-file";
import { orderMessages } from "@reagent/api/messages/order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { goodsPapersOf } from "@reagent/api/mock/samples/goods-papers";
import { reagentOrders } from "@reagent/api/mock/samples/order-pages";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, expectNoOverflow, findToast } from "../../../foundations/stage/actions.ts";
import { downloadIn, isPrintedIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { AccountLayout } from "../../../layouts/AccountLayout/AccountLayout.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Order } from "./Order.tsx";

const meta = {
  title: "Screens/Order/Order",
  component: Order,
  tags: ["plays-on-phones", "plays-in-chinese"],
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

/** A link from the page of a bottle opens the form of a return. */
export const ReturnOnArrival: Story = {
  tags: ["no-picture"],
  args: { orderId: "109" },
  parameters: { route: "/order_detail/html/109?return=1" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "申请退货：MK2026110900011" }));
    await expect(await dialog.findByRole("table")).toBeVisible();
  },
};

/** Where nothing can be returned, such a link opens the order alone. */
export const NoReturnOnArrival: Story = {
  tags: ["no-picture"],
  args: { orderId: "112" },
  parameters: { route: "/order_detail/html/112?return=1" },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** The page scrolls to the order's lines. */
export const ScrollsToTheLines: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    const { defaultView } = canvasElement.ownerDocument;
    await waitFor(() => expect(defaultView?.scrollY).toBeGreaterThan(200));
  },
};

/** A status and its meaning are one line beside their label. */
export const StatusOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    const meaning = table.getByText("已关闭");
    const status = meaning.previousElementSibling;
    await expect(status).toHaveTextContent("已发货");
    await expect(meaning.getBoundingClientRect().top).toBeLessThan(
      status?.getBoundingClientRect().bottom ?? 0,
    );
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
    await expect(amount("应付金额")).toBeCloseTo(amount("订单总额（不含运费）") + 15);
    await expect(canvas.getByRole("link", { name: "付款" })).toHaveAttribute("href", "/to_pay/112");
    await expect(canvas.getByText("请在工作日 9 点以后送达。")).toBeVisible();
  },
};

const openLists = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "存为清单" }));
  return within(await screen.findByRole("dialog", { name: "存为清单" }));
};

/** Opens the dialog with the customer's lists, and sends the name of a new one. */
async function saveAsList(canvas: Canvas, name: string) {
  const dialog = await openLists(canvas);
  const field = await dialog.findByRole("textbox", { name: "清单名称" });
  await userEvent.type(field, `${name}{Enter}`);
  return { dialog, field };
}

/** The goods of the order become a list. */
export const SavedAsList: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(saveOrderAsList, { listId: "43" })] },
  play: async ({ canvas }) => {
    await saveAsList(canvas, "秋季实验课");
    await expect(await findToast("已加入清单“秋季实验课”")).toBeVisible();
    await expect(screen.getByRole("link", { name: "查看清单" })).toHaveAttribute(
      "href",
      "/fav/lists/43",
    );
  },
};

const addToAList = async ({ canvas }: { canvas: Canvas }) => {
  const dialog = await openLists(canvas);
  await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
};

/** The goods of the order are added to a list that the customer has. */
export const AddedToList: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(addOrderToList, {})] },
  play: async (context) => {
    await addToAList(context);
    await expect(await findToast("已加入清单“常备溶剂”")).toBeVisible();
  },
};

export const ListFull: Story = refusedAfter(
  addToAList,
  refuses(addOrderToList, codes.badRequest, shoppingListMessages.tooManyLines),
);

export const TooManyOfOneInList: Story = refusedAfter(
  addToAList,
  refuses(addOrderToList, codes.badRequest, shoppingListMessages.tooMany),
);

/** The list was deleted in another tab. */
export const ListGone: Story = refusedAfter(
  addToAList,
  refuses(addOrderToList, codes.notFound, shoppingListMessages.missing),
);

/** The order is not the customer's any more. */
export const ForeignOrderToList: Story = refusedAfter(
  addToAList,
  refuses(addOrderToList, codes.notFound, orderMessages.missing),
);

/** Another list has the name: the error is at the field, and what was typed stays. */
export const ListNameTaken: Story = {
  parameters: {
    scenario: [refuses(saveOrderAsList, codes.nameTaken, shoppingListMessages.nameTaken)],
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await saveAsList(canvas, "常备溶剂");
    await dialog.findByText(shoppingListMessages.nameTaken.zh);
    await expect(field).toHaveValue("常备溶剂");
  },
};

export const TooManyLists: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(saveOrderAsList, codes.badRequest, shoppingListMessages.tooManyLists)],
  },
  play: async ({ canvas }) => {
    await saveAsList(canvas, "第五十一");
    await expectAlert(shoppingListMessages.tooManyLists.zh);
  },
};

/** The order is not the customer's any more, such as after a change of the account. */
export const ListOfAForeignOrder: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(saveOrderAsList, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    await saveAsList(canvas, "秋季实验课");
    await expectAlert(orderMessages.missing.zh);
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

/** What happened to a return leads to the return; what did not, to no page. */
export const ReturnInTheTimeline: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        const [placed] = order?.timeline ?? [];
        if (!order || !placed) throw new Error("there is no order 110 that was placed");
        const event = "return-applied" as const;
        const applied = { ...placed, event, returnCode: "TH2026112100002" };
        return { ...order, timeline: [placed, applied] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole("region", { name: "订单进度" }));
    const links = timeline.getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveTextContent("申请退货");
    await expect(links[0]).toHaveAttribute("href", "/after_sale_list?return=TH2026112100002");
  },
};

/** A parcel whose tracking data was corrected leads to the parcels, with the new data; so does its delivery. */
export const CorrectedParcelInTheTimeline: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        const [placed] = order?.timeline ?? [];
        if (!order || !placed) throw new Error("there is no order 110 that was placed");
        const event = "parcel-corrected" as const;
        const tracking = { shipmentCode: "PK7", expressCompany: "顺达", expressNumber: "SE8" };
        const corrected = { ...placed, event, ...tracking };
        const delivered = { ...corrected, event: "delivered" } as const;
        return { ...order, timeline: [placed, corrected, delivered] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole("region", { name: "订单进度" }));
    await expect(timeline.getByRole("link", { name: "更正快递信息" })).toHaveAttribute(
      "href",
      expect.stringContaining("/order_detail/package/"),
    );
    await expect(timeline.getByRole("link", { name: "包裹送达" })).toHaveAttribute(
      "href",
      expect.stringContaining("/order_detail/package/"),
    );
    await expect(timeline.getAllByText(/PK7 · 顺达 SE8/u)).toHaveLength(2);
  },
};

/** Money that comes back for what was bought on credit reduces what is owed, and does not go to the balance. */
export const RefundedOnCredit: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        const [placed] = order?.timeline ?? [];
        if (!order || !placed) throw new Error("there is no order 110 that was placed");
        const refund = { event: "refunded", amount: fen(12_000), payMethod: "信用支付" } as const;
        return { ...order, timeline: [placed, { ...placed, ...refund }] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole("region", { name: "订单进度" }));
    await expect(timeline.getByText("退款，冲减所欠信用额度")).toBeVisible();
    await expect(timeline.getByText("信用支付 · ¥120.00")).toBeVisible();
  },
};

/** Money that goes back to where it was paid from; where that fails, it goes to the balance. */
export const ReturnedToThePayment: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        const [placed] = order?.timeline ?? [];
        if (!order || !placed) throw new Error("there is no order 110 that was placed");
        const amount = fen(12_000);
        const returned = { event: "payment-returned", amount, payMethod: "微信支付" } as const;
        const failed = { event: "payment-return-failed", amount } as const;
        return {
          ...order,
          timeline: [placed, { ...placed, ...returned }, { ...placed, ...failed }],
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole("region", { name: "订单进度" }));
    await expect(timeline.getByText("原路退款")).toBeVisible();
    await expect(timeline.getByText("微信支付 · ¥120.00")).toBeVisible();
    await expect(timeline.getByText("原路退款未成功，已转入预付款余额")).toBeVisible();
  },
};

/** The order is invoiced by the funds that pay for its lines. */
export const InvoicedByFund: Story = {
  tags: ["no-picture"],
  args: { orderId: "112" },
  parameters: {
    scenario: [
      answers(readOrder, ({ orderId }, language) => {
        const order = reagentOrders(language).find((each) => each.orderId === orderId);
        if (!order) throw new Error(`There is no sample order ${orderId}.`);
        const [first, ...others] = order.lines;
        if (!first) throw new Error("The sample order has no lines.");
        return {
          ...order,
          invoiceSplit: "fund" as const,
          lines: [{ ...first, fund: "22105001" }, ...others],
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const invoice = within(await canvas.findByRole("region", { name: "发票信息" }));
    await expect(invoice.getByText("按经费号分开开票")).toBeVisible();
    await expect(canvas.getByText("22105001")).toBeVisible();
  },
};

/** A line was ordered of a batch. */
export const OfOneBatch: Story = {
  tags: ["no-picture"],
  args: { orderId: "112" },
  parameters: {
    scenario: [
      answers(readOrder, ({ orderId }, language) => {
        const order = reagentOrders(language).find((each) => each.orderId === orderId);
        if (!order) throw new Error(`There is no sample order ${orderId}.`);
        const [first, ...others] = order.lines;
        if (!first) throw new Error("The sample order has no lines.");
        return { ...order, lines: [{ ...first, pinnedBatch: "C15482131" }, ...others] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("C15482131")).toBeVisible();
  },
};

/** Every paper of the order: all in one, each alone, and those of its goods by batch. */
export const Papers: Story = {
  args: { orderId: "109" },
  play: async ({ canvas, canvasElement }) => {
    const papers = within(await canvas.findByRole("region", { name: "订单资料" }));
    const table = within(await papers.findByRole("table", { name: "订单资料" }));
    await expect(table.getByRole("link", { name: /^质检报告 C15482130/ })).toHaveAttribute(
      "href",
      expect.stringContaining("batch_code=C15482130"),
    );
    await expect(table.getByText("批号未登记")).toBeVisible();
    for (const [name, paper] of [
      ["下载全套资料（PDF）", "dossier"],
      ["开票资料", "invoice_data"],
      ["验收单", "acceptance"],
      ["购销合同（样本）", "contract"],
      ["货物清单", "goods_list"],
      ["合法使用说明（样本）", "lawful_use"],
    ] as const) {
      await userEvent.click(papers.getByRole("button", { name }));
      await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain(`paper=${paper}`));
    }
    await userEvent.click(papers.getByRole("button", { name: "下载报销资料包（ZIP）" }));
    await waitFor(() => expect(downloadIn(canvasElement)).toContain("paper=claim_pack"));
  },
};

/** A label for each bottle of the order, in the format that is chosen. */
export const BottleLabels: Story = {
  tags: ["no-picture"],
  args: { orderId: "109" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText("打印瓶签"));
    const form = within(canvas.getByRole("form", { name: "打印标签" }));
    await userEvent.selectOptions(form.getByLabelText("格式"), "A4 24 格（70 × 37 mm）");
    await userEvent.type(form.getByLabelText("附加文字（选填）"), "A3");
    await userEvent.click(form.getByRole("button", { name: "生成标签" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toMatch(
        /^\/pdf\/labels\/download\?order_id=109&format=a24&note=A3&ticket=/,
      ),
    );
    await expectNoOverflow(canvasElement);
  },
};

/** All bottles went back since the page was loaded. */
export const NoLabels: Story = {
  tags: ["no-picture"],
  args: { orderId: "109" },
  parameters: {
    scenario: [refuses(issueOrderLabelsTicket, codes.notFound, orderMessages.noLabels)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("打印瓶签"));
    await userEvent.click(canvas.getByRole("button", { name: "生成标签" }));
    await expectAlert("该订单没有已登记批号的货物，无法打印标签。");
  },
};

/** The session is that of another customer by now, whose order it is not. */
export const LabelsOfAForeignOrder: Story = {
  tags: ["no-picture"],
  args: { orderId: "109" },
  parameters: {
    scenario: [refuses(issueOrderLabelsTicket, codes.notFound, orderMessages.missing)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("打印瓶签"));
    await userEvent.click(canvas.getByRole("button", { name: "生成标签" }));
    await expectAlert("没有找到该订单。");
  },
};

export const TooManyLabels: Story = {
  tags: ["no-picture"],
  args: { orderId: "109" },
  parameters: {
    scenario: [refuses(issueOrderLabelsTicket, codes.badRequest, orderMessages.tooManyLabels)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("打印瓶签"));
    await userEvent.click(canvas.getByRole("button", { name: "生成标签" }));
    await expectAlert("一次最多打印 200 张标签，请在瓶子的页面上分批打印。");
  },
};

/** Nothing was sent yet, so there are no certificates; nothing is regulated, so there is no statement of lawful use. */
export const PapersBeforeShipping: Story = {
  args: { orderId: "112" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单资料" }));
    await expect(table.getAllByText("未发货").length).toBeGreaterThan(0);
    await expect(table.queryByRole("link", { name: /质检报告/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /合法使用说明/ })).toBeNull();
  },
};

/** A line of which nothing was sent before it was terminated is called so, not one that still waits. */
export const PapersOfTerminatedGoods: Story = {
  args: { orderId: "110" },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "订单资料" });
    const row = within(table).getByRole("row", { name: /T818452-1kg/ });
    await expect(within(row).getByText("已终止")).toBeVisible();
    await expect(within(row).queryByText("未发货")).toBeNull();
  },
};

/** The papers of the goods do not load; those of the order can still be opened. */
export const PapersFailed: Story = {
  parameters: { scenario: [refuses(listGoodsPapers, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    const papers = within(await canvas.findByRole("region", { name: "订单资料" }));
    await expect(await papers.findByText("没有找到该订单。")).toBeVisible();
    await expect(papers.getByRole("button", { name: "验收单" })).toBeEnabled();
  },
};

/** A brand's own data sheet is linked in place of the shop's; long names and codes wrap. */
export const PapersOfABrand: Story = {
  parameters: {
    scenario: [
      answers(listGoodsPapers, {
        hasRegulated: false,
        lines: [
          {
            productCode: "B999999-25L",
            itemCode: "B999999",
            description: `${"聚乙二醇单甲醚甲基丙烯酸酯".repeat(4)} Mn 950`,
            quantity: 400,
            state: "shipped",
            isCancelled: false,
            batches: [{ batchCode: "C15482130", quantity: 400, certificateUrl: "" }],
            safetyDataSheetUrl: "",
            sheetRevisedOn: null,
            partnerSheetUrl: "https://partner.example/msds/1.pdf",
          },
        ],
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "订单资料" }));
    await expect(table.getByRole("link", { name: /安全技术说明书 B999999-25L/ })).toHaveAttribute(
      "href",
      "https://partner.example/msds/1.pdf",
    );
    await expect(table.getByText("无质检报告")).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** A data sheet that was revised since the goods were sent says so at its line, and leads to the revisions. */
export const RevisedSinceDelivery: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listGoodsPapers, (_, language) => ({
        lines: (goodsPapersOf("110", language) ?? []).map((line, at) =>
          at === 0 ? { ...line, sheetRevisedOn: "2026-11-20" } : line,
        ),
        hasRegulated: false,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "订单资料" }));
    const [revised, ...others] = table.getAllByRole("link", { name: /^发货后已修订/ });
    await expect(revised).toHaveTextContent("发货后已修订（2026-11-20）");
    await expect(revised?.getAttribute("href")).toMatch(/^\/sds\/[A-Z]\d+$/);
    await expect(others).toEqual([]);
    await expectNoOverflow(canvasElement);
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

/** The steps at the head of the page, a done one with ✓, the current one with …. */
async function stepsIn(canvas: Canvas): Promise<string> {
  const steps = within(await canvas.findByRole("list", { name: "订单步骤" }));
  return steps
    .getAllByRole("listitem")
    .map((step) => {
      const text = (step.textContent ?? "").replace(/^\d/u, "").replace("（已完成）", "✓");
      return step.getAttribute("aria-current") === "step" ? `${text}…` : text;
    })
    .join(" ");
}

export const WaitsForPayment: Story = {
  args: { orderId: "112" },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款… 审核 发货");
    await expect(canvas.queryByRole("region", { name: "转账账户" })).toBeNull();
  },
};

/** Whoever pays by transfer finds the account and what to write on the transfer here, too. */
export const WaitsForTransfer: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "112");
        if (!order) throw new Error("the order is not there");
        return { ...order, isTransferAwaited: true, relatedOrderCode: "MK2026110900099" };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const account = within(await canvas.findByRole("region", { name: "转账账户" }));
    await expect(account.getByText("户名")).toBeVisible();
    await expect(account.getByText(/、MK2026110900099$/u)).toBeVisible();
  },
};

export const WaitsForReview: Story = {
  args: { orderId: "111" },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款✓ 审核… 发货");
  },
};

export const SentInPart: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款✓ 审核✓ 发货…");
    await expectNoOverflow(canvasElement);
  },
};

const withLines = (change: Partial<ReagentOrderLine>) =>
  answers(readOrder, ({ orderId }, language) => {
    const order = reagentOrders(language).find((each) => each.orderId === orderId);
    if (!order) throw new Error("the order is not there");
    return { ...order, lines: order.lines.map((line) => ({ ...line, ...change })) };
  });

export const Sent: Story = {
  parameters: { scenario: [withLines({ state: "shipped" })] },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款✓ 审核✓ 发货✓");
  },
};

/** Nothing of it will be sent. */
export const Terminated: Story = {
  parameters: { scenario: [withLines({ state: "terminated", sentQuantity: 0 })] },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款✓ 审核✓ 已终止✓");
  },
};

export const CancelledUnpaid: Story = {
  args: { orderId: "106" },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 已取消✓");
  },
};

export const Cancelled: Story = {
  args: { orderId: "108" },
  play: async ({ canvas }) => {
    await expect(await stepsIn(canvas)).toBe("下单✓ 付款✓ 已取消✓");
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
          invoiceEmail: "zhou@eciac.example",
          lines: order.lines.map((line) => ({ ...line, casNumber: "NONE-1" })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(valueOf(canvas, "发票形式")).toHaveTextContent("电子发票");
    await expect(valueOf(canvas, "电子发票发送至")).toHaveTextContent("zhou@eciac.example");
    await expect(canvas.queryByText(/NONE/)).toBeNull();
  },
};

/** What the page calls paper by its own rule is sent by e-mail all the same, which it says. */
export const MailedInvoice: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrder, (_, language) => {
        const order = reagentOrders(language).find(({ orderId }) => orderId === "110");
        if (!order) throw new Error("the order is not there");
        const invoiceType = "electronic-ordinary" as const;
        return { ...order, invoiceType, invoiceEmail: "zhou@eciac.example" };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(valueOf(canvas, "发票形式")).toHaveTextContent("纸质发票（此类型以电子邮件发送）");
    await expect(valueOf(canvas, "电子发票发送至")).toHaveTextContent("zhou@eciac.example");
  },
};

export const PaperInvoice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    await expect(valueOf(canvas, "发票形式")).toHaveTextContent("纸质发票");
    await expect(canvas.queryByText("电子发票发送至")).toBeNull();
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
  parameters: { scenario: [refuses(readOrder, codes.notFound, orderMessages.missing)] },
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

/** Only an order of before the limit has more lines than a list can. */
export const TooManyLinesForAList: Story = refusedAfter(
  ({ canvas }) => saveAsList(canvas, "秋季实验课"),
  refuses(saveOrderAsList, codes.badRequest, shoppingListMessages.tooManyLines),
);

/** Opens the menu of files, and chooses one. */
async function exportAs(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "导出：MK2026111800003" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

/** The goods of the order as a sheet with a row for each bottle. */
export const InventoryExported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await exportAs(canvas, "库存表（CSV，每瓶一行）");
    await expect(await findToast("开始下载 库存表-MK2026111800003.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toBe(
      "/api/goods/file/download?source=order&source_id=110&file=inventory&ticket=a-ticket",
    );
  },
};

/** The structures of the order's goods. */
export const StructuresExported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await exportAs(canvas, "结构式（SDF）");
    await expect(await findToast("开始下载 结构式-MK2026111800003.sdf")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("&file=sdf&");
  },
};

/** Bottles with their papers, as electronic notebooks import them. */
export const NotebookExported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await exportAs(canvas, "电子实验记录（.eln，含文件）");
    await expect(await findToast("开始下载 ELN-MK2026111800003.eln")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("&file=eln&");
  },
};

/** Sheets for the imports of two notebooks. */
export const ImportSheetsExported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await exportAs(canvas, "eLabFTW 导入表（CSV）");
    await expect(await findToast("开始下载 eLabFTW导入表-MK2026111800003.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("&file=elabftw&");
    await exportAs(canvas, "Chemotion 导入表（CSV）");
    await expect(await findToast("开始下载 Chemotion导入表-MK2026111800003.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("&file=chemotion&");
  },
};

const exportInventory = ({ canvas }: { canvas: Canvas }) =>
  exportAs(canvas, "库存表（CSV，每瓶一行）");

/** All goods were cancelled, terminated or sent back. */
export const NothingToExport: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    exportInventory,
    refuses(issueGoodsFileTicket, codes.badRequest, goodsFileMessages.noBottles),
  ),
};

export const TooManyBottlesToExport: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    exportInventory,
    refuses(issueGoodsFileTicket, codes.badRequest, goodsFileMessages.tooManyBottles),
  ),
};

export const NoStructuresToExport: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    ({ canvas }) => exportAs(canvas, "结构式（SDF）"),
    refuses(issueGoodsFileTicket, codes.badRequest, goodsFileMessages.noStructures),
  ),
};

/** The order is not the customer's any more, such as after a change of the account. */
export const ForeignOrderExported: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    exportInventory,
    refuses(issueGoodsFileTicket, codes.notFound, orderMessages.missing),
  ),
};
