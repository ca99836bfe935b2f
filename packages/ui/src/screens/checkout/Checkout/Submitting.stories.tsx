import { checkCartLine, uncheckProducts } from "@reagent/api/contract/cart";
import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import type { Message } from "@reagent/api/messages/message";
import { overLimit, withoutLicence } from "@reagent/api/mock/samples/cart";
import {
  beijingLimit,
  confirmation,
  customLimit,
  orderPrice,
  repeatedProducts,
  restrictedLimit,
} from "@reagent/api/mock/samples/checkout";
import { refusalReason } from "@reagent/api/mock/samples/filing";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { fen, formatYuan } from "@reagent/domain/money";
import { needsFiling } from "@reagent/domain/restriction";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { pageLoadedIn, routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Checkout } from "./Checkout.tsx";

const sent = fn();

const meta = {
  title: "Screens/Checkout/Submitting",
  component: Checkout,
  tags: ["plays-on-phones", "plays-in-chinese"],
  // The sample customer has an address and a saved invoice, so nothing is left to choose.
  parameters: { route: "/checkout", stored: { coupon: "501", poInfo: " ECIA-2026-1120 " } },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const priced = (more: Partial<ReturnType<typeof orderPrice>>) =>
  answers(priceOrder, (chosen, language) => ({ ...orderPrice(chosen, language), ...more }));
const ordered = answers(createOrder, (order) => {
  sent(order);
  return { orderId: "9001", kind: "reagent" as const };
});

async function press(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "提交订单" }));
}
async function decide(dialog: HTMLElement, name: string) {
  await userEvent.click(within(dialog).getByRole("button", { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
const question = () => findAlert();
async function submit(canvas: Canvas) {
  await press(canvas);
  await decide(await question(), "确认提交");
}
const goesToPayment = (canvasElement: HTMLElement) =>
  waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));

/** Reads what the device has stored for the payment and of the checkout. */
function StoredKeys() {
  const { local } = useStorage();
  const { checkout, placedOrder } = storageKeys;
  const keys = [...Object.values(placedOrder), ...Object.values(checkout)];
  const stored = useSyncExternalStore(local.subscribe, () =>
    keys.map((key) => local.get(key) ?? "").join(),
  );
  return <output aria-label="stored">{stored}</output>;
}

/** The order is placed, its id stored for the payment, and the stored checkout removed. */
export const Default: Story = {
  parameters: { scenario: [ordered] },
  render: function Pages() {
    const { pathname } = useLocation();
    return pathname === "/checkout" ? <Checkout /> : <StoredKeys />;
  },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    await goesToPayment(canvasElement);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      addressId: "71",
      couponId: "501",
      invoiceAddressId: "91",
      customerOrderNumber: "ECIA-2026-1120",
      note: "",
      ...ONE_INVOICE,
      expectedTotal: orderPrice({ couponId: "501" }).total.payable,
    });
    await waitFor(() =>
      expect(canvas.getByRole("status", { name: "stored" })).toHaveTextContent(/^9001,1,,,,,,,$/),
    );
  },
};

/** The number of the customer's own order is changed on the page. */
export const OrderNumberTyped: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [ordered] },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole("textbox", { name: "客户 PO 号" });
    await userEvent.clear(field);
    await userEvent.type(field, "ECIA-2026-1121");
    await submit(canvas);
    await goesToPayment(canvasElement);
    const customerOrderNumber = "ECIA-2026-1121";
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ customerOrderNumber }));
  },
};

/** Each product is paid by a fund, which is sent with the order; one without a fund is left out. */
export const InvoicesByFund: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [ordered] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "按经费号分开开票" }));
    const funds = within(canvas.getByRole("list", { name: "经费号" }));
    const [first] = funds.getAllByRole("textbox");
    if (!first) throw new Error("There is no field for a fund number.");
    await userEvent.type(first, " 22105001 ");
    await expectNoOverflow(canvasElement);
    await submit(canvas);
    await goesToPayment(canvasElement);
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        invoiceSplit: "fund",
        funds: [{ kind: "reagent", productId: expect.any(String) as string, fund: "22105001" }],
      }),
    );
  },
};

