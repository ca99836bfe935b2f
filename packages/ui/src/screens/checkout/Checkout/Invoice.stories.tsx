import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { saveInvoice, upgradeInvoice } from "@reagent/api/contract/invoice";
import { invoiceMessages } from "@reagent/api/messages/invoice";
import { noInvoiceAddress } from "@reagent/api/mock/samples/addresses";
import {
  confirmation,
  orderPrice,
  repeatedProducts,
  restrictedLimit,
} from "@reagent/api/mock/samples/checkout";
import { invoiceInfo, noInvoice } from "@reagent/api/mock/samples/invoice";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, expectAlert, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Checkout } from "./Checkout.tsx";

const sent = fn();

const meta = {
  title: "Screens/Checkout/Invoice",
  component: Checkout,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/checkout", stored: { coupon: "501" } },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const invoiced = (invoice: typeof noInvoice) =>
  answers(confirmOrder, (_, language) => ({ ...confirmation(language), invoice }));
const nothingSaved = invoiced(noInvoice);
const saved = { ...noInvoice, type: "electronic-ordinary", title: "示例研究所" } as const;
/** Answers without a saved invoice until one is saved. */
const savedLater = answers(confirmOrder, (_, language) => ({
  ...confirmation(language),
  invoice: sent.mock.calls.length > 0 ? saved : noInvoice,
}));
const saving = answers(saveInvoice, (params) => {
  sent(params);
  return {};
});
const ordered = answers(createOrder, { orderId: "9001", kind: "reagent" });

const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "提交订单" }));
const typeField = (canvas: Canvas) => canvas.findByLabelText(/^开票类型/);
async function fill(canvas: Canvas, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${label}`, "u")), text);
}
async function decide(message: string, button: "确定" | "确认提交" | "取消") {
  const dialog = await findAlert();
  await expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: button }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
const forGood = "开票信息随订单提交后不能修改, 是否继续?";
const whole = {
  开票抬头: " 示例研究所 ",
  开票税号: "91310000SAMPLE0123",
  电子发票邮箱: "zhou@eciac.example",
};

/** A saved invoice is read-only; a paper invoice goes with the goods or to the invoice address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("增值税专用发票")).toBeVisible();
    await expect(canvas.queryByLabelText(/^开票抬头/)).toBeNull();
    await expect(canvas.getByText("开票信息提交后不能修改，如需变更请联系客服。")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "寄到收票地址" })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "修改收票地址" })).toHaveAttribute(
      "href",
      "/profile/cart_invaddr",
    );
    await userEvent.click(canvas.getByRole("radio", { name: "随货寄送" }));
    await expect(canvas.getByRole("radio", { name: "随货寄送" })).toBeChecked();
  },
};

/** Without an invoice address a paper invoice goes with the goods, and a link leads to the address. */
export const WithoutAnInvoiceAddress: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(confirmOrder, (_, language) => ({
        ...confirmation(language),
        invoiceAddress: { ...noInvoiceAddress, provinceName: "", cityName: "", districtName: "" },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "随货寄送" })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: "寄到收票地址" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "填写收票地址" })).toHaveAttribute(
      "href",
      "/profile/cart_invaddr",
    );
  },
};

const upgraded = {
  ...invoiceInfo(),
  type: "all-electronic-special",
  email: "z@e.example",
} as const;

export const Upgraded: Story = {
  parameters: {
    scenario: [
      answers(upgradeInvoice, () => {
        sent();
        return {};
      }),
      answers(confirmOrder, (_, language) => ({
        ...confirmation(language),
        invoice: sent.mock.calls.length > 0 ? upgraded : invoiceInfo(language),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "升级为全电发票" }));
    await decide("此操作将升级为全电发票, 是否继续?", "确定");
    await expect(await screen.findByText("发票信息升级成功")).toBeVisible();
    await expect(await canvas.findByText("全电专用发票")).toBeVisible();
    await expect(canvas.getByText("电子发票")).toBeVisible();
    await expect(canvas.queryByText("纸质发票")).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "随货寄送" })).toBeNull();
  },
};

export const UpgradeDeclined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "升级为全电发票" }));
    await decide("此操作将升级为全电发票, 是否继续?", "取消");
    await expect(await screen.findByText("已取消升级")).toBeVisible();
  },
};

/** A first order: the invoice is filled in, saved after a confirmation, and the order is placed. */
export const NothingSaved: Story = {
  tags: ["picture"],
  parameters: { scenario: [saving, savedLater, ordered] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "确认提交");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "electronic-ordinary",
        title: "示例研究所",
        email: "zhou@eciac.example",
      }),
    );
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

/** Type 1: a title and a tax number are enough, as the hint says. */
export const OrdinaryInvoice: Story = {
  parameters: { scenario: [saving, savedLater, ordered] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await typeField(canvas), "普通发票");
    await expect(canvas.getByText(/普通发票只需填写开票抬头与税号。/)).toBeVisible();
    await fill(canvas, { 开票抬头: "示例研究所", 开票税号: "91310000SAMPLE0123" });
    await submit(canvas);
    await decide(forGood, "确认提交");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "ordinary",
        title: "示例研究所",
        taxNumber: "91310000SAMPLE0123",
        email: "",
      }),
    );
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

/** Type 10: an e-mail address is required besides title and tax number, and nothing goes by post. */
export const AllElectronicOrdinaryInvoice: Story = {
  parameters: { scenario: [saving, savedLater, ordered] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await typeField(canvas), "全电普通发票");
    await fill(canvas, { 开票抬头: "示例研究所", 开票税号: "91310000SAMPLE0123" });
    await expect(
      await canvas.findByRole("button", { name: "请填写正确的发票邮箱！" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: "随货寄送" })).toBeNull();
    await fill(canvas, { 电子发票邮箱: "zhou@eciac.example" });
    await submit(canvas);
    await decide(forGood, "确认提交");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "all-electronic-ordinary",
        email: "zhou@eciac.example",
        bank: "",
      }),
    );
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/payment"));
  },
};

/** A saved invoice of type 1 is on paper; it can be upgraded. */
export const SavedOrdinary: Story = {
  parameters: { scenario: [invoiced({ ...saved, type: "ordinary" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("普通发票")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "升级为全电发票" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "随货寄送" })).toBeVisible();
    await expect(canvas.queryByText(/普通发票只需填写/)).toBeNull();
  },
};

/** A saved invoice of type 10 is mailed: nothing is sent by post, and nothing can be upgraded. */
export const SavedAllElectronicOrdinary: Story = {
  parameters: {
    scenario: [
      invoiced({ ...saved, type: "all-electronic-ordinary", email: "zhou@eciac.example" }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("全电普通发票")).toBeVisible();
    await expect(canvas.getByText("电子发票邮箱")).toBeVisible();
    await expect(canvas.getByText("zhou@eciac.example")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "升级为全电发票" })).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "随货寄送" })).toBeNull();
  },
};

export const TypeMissing: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    const type = await typeField(canvas);
    await expect(canvas.getByRole("button", { name: "请选择开票类型！" })).toBeVisible();
    await submit(canvas);
    await waitFor(() => expect(type).toHaveFocus());
    await expect(type).toHaveAccessibleDescription("请选择开票类型！");
    await expect(canvas.getByText("请输入开票抬头")).toBeVisible();
  },
};

/** Each error is shown beside the button and at its field. */
export const FieldsMissing: Story = {
  tags: ["picture"],
  parameters: { stored: { coupon: "-1" }, scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await typeField(canvas), "全电专用发票");
    await submit(canvas);
    const toDo = canvas.getByRole("list", { name: "提交订单前还需：" });
    await waitFor(() =>
      expect(
        within(toDo)
          .getAllByRole("button")
          .map(({ textContent }) => textContent),
      ).toEqual(["请填写正确的发票邮箱！", "请确认开票信息！", "请选择抵扣券！"]),
    );
    for (const words of ["请输入开票抬头", "请输入开户行", "请输入电子发票邮箱"])
      await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^开票抬头/)).toHaveFocus());
  },
};

export const EmailInvalid: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, { ...whole, 电子发票邮箱: "zhou@" });
    await userEvent.tab();
    await expect(await canvas.findByText("请输入正确的邮箱地址")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "请填写正确的发票邮箱！" }));
    await waitFor(() => expect(canvas.getByLabelText(/^电子发票邮箱/)).toHaveFocus());
  },
};

export const SubmitDeclined: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
  },
};

/** The invoice, which cannot be changed later, is not saved while goods prevent the order. */
export const NotSavedWhileRestricted: Story = {
  parameters: {
    scenario: [
      nothingSaved,
      answers(priceOrder, (chosen, language) => ({
        ...orderPrice(chosen, language),
        limit: restrictedLimit(language),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "确认提交");
    const dialog = await screen.findByRole("dialog", { name: "以下商品暂不能下单" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "返回" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
  },
};

/** The question about an order that was placed today already is asked before the invoice is saved. */
export const OrderedTodayDeclined: Story = {
  parameters: {
    scenario: [
      nothingSaved,
      answers(priceOrder, (chosen, language) => ({
        ...orderPrice(chosen, language),
        repeated: repeatedProducts(),
      })),
    ],
  },
  play: async ({ canvas, msw }) => {
    msw.use(saving);
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "确认提交");
    await decide("以下商品今天已向该地址订购过：", "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
  },
};

export const SavingRefused: Story = {
  parameters: {
    scenario: [nothingSaved, refuses(saveInvoice, codes.badRequest, invoiceMessages.incomplete)],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "确认提交");
    await expectAlert("请确认开票信息！");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** The invoice was saved in another tab: it is shown before the order is placed. */
export const LockedMeanwhile: Story = {
  parameters: {
    scenario: [
      refuses(saveInvoice, codes.locked, invoiceMessages.locked),
      answers(confirmOrder, (_, language) => {
        sent();
        const invoice = sent.mock.calls.length > 1 ? saved : noInvoice;
        return { ...confirmation(language), invoice };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await fill(canvas, whole);
    await submit(canvas);
    await decide(forGood, "确认提交");
    await expectAlert("开票信息提交后不能修改，如需变更请联系客服。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(canvas.queryByLabelText(/^开票抬头/)).toBeNull());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** A reload restores the typed e-mail address. */
export const MailboxKept: Story = {
  parameters: {
    stored: { coupon: "501", mailbox: "zhou@eciac.example" },
    scenario: [nothingSaved],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await typeField(canvas), "电子普通发票");
    await expect(canvas.getByLabelText(/^电子发票邮箱/)).toHaveValue("zhou@eciac.example");
  },
};

/** The methods 815, 816 and 817 allow all-electronic types only. */
export const AllElectronicOnly: Story = {
  parameters: { scenario: [invoiced({ ...noInvoice, method: "all-electronic" })] },
  play: async ({ canvas }) => {
    const type = await typeField(canvas);
    const offered = within(type).getAllByRole<HTMLOptionElement>("option");
    await expect(offered.map(({ text }) => text)).toEqual(["全电普通发票", "全电专用发票"]);
    await expect(canvas.getByText(/您的开票方式仅支持全电发票。/)).toBeVisible();
  },
};
