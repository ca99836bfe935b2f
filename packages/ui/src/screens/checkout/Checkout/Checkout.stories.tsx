import { confirmOrder, priceOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import { addresses } from "@reagent/api/mock/samples/addresses";
import {
  confirmation,
  confirmationOf,
  coupons,
  orderPrice,
} from "@reagent/api/mock/samples/checkout";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http } from "msw";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import {
  advance,
  drawFrames,
  stopClock,
  timerOf,
} from "../../../foundations/stage/stopped-clock.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Checkout } from "./Checkout.tsx";

const meta = {
  title: "Screens/Checkout/Checkout",
  component: Checkout,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/checkout" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(confirmOrder, (canvas) => loaded(canvas));

const loaded = (canvas: Canvas) => canvas.findByRole("table", { name: "试剂" });
const payable = (canvas: Canvas) =>
  within(canvas.getByRole("complementary", { name: "应付" }))
    .getByText(/^应付/, {
      selector: "p *",
    })
    .closest("p");
const coupon = (canvas: Canvas, name: string) => canvas.findByRole("radio", { name });

/** All choices, and the sums by kind of goods and in total. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(within(await loaded(canvas)).getAllByRole("row")).toHaveLength(4);
    const instruments = canvas.getByRole("table", { name: "仪器耗材" });
    await expect(within(instruments).getByText("2", { selector: "td" })).toBeVisible();
    const step = canvas.getByRole("list", { name: "订购步骤" }).querySelector("[aria-current]");
    await expect(step).toHaveTextContent("确认订单信息");
    await expect(canvas.getByRole("radio", { name: /周以宁.*默认/ })).toBeChecked();
    const sums = canvas.getByRole("table", { name: "金额明细" });
    await expect(
      within(sums)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["金额（元）", "试剂", "仪器耗材", "合计"]);
    await expect(within(sums).getByRole("row", { name: /^应付/ })).toBeVisible();
    await expect(canvas.getByText("请选择抵扣券！")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

/** Nothing is selected in the cart, for example after it was ordered: nothing of the checkout stays stored. */
export const Empty: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [refuses(confirmOrder, codes.emptyCart, checkoutMessages.nothingSelected)],
    stored: { poInfo: "ECIA-2026-1120", coupon: "501" },
  },
  render: function Pages() {
    const { pathname } = useLocation();
    return pathname === "/checkout" ? <Checkout /> : <StoredKeys />;
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    await waitFor(() =>
      expect(canvas.getByRole("status", { name: "stored" })).toHaveTextContent(
        Object.values(storageKeys.checkout)
          .map((key) => `${key}=`)
          .join(),
      ),
    );
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** Choosing a coupon recalculates the sums. */
export const Recalculated: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas);
    const before = payable(canvas)?.textContent;
    await userEvent.click(await coupon(canvas, "满 1,000 减 80"));
    const sums = within(canvas.getByRole("table", { name: "金额明细" }));
    await waitFor(() =>
      expect(sums.getByRole("row", { name: /^抵扣券/ })).toHaveTextContent(
        "−80.00" + "0.00" + "−80.00",
      ),
    );
    await expect(payable(canvas)?.textContent).not.toBe(before);
    await expect(payable(canvas)).toHaveTextContent("含 13% 增值税");
  },
};

/** During a long recalculation the old sums are dimmed and keep their space. */
export const Recalculating: Story = {
  beforeEach: stopClock,
  play: async ({ canvas, msw }) => {
    await loaded(canvas);
    await waitFor(() => expect(payable(canvas)).toHaveAttribute("aria-busy", "false"));
    msw.use(waits(priceOrder));
    const { height } = canvas.getByRole("complementary", { name: "应付" }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole("radio", { name: /^梁启文/ }));
    await waitFor(() => expect(payable(canvas)).toHaveAttribute("aria-busy", "true"));
    await timerOf(400);
    await advance(399);
    await expect(canvas.queryByText("正在重新计算")).toBeNull();
    await advance(1);
    await expect(await canvas.findByText("正在重新计算")).toBeInTheDocument();
    await expect(
      canvas.getByRole("complementary", { name: "应付" }).getBoundingClientRect().height,
    ).toBe(height);
  },
};