/** Fund numbers that were typed are not lost while another choice is tried, nor sent with it. */
export const RegulatedGoodsApart: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [ordered],
    stored: {
      coupon: "501",
      invoiceSplit: "fund",
      invoiceFunds: JSON.stringify({ "reagent 1": "22105001" }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "管制与普通货物分开开票" }));
    await expect(canvas.queryByRole("list", { name: "经费号" })).toBeNull();
    await submit(canvas);
    await goesToPayment(canvasElement);
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ invoiceSplit: "hazard", funds: null }),
    );
  },
};

/** The order is placed only after the confirmation. */
export const Declined: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvas);
    const dialog = await question();
    await expect(within(dialog).getByText("确认提交订单？")).toBeVisible();
    await decide(dialog, "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "提交订单" })).toHaveFocus());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** A second press during the call has no effect. */
export const OnItsWay: Story = {
  parameters: { scenario: [waits(createOrder)] },
  play: async ({ canvas }) => {
    await submit(canvas);
    const busy = await canvas.findByRole("button", { name: "提交中..." });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy);
    await expect(busy).toHaveAttribute("aria-busy", "true");
  },
};

/** Blockers are shown before a press; a press leads to the first one. */
export const SomethingMissing: Story = {
  tags: ["picture"],
  parameters: { stored: { coupon: "-1" } },
  play: async ({ canvas }) => {
    const toDo = await canvas.findByRole("list", { name: "提交订单前还需：" });
    await expect(within(toDo).getAllByRole("button")).toHaveLength(1);
    await press(canvas);
    const first = canvas.getByRole("radio", { name: "满 500 减 30" });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole("radiogroup", { name: "抵扣券" })).toHaveAccessibleDescription(
      "请选择抵扣券！",
    );
    await userEvent.click(canvas.getByRole("radio", { name: "不使用抵扣券" }));
    await waitFor(() => expect(canvas.queryByText("请选择抵扣券！")).toBeNull());
    await userEvent.click(canvas.getByRole("radio", { name: "满 500 减 30" }));
  },
};

/** A link of the blockers leads to its field. */
export const LedToThePlace: Story = {
  parameters: { stored: { coupon: "-1" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "请选择抵扣券！" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "满 500 减 30" })).toHaveFocus());
  },
};

/**
 * Goods that need a filing are listed above the button, and in a dialog after a press; removing them reads the order again, and what was
 * typed stays.
 */
export const RestrictedProducts: Story = {
  parameters: {
    scenario: [
      answers(priceOrder, (chosen, language) => ({
        ...orderPrice(chosen, language),
        ...(sent.mock.calls.length === 0 && { limit: restrictedLimit(language) }),
      })),
      answers(uncheckProducts, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const products = restrictedLimit().products;
    const open = await canvas.findByRole("list", { name: "以下商品暂不能下单" });
    await expect(within(open).getAllByRole("listitem")).toHaveLength(products.length);
    const button = canvas.getByRole("button", { name: "提交订单" });
    await expect(open.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(await within(dialog).findByText(checkoutMessages.restricted.zh)).toBeVisible();
    const named = within(dialog).getByRole("list", { name: "以下商品暂不能下单" });
    await expect(within(named).getAllByRole("listitem")).toHaveLength(products.length);
    const required = within(dialog).getByRole("list", { name: "所需备案" });
    await expect(within(required).getAllByRole("listitem")).toHaveLength(
      restrictedLimit().filings.length,
    );
    await expect(
      within(required).getByRole("link", { name: "去备案：危险化学品" }),
    ).toHaveAttribute("href", "/profile/danger");
    await decide(dialog, "移除这些商品");
    await expect(sent).toHaveBeenCalledWith({
      productIds: products.map(({ productId }) => productId),
    });
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: /种商品暂不能下单，请处理$/ })).toBeNull(),
    );
    await expect(canvas.getByLabelText("客户 PO 号")).toHaveValue(" ECIA-2026-1120 ");
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
  },
};

