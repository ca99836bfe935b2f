import { codes } from "@reagent/api/contract/envelope";
import {
  type InvoiceInfo,
  readInvoice,
  saveInvoice,
  upgradeInvoice,
} from "@reagent/api/contract/invoice";
import { invoiceMessages } from "@reagent/api/messages/invoice";
import { invoiceInfo, noInvoice } from "@reagent/api/mock/samples/invoice";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Invoice } from "./Invoice.tsx";

const meta = {
  title: "Screens/Account/Invoice",
  component: Invoice,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/invoice" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Invoice>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const standard = standardStories(readInvoice, (canvas) =>
  canvas.findByRole("button", { name: "升级为全电发票" }),
);

const sent = fn();
const upgraded: InvoiceInfo = {
  ...invoiceInfo(),
  type: "all-electronic-special",
  email: "zhou.yining@eciac.example",
};
const saved: InvoiceInfo = { ...noInvoice, type: "ordinary", title: "示例研究所" };
const nothingSaved = answers(readInvoice, noInvoice);

async function choose(canvas: Canvas, type: string) {
  await userEvent.selectOptions(await canvas.findByLabelText(/^开票类型/), type);
}

async function fill(canvas: Canvas, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${label}`, "u")), text);
}

async function decide(question: string, button: "确定" | "取消") {
  const dialog = await findAlert();
  await expect(within(dialog).getByText(question)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
}

const ordinary = { 开票抬头: " 示例研究所 ", 开票税号: "91310000SAMPLE0123" };
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "提交" }));
const submitQuestion = "开票信息提交后不能修改, 是否继续?";
const upgradeQuestion = "此操作将升级为全电发票, 是否继续?";

/** Saved information is read-only. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("增值税专用发票")).toBeVisible();
    await expect(canvas.getByText("纸质发票")).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByText(invoiceInfo().title)).toBeVisible();
    await expect(main.queryByRole("textbox")).toBeNull();
  },
};

export const SavedElectronic: Story = {
  parameters: {
    scenario: [answers(readInvoice, { ...invoiceInfo(), type: "ordinary", method: "electronic" })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("电子发票")).toBeVisible();
  },
};

export const Upgraded: Story = {
  parameters: {
    scenario: [
      answers(upgradeInvoice, () => {
        sent();
        return {};
      }),
      answers(readInvoice, () => (sent.mock.calls.length > 0 ? upgraded : invoiceInfo())),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "升级为全电发票" }));
    await decide(upgradeQuestion, "确定");
    await expect(await screen.findByText("发票信息升级成功")).toBeVisible();
    await expect(await canvas.findByText("全电专用发票")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "升级为全电发票" })).toBeNull();
  },
};

export const UpgradeDeclined: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "升级为全电发票" });
    await userEvent.click(button);
    await decide(upgradeQuestion, "取消");
    await expect(await screen.findByText("已取消升级")).toBeVisible();
    await expect(canvas.getByText("增值税专用发票")).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const UpgradeRefused: Story = {
  parameters: {
    scenario: [refuses(upgradeInvoice, codes.badRequest, invoiceMessages.notUpgradable)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "升级为全电发票" }));
    await decide(upgradeQuestion, "确定");
    await expect(await screen.findByText("当前开票类型不能升级为全电发票。")).toBeVisible();
  },
};

/** An all-electronic type cannot be upgraded. */
export const AllElectronicAlready: Story = {
  parameters: {
    scenario: [answers(readInvoice, upgraded)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("全电专用发票")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "升级为全电发票" })).toBeNull();
  },
};

export const NothingSaved: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(saveInvoice, (params) => {
        sent(params);
        return {};
      }),
      answers(readInvoice, () => (sent.mock.calls.length > 0 ? saved : noInvoice)),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, "普通发票");
    await fill(canvas, ordinary);
    await submit(canvas);
    await decide(submitQuestion, "确定");
    await expect(await screen.findByText("发票信息提交成功")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ type: "ordinary", title: "示例研究所", bank: "", email: "" }),
    );
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
    await expect(canvas.getByText("普通发票")).toBeVisible();
  },
};

export const TypeMissing: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^开票类型/);
    await submit(canvas);
    await expect(await canvas.findByText("请选择开票类型！")).toBeVisible();
    await expect(canvas.getByText("请输入开票抬头")).toBeVisible();
    await expect(canvas.getByText("请输入开票税号")).toBeVisible();
    await expect(canvas.getByLabelText(/^开票类型/)).toHaveFocus();
  },
};

/** An all-electronic special invoice requires every field. */
export const FieldsMissing: Story = {
  tags: ["picture"],
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await choose(canvas, "全电专用发票");
    await submit(canvas);
    for (const words of [
      "请输入开票抬头",
      "请输入开票税号",
      "请输入开户行",
      "请输入银行账号",
      "请输入开票地址",
      "请输入开票电话",
      "请输入电子发票邮箱",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByLabelText(/^开票抬头/)).toHaveFocus();
  },
};

/** A type with fewer fields hides the others; their values return with the type that has them. */
export const AnotherType: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await choose(canvas, "增值税专用发票");
    await fill(canvas, { 开户行: "示例银行" });
    await submit(canvas);
    await expect(await canvas.findByText("请输入银行账号")).toBeVisible();
    await choose(canvas, "普通发票");
    await expect(canvas.queryByLabelText(/^开户行/)).toBeNull();
    await expect(canvas.queryByText("请输入银行账号")).toBeNull();
    await choose(canvas, "增值税专用发票");
    await expect(canvas.getByLabelText(/^开户行/)).toHaveValue("示例银行");
  },
};

/** The format of the address is validated when its field loses the focus. */
export const EmailInvalid: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await choose(canvas, "电子普通发票");
    const email = canvas.getByLabelText(/^电子发票邮箱/);
    await userEvent.type(email, "lin@");
    await expect(canvas.queryByText("请输入正确的邮箱地址")).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(canvas.queryByText("请输入开票抬头")).toBeNull();
    await userEvent.type(email, "example.com");
    await waitFor(() => expect(email).not.toBeInvalid());
  },
};

/** The methods 815, 816 and 817 allow all-electronic types only. */
export const AllElectronicOnly: Story = {
  parameters: {
    scenario: [answers(readInvoice, { ...noInvoice, method: "all-electronic" })],
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText(/^开票类型/);
    const offered = within(select).getAllByRole<HTMLOptionElement>("option");
    await expect(offered.map(({ text }) => text)).toEqual(["全电普通发票", "全电专用发票"]);
    await expect(canvas.getByText(/您的开票方式仅支持全电发票。/)).toBeVisible();
  },
};

export const SubmitDeclined: Story = {
  parameters: { scenario: [nothingSaved] },
  play: async ({ canvas }) => {
    await choose(canvas, "普通发票");
    await fill(canvas, ordinary);
    await submit(canvas);
    await decide(submitQuestion, "取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
  },
};

export const SubmitRefused: Story = {
  parameters: {
    scenario: [nothingSaved, refuses(saveInvoice, codes.badRequest, invoiceMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await choose(canvas, "普通发票");
    await fill(canvas, ordinary);
    await submit(canvas);
    await decide(submitQuestion, "确定");
    await expect(await screen.findByText("请确认开票信息！")).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByLabelText(/^开票税号/)).toHaveValue("91310000SAMPLE0123");
  },
};

/** It was saved in another tab; the saved information is shown. */
export const LockedMeanwhile: Story = {
  parameters: {
    scenario: [
      answers(readInvoice, () => {
        sent();
        return sent.mock.calls.length > 1 ? saved : noInvoice;
      }),
      refuses(saveInvoice, codes.locked, invoiceMessages.locked),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, "普通发票");
    await fill(canvas, ordinary);
    await submit(canvas);
    await decide(submitQuestion, "确定");
    const alert = await findAlert();
    await expect(within(alert).getByText(/开票信息提交后不能修改/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readInvoice, {
        ...invoiceInfo(),
        title: "示例生物医药与新材料交叉学科联合创新研究院（上海浦东新区）有限责任公司".repeat(3),
        email: `${"a".repeat(60)}@${"sample-".repeat(12)}university.example`,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/联合创新研究院/);
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  ...FieldsMissing,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