/** A late answer for an earlier choice is dropped. */
export const StaleAnswerDropped: Story = {
  beforeEach: stopClock,
  parameters: {
    scenario: [
      http.get(`*${priceOrder.path}`, async ({ request }) => {
        const chosen = new URL(request.url).searchParams.get("coupon_id");
        if (chosen === "502") await delay(700);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(await coupon(canvas, "满 1,000 减 80"));
    await timerOf(700);
    await userEvent.click(await coupon(canvas, "满 500 减 30"));
    const off = () =>
      within(canvas.getByRole("table", { name: "金额明细" })).getByRole("row", { name: /^抵扣券/ });
    await waitFor(() => expect(off()).toHaveTextContent("−30.00"));
    await advance(700);
    await drawFrames(10);
    await expect(off()).toHaveTextContent("−30.00");
  },
};

/** A failed recalculation is shown at the sums, with a retry. */
export const RecalculationFailed: Story = {
  parameters: { scenario: [refuses(priceOrder, codes.failed, callMessages.failed)] },
  play: async ({ canvas, msw }) => {
    await loaded(canvas);
    await expect(await canvas.findByText("系统出错，请稍后再试。")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    if (restsHere()) return;
    msw.use(answers(priceOrder, (chosen, language) => orderPrice(chosen, language)));
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(canvas.queryByText("系统出错，请稍后再试。")).toBeNull());
  },
};

/** The chosen address was deleted in another tab. */
export const AddressGone: Story = {
  parameters: { scenario: [refuses(priceOrder, codes.notFound, checkoutMessages.addressMissing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该收货地址，请重新选择。")).toBeVisible();
  },
};

/** The chosen coupon was used in another tab. */
export const CouponGone: Story = {
  parameters: { scenario: [refuses(priceOrder, codes.notFound, checkoutMessages.couponMissing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该抵扣券，请重新选择。")).toBeVisible();
  },
};

/** The chosen coupon expired while the page was open. */
export const CouponOver: Story = {
  parameters: { scenario: [refuses(priceOrder, codes.badRequest, checkoutMessages.couponOver)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(checkoutMessages.couponOver.zh)).toBeVisible();
  },
};

/** The cart was ordered in another tab. */
export const OrderedMeanwhile: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [refuses(priceOrder, codes.emptyCart, checkoutMessages.nothingSelected)],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

/** Reads what the device has stored. */
function StoredKeys() {
  const { local } = useStorage();
  const stored = useSyncExternalStore(local.subscribe, () =>
    Object.values(storageKeys.checkout)
      .map((key) => `${key}=${local.get(key) ?? ""}`)
      .join(),
  );
  return <output aria-label="stored">{stored}</output>;
}

/** A reload restores choices and typed values. */
export const AfterAReload: Story = {
  parameters: {
    stored: { adrId: "73", poInfo: "ECIA-2026-1120", noteInfo: "送货前请电话联系", coupon: "501" },
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole("radio", { name: /^梁启文/ })).toBeChecked();
    await expect(await coupon(canvas, "满 500 减 30")).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "客户 PO 号" })).toHaveValue("ECIA-2026-1120");
    await expect(canvas.getByRole("textbox", { name: "备注" })).toHaveValue("送货前请电话联系");
  },
};

/** Leaving for another page clears the stored choices. */
export const Left: Story = {
  parameters: { stored: { poInfo: "ECIA-2026-1120" } },
  render: function Pages() {
    const { pathname } = useLocation();
    return pathname === "/checkout" ? <Checkout /> : <StoredKeys />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "备注" }), "急用");
    await userEvent.click(canvas.getByRole("link", { name: "返回购物车修改" }));
    const stored = await canvas.findByRole("status", { name: "stored" });
    await waitFor(() =>
      expect(stored).toHaveTextContent(
        /^mailbox=,adrId=,poInfo=,noteInfo=,coupon=,invoiceSplit=,invoiceFunds=$/,
      ),
    );
  },
};

/** The stock display from checkout on: >10 EA, the count, or the delivery message with the hotline. */
export const Stock: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const sample = confirmation(language);
        const stocks = [11, 10, 0];
        return {
          ...sample,
          reagents: sample.reagents.map((line, index) => ({
            ...line,
            stock: stocks[index] ?? 0,
            expectedDelivery: "预计 12 月 4 日发货",
          })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await loaded(canvas));
    await expect(table.getByText(">10 EA")).toBeVisible();
    await expect(table.getByText("10 EA")).toBeVisible();
    await expect(table.getByText("预计 12 月 4 日发货")).toBeVisible();
    await expect(table.getByRole("link", { name: "请致电 400-000-0120" })).toHaveAttribute(
      "href",
      "tel:400-000-0120",
    );
  },
};

/** Lines with the price of a quote, with the list price since their quote is over, and with none. */
export const Quotes: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const sample = confirmation(language);
        const changes = [
          { salesPrice: fen(1_000), total: fen(1_000), quotedUntil: "2026-12-31" },
          { quotedUntil: "2026-11-20", isQuoteOver: true },
          {
            listPrice: fen(0),
            salesPrice: null,
            total: fen(0),
            quotedUntil: "2026-11-20",
            isQuoteOver: true,
          },
        ];
        const reagents = sample.reagents.map((line, index) => ({ ...line, ...changes[index] }));
        return confirmationOf({ ...sample, reagents, language });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await loaded(canvas));
    await expect(table.getByText("报价有效期至 2026-12-31，数量不可修改")).toBeVisible();
    await expect(table.getByText("报价已于 2026-11-20 到期，按目录价购买")).toBeVisible();
    await expect(table.getByText("报价已于 2026-11-20 到期，请重新询价")).toBeVisible();
    await expect(table.getByText("询价", { exact: true })).toBeVisible();
  },
};