/** The lines name the filings that are missing and the storage classes that are stored apart, with the way to the cart's advice. */
export const HazardReminder: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const { reagents, ...rest } = confirmation(language);
        const statements = [["H271", "H314"], ["H225"]];
        return {
          ...rest,
          reagents: reagents.map((line, at) => ({
            ...line,
            // Two packs of one item would count once.
            itemCode: `S81204${String(at)}`,
            casNumber: "",
            hazardStatements: statements[at] ?? [],
          })),
        };
      }),
      priced({ limit: restrictedLimit() }),
    ],
  },
  play: async ({ canvas }) => {
    const filings = await canvas.findByRole("list", { name: "所需备案" });
    await expect(within(filings).getByRole("link", { name: "去备案：危险化学品" })).toBeVisible();
    await expect(
      canvas.getByText(/^不要同区存放：3 易燃液体 与 5.1A 强氧化性物质。/u),
    ).toBeVisible();
    await expect(canvas.getByText(/^不要相互接触或混合：/u)).toHaveTextContent(/可能起火或爆炸/u);
    const advice = canvas.getByRole("link", { name: "查看存放与安全建议" });
    await expect(advice).toHaveAttribute("href", "/cart#advice");
    // Below the filings: beside them it would stand between their links.
    await expect(advice.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      filings.getBoundingClientRect().bottom,
    );
  },
};

/** The first reagent is a highly toxic chemical. */
const highlyToxic = answers(confirmOrder, (_, language) => {
  const { reagents, ...rest } = confirmation(language);
  return {
    ...rest,
    reagents: reagents.map((line, at) => ({
      ...line,
      ...(at === 0 && { name: "叠氮化钠", casNumber: "26628-22-8" }),
      hazardStatements: [],
    })),
  };
});

/** A highly toxic chemical asks for a licence, which the shop checks. */
export const HighlyToxic: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [highlyToxic] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^剧毒化学品须持公安机关核发的购买许可证：/u),
    ).toHaveTextContent(/叠氮化钠。请在下单前将许可证随备案提交，或联系客服核验。$/u);
    await expect(canvas.getByText("剧毒")).toBeVisible();
  },
};

/** The shop requires the licence: the reminder names the filing that lacks it, and the order is not placed. */
export const LicenceMissing: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [highlyToxic, priced({ limit: restrictedLimit("zh", withoutLicence) })],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("剧毒化学品的购买许可证尚未备案，备案前不能下单："),
    ).toBeVisible();
    const lacking = /已通过，缺少剧毒化学品购买许可证，请联系客服补充/u;
    await expect(canvas.getByText(lacking)).toBeVisible();
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(within(dialog).getByText(checkoutMessages.licenceMissing.zh)).toBeVisible();
    await expect(within(dialog).getByText(lacking)).toBeVisible();
  },
};

/** The order lacks no filing, and nothing in it is certainly stored apart. */
export const NoHazardReminder: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const { reagents, ...rest } = confirmation(language);
        return { ...rest, reagents: reagents.map((line) => ({ ...line, hazardStatements: [] })) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await expect(canvas.queryByRole("link", { name: "查看存放与安全建议" })).toBeNull();
  },
};

/** Nothing but restricted products is ordered: without them the cart is shown, with the reason. */
export const NothingButRestrictedProducts: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => {
        const { reagents, ...rest } = confirmation(language);
        return { ...rest, reagents: reagents.filter(needsFiling), instruments: [] };
      }),
      priced({ limit: restrictedLimit() }),
      answers(uncheckProducts, {}),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(
      await within(dialog).findByText(/^本次订单只有这些商品。移除后将返回购物车/),
    ).toBeVisible();
    await decide(dialog, "移除这些商品");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart"));
    await expect(
      await screen.findByText("已移除，订单中没有其他商品。请重新勾选要购买的商品。"),
    ).toBeVisible();
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
  },
};

/** The filing was submitted and waits for its review. */
export const FilingPending: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [priced({ limit: restrictedLimit("zh", { state: "pending", refusal: "" }) })],
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(await within(dialog).findByText(/审核中，通过后即可下单/)).toBeVisible();
  },
};

/** The filing was refused: the reason and the link to submit it again are shown. */
export const FilingRefused: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      priced({ limit: restrictedLimit("zh", { state: "refused", refusal: refusalReason.zh }) }),
    ],
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(await within(dialog).findByText(new RegExp(refusalReason.zh, "u"))).toBeVisible();
    await expect(
      within(dialog).getByRole("link", { name: "重新提交：危险化学品" }),
    ).toHaveAttribute("href", "/profile/danger");
  },
};

/** The customer leaves the restricted products in the cart. */
export const RestrictedProductsKept: Story = {
  parameters: { scenario: [priced({ limit: restrictedLimit() })] },
  play: async ({ canvas, canvasElement }) => {
    const toDo = await canvas.findByRole("button", { name: /种商品暂不能下单，请处理$/ });
    await userEvent.click(toDo);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "返回" }));
    await waitFor(() => expect(toDo).toHaveFocus());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

export const RemovalFailed: Story = {
  parameters: {
    scenario: [
      priced({ limit: restrictedLimit() }),
      refuses(uncheckProducts, codes.failed, callMessages.failed),
    ],
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "移除这些商品" }));
    const alert = await question();
    await expect(within(alert).getByText("系统出错，请稍后再试。")).toBeVisible();
    if (restsHere()) return;
    await decide(alert, "确定");
    await expect(dialog).toBeInTheDocument();
  },
};

const unchecked = fn();
const notice = customLimit();
/** The shop's message is about an instrument, and about a reagent that is a precursor of drugs and of explosives. */
const noticeOfBoth = {
  ...notice,
  products: notice.products.flatMap((product) => [
    { ...product, isDrugPrecursor: true, isExplosivePrecursor: true },
    { ...product, kind: "instrument" as const, productId: "8801", name: "磁力搅拌器" },
  ]),
};

/** An instrument is taken from the selection by itself; what regulates a product is named beside it. */
export const InstrumentRemoved: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      priced({ limit: noticeOfBoth }),
      answers(uncheckProducts, {}),
      answers(checkCartLine, (line) => {
        unchecked(line);
        return {};
      }),
    ],
  },
  beforeEach: () => void unchecked.mockClear(),
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    const [reagent, instrument] = await within(dialog).findAllByRole("listitem");
    await expect(within(reagent!).getByText("易制毒")).toBeVisible();
    await expect(within(reagent!).getByText("易制爆")).toBeVisible();
    await expect(instrument).toHaveTextContent("磁力搅拌器");
    await userEvent.click(within(dialog).getByRole("button", { name: "移除这些商品" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(unchecked.mock.calls).toEqual([
      [{ productId: "8801", kind: "instrument", isSelected: false }],
    ]);
  },
};

/** The instrument is still selected: the dialog says so, and the removal can be repeated. */
export const InstrumentNotRemoved: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      priced({ limit: noticeOfBoth }),
      answers(uncheckProducts, {}),
      refuses(checkCartLine, codes.failed, callMessages.failed),
    ],
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "移除这些商品" }));
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent("未能移除，请重试。");
    await expect(within(dialog).getByRole("button", { name: "移除这些商品" })).toBeEnabled();
  },
};

/** A message of the shop about some products. */
export const CustomMessage: Story = {
  parameters: { scenario: [priced({ limit: customLimit() })] },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await expect(
      await within(dialog).findByText("以下产品因盘点暂停发货，请稍后再订购。"),
    ).toBeVisible();
    await expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
    await expect(within(dialog).queryByRole("list", { name: "所需备案" })).toBeNull();
  },
};