/** The reagents reach no coupon: "no coupon" is chosen. */
export const NoCouponReached: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => ({
        ...confirmation(language),
        coupons: coupons.slice(2),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await coupon(canvas, "不使用抵扣券")).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "满 20,000 减 1,000" })).toBeDisabled();
    await expect(canvas.getByText(/^再买 ¥[\d,.]+ 试剂可用$/)).toBeVisible();
    await expect(canvas.queryByText("请选择抵扣券！")).toBeNull();
  },
};

export const NoCoupons: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => ({ ...confirmation(language), coupons: [] })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无可用的抵扣券。")).toBeVisible();
    await expect(canvas.queryByText("请选择抵扣券！")).toBeNull();
  },
};

export const InstrumentsAlone: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) =>
        confirmationOf({ reagents: [], instruments: confirmation(language).instruments, language }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "仪器耗材" })).toBeVisible();
    await expect(canvas.queryByRole("table", { name: "试剂" })).toBeNull();
    await expect(canvas.queryByText(/两张关联订单/)).toBeNull();
  },
};

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const sample = confirmation(language);
        const [address] = sample.addresses;
        return {
          ...sample,
          addresses: address
            ? [
                {
                  ...address,
                  receiver: "上海市浦东新区张江高科技园区科苑路实验中心收发室",
                  street: "科苑路 1278 号国家蛋白质科学中心 3 号楼 205 实验室".repeat(3),
                },
              ]
            : [],
          reagents: sample.reagents.map((line, index) => ({
            ...line,
            customerItemNumber: "PROJECT-2026-NANJING-WEST-CAMPUS-000001",
            ...(index === 0
              ? {
                  name: "<i>N</i>-α-芴甲氧羰基-<i>N</i>-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-<i>L</i>-精氨酸-4-甲氧基-3,5-二甲基苯基酯盐酸盐一水合物",
                  quantity: 9999,
                  total: fen(9999 * line.listPrice),
                }
              : {}),
          })),
        };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A choice does not rerender the lines. */
export const ManyLines: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const { reagents, instruments } = confirmation(language);
        const many = Array.from({ length: 60 }, (__, index) => ({
          ...(reagents[index % reagents.length] as (typeof reagents)[number]),
          productId: String(index + 1),
        }));
        return confirmationOf({ reagents: many, instruments, coupons, language });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = await loaded(canvas);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(table, { subtree: true, childList: true, attributes: true });
    await userEvent.click(await coupon(canvas, "满 1,000 减 80"));
    await waitFor(() =>
      expect(
        within(canvas.getByRole("table", { name: "金额明细" })).getByRole("row", {
          name: /^抵扣券/,
        }),
      ).toHaveTextContent("−80.00"),
    );
    observer.disconnect();
    await expect(changes).toEqual([]);
  },
};

const fits: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await loaded(canvas);
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } }, play: fits };

/** The button and the total stick to the lower edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await fits(context);
    const submit = context.canvas.getByRole("button", { name: "提交订单" });
    const { bottom } = submit.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The controls set the number of lines, the length of their names, and the number of addresses and coupons. */
export const Dials: Story = {
  ...dials(
    {
      lines: { from: 1, to: 200, at: 12 },
      nameLength: { from: 1, to: 180, at: 24 },
      addresses: { from: 0, to: 20, at: 6 },
      coupons: { from: 0, to: 20, at: 6 },
    },
    (dial) => [
      answers(confirmOrder, (_, language) =>
        confirmationOf({
          language,
          reagents: inNumber(confirmation(language).reagents, dial.lines, (line, index) => ({
            ...line,
            productId: `${line.productId}${index}`,
            name: inLength(line.name, dial.nameLength),
          })),
          instruments: [],
          addresses: inNumber(addresses(language), dial.addresses, (address, index) => ({
            ...address,
            addressId: String(index + 1),
            isDefault: index === 0,
          })),
          coupons: inNumber(coupons, dial.coupons, (each, index) => ({
            ...each,
            couponId: String(index + 1),
          })),
        }),
      ),
    ],
  ),
  play: async ({ canvas }) => {
    await expect(within(await loaded(canvas)).getAllByRole("row")).toHaveLength(13);
  },
};

/** The reagents of the cart no longer reach the coupon's amount. */
export const CouponNotReached: Story = refusedAfter(
  ({ canvas }) => loaded(canvas),
  refuses(priceOrder, codes.badRequest, checkoutMessages.couponNotReached(fen(1_000_00))),
);