/** The notice about Beijing; confirming it places the order. */
export const BeijingNotice: Story = {
  parameters: { scenario: [priced({ limit: beijingLimit() }), ordered] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const alert = await question();
    await expect(
      within(alert).getByText("两会期间，寄往北京的货物可能延迟配送，敬请谅解。"),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await decide(alert, "确定");
    await goesToPayment(canvasElement);
  },
};

/** The same products were ordered to the same address today, and the customer confirms. */
export const OrderedToday: Story = {
  parameters: { scenario: [priced({ repeated: repeatedProducts() }), ordered] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const dialog = await question();
    await expect(within(dialog).getByText("以下商品今天已向该地址订购过：")).toBeVisible();
    await expect(within(dialog).getAllByRole("listitem")).toHaveLength(2);
    await decide(dialog, "继续提交");
    await goesToPayment(canvasElement);
  },
};

export const OrderedTodayDeclined: Story = {
  parameters: { scenario: [priced({ repeated: repeatedProducts() })] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    await decide(await question(), "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "提交订单" })).toHaveFocus());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** A refusal shows the message, then reloads the page. */
export const Refused: Story = {
  parameters: { scenario: [refuses(createOrder, codes.badRequest, checkoutMessages.couponOver)] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const alert = await question();
    await expect(
      within(alert).getByText("该抵扣券已使用、已失效或不在有效期内，请重新选择。"),
    ).toBeVisible();
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
    if (restsHere()) return;
    await decide(alert, "确定");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

export const AddressGone: Story = {
  parameters: { scenario: [refuses(createOrder, codes.notFound, checkoutMessages.addressMissing)] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const alert = await question();
    await expect(within(alert).getByText(checkoutMessages.addressMissing.zh)).toBeVisible();
    if (restsHere()) return;
    await decide(alert, "确定");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

/** The cart was ordered in another tab. */
export const OrderedMeanwhile: Story = {
  parameters: {
    scenario: [refuses(createOrder, codes.emptyCart, checkoutMessages.nothingSelected)],
  },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const alert = await question();
    await expect(within(alert).getByText("您还没有选择商品，请先在购物车中选择。")).toBeVisible();
    if (restsHere()) return;
    await decide(alert, "确定");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

/** The call was not answered: the page stays, and another press repeats the same order. */
export const AnswerLost: Story = {
  parameters: { scenario: [ordered] },
  play: async ({ canvas, canvasElement, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(`*${createOrder.path}`, ({ request }) => {
        keys.push(request.headers.get("X-Request-Key"));
        // The client tries once more before it fails.
        return keys.length > 2 ? undefined : HttpResponse.error();
      }),
    );
    await submit(canvas);
    const alert = await question();
    await expect(within(alert).getByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await decide(alert, "确定");
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
    await expect(canvas.getByRole("textbox", { name: "客户 PO 号" })).toHaveValue(
      " ECIA-2026-1120 ",
    );
    await submit(canvas);
    await goesToPayment(canvasElement);
    await expect(keys[0]).toMatch(/^[A-Za-z0-9]{16}$/);
    await expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  },
};

const changed = fen(123_45);
const pricedAnew = answers(priceOrder, (chosen, language) => {
  const price = orderPrice(chosen, language);
  return { ...price, total: { ...price.total, payable: changed } };
});

/** The price has changed since it was shown: the customer is asked with both totals, and the order is placed for the new one. */
export const PriceChanged: Story = {
  tags: ["picture"],
  parameters: { scenario: [ordered] },
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await waitFor(() => expect(canvasElement.querySelector('p[aria-busy="false"]')).not.toBeNull());
    msw.use(pricedAnew);
    await press(canvas);
    const dialog = await question();
    const seen = formatYuan(orderPrice({ couponId: "501" }).total.payable);
    await expect(
      within(dialog).getByText(
        `订单金额有变化：您看到的应付金额为 ¥${seen}，现为 ¥123.45。是否按现在的金额提交？`,
      ),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await decide(dialog, "确认提交");
    await goesToPayment(canvasElement);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ expectedTotal: changed }));
  },
};

/** The customer declines the new total, which the page then shows. */
export const PriceChangeDeclined: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await waitFor(() => expect(canvasElement.querySelector('p[aria-busy="false"]')).not.toBeNull());
    msw.use(pricedAnew);
    await press(canvas);
    await decide(await question(), "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(await canvas.findAllByText("123.45")).not.toHaveLength(0);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** The price changes while the order is sent: the server refuses it, and the customer is asked. */
export const PriceChangedMeanwhile: Story = {
  parameters: {
    scenario: [
      refuses(createOrder, codes.priceChanged, checkoutMessages.priceChanged, { once: true }),
      ordered,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const dialog = await question();
    await expect(within(dialog).getByText("订单金额有变化")).toBeVisible();
    if (restsHere()) return;
    await decide(dialog, "按现在的金额提交");
    await goesToPayment(canvasElement);
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
  },
};

/** The customer declines the new amount: no order is placed. */
export const PriceChangedMeanwhileDeclined: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(createOrder, codes.priceChanged, checkoutMessages.priceChanged)],
  },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const dialog = await question();
    await expect(within(dialog).getByText("订单金额有变化")).toBeVisible();
    if (restsHere()) return;
    await decide(dialog, "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(routeIn(canvasElement)).toBe("/checkout");
    await expect(canvas.getByRole("button", { name: "提交订单" })).toBeEnabled();
  },
};

/** Too much waits to be paid already: the reason is shown before the order is submitted. */
export const OverLimit: Story = {
  parameters: { scenario: [priced({ overLimit: overLimit.zh })] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const alert = await question();
    await expect(within(alert).getByText(overLimit.zh)).toBeVisible();
    await decide(alert, "确定");
    await userEvent.click(canvas.getByRole("button", { name: overLimit.zh }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart"));
  },
};

/** The price cannot be read: the sums show it, and the order is not placed. */
export const PriceUnknown: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("table", { name: "试剂" });
    msw.use(refuses(priceOrder, codes.busy, callMessages.busy));
    await press(canvas);
    await expect(await canvas.findByText("系统繁忙，请稍后再试。")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "提交订单" })).toBeVisible();
  },
};

/** The session has expired: a prompt is shown, and typed values stay. */
export const SessionExpired: Story = {
  decorators: [withSessionWatch],
  parameters: { scenario: [refuses(createOrder, codes.notLoggedIn, callMessages.notLoggedIn)] },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await screen.findByText("当前登录状态已失效, 是否重新登录?")).toBeVisible();
    await expect(canvas.getByLabelText("客户 PO 号")).toHaveValue(" ECIA-2026-1120 ");
  },
};

/** A first order: the address is added first. */
export const WithoutAnAddress: Story = {
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => ({ ...confirmation(language), addresses: [] })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有收货地址")).toBeVisible();
    await press(canvas);
    const add = canvas.getByRole("button", { name: "新增地址" });
    await waitFor(() => expect(add).toHaveFocus());
    await expect(add).toHaveAccessibleDescription("请选择收货地址！");
    await expect(canvas.getByRole("button", { name: "请选择收货地址！" })).toBeVisible();
  },
};

/** On a phone the reasons are below the window, so a press says beside the focused button what is missing. */
export const WithoutAnAddressOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: WithoutAnAddress.parameters ?? {},
  play: async ({ canvas }) => {
    await canvas.findByText("您还没有收货地址");
    await press(canvas);
    const section = within(canvas.getByRole("region", { name: "收货地址" }));
    await expect(await section.findByText("请选择收货地址！")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [priced({ limit: restrictedLimit() })] },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvas);
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await within(dialog).findByRole("button", { name: "移除这些商品" });
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const submitIt = ({ canvas }: { canvas: Canvas }) => submit(canvas);

/** An order was placed meanwhile: as many as may be unpaid are. */
export const TooManyUnpaidOrders: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, checkoutMessages.tooManyOrders(20)),
);

/** Others have ordered the batch meanwhile. */
export const BatchSoldMeanwhile: Story = {
  ...refusedAfter(
    submitIt,
    refuses(
      createOrder,
      codes.badRequest,
      checkoutMessages.batchShort({ productCode: "S812046-100g", batchCode: "C15482131", free: 1 }),
    ),
  ),
  tags: ["no-picture"],
};

export const TooManyUnpaidLines: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, checkoutMessages.tooManyLines(500, 2)),
);

export const TooMuchUnpaid: Story = refusedAfter(
  submitIt,
  refuses(
    createOrder,
    codes.badRequest,
    checkoutMessages.amountTooHigh(fen(500_000_00), fen(1_200_00)),
  ),
);

/** The message names the products, and the state of their filings. */
const limitedBy = (limit: Message): Message => {
  const order = {
    productCodes: ["P815492-500g"],
    filings: [{ goods: ["explosive"], state: "pending", poisonLicence: "not-required" }],
  } as const;
  return {
    zh: checkoutMessages.limited({ ...order, limit: limit.zh }).zh,
    en: checkoutMessages.limited({ ...order, limit: limit.en }).en,
  };
};

/** A product is regulated since the page was opened. */
export const RegulatedMeanwhile: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, limitedBy(checkoutMessages.restricted)),
);

/** The shop requires the licence for a highly toxic chemical since the page was opened. */
export const LicenceRequiredMeanwhile: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, limitedBy(checkoutMessages.licenceMissing)),
);

/** A product is sold by telephone since the page was opened. */
export const NotSoldMeanwhile: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, limitedBy(checkoutMessages.notSold)),
);

export const CouponDeletedMeanwhile: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.notFound, checkoutMessages.couponMissing),
);

export const CouponNotReached: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.badRequest, checkoutMessages.couponNotReached(fen(1_000_00))),
);

export const InvoiceAddressGone: Story = refusedAfter(
  submitIt,
  refuses(createOrder, codes.notFound, checkoutMessages.invoiceAddressMissing),
);
