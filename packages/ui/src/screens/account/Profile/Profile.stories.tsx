import { codes } from "@reagent/api/contract/envelope";
import { readProfile, switchOrderMails, updateProfile } from "@reagent/api/contract/profile";
import { callMessages } from "@reagent/api/messages/call";
import { profileMessages } from "@reagent/api/messages/profile";
import { profile } from "@reagent/api/mock/samples/profile";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  readAlert,
  findAlert,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Profile } from "./Profile.tsx";

const meta = {
  title: "Screens/Account/Profile",
  component: Profile,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/info" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readProfile, (canvas) =>
  canvas.findByRole("textbox", { name: /^真实姓名/ }),
);

const sent = fn();
const takes = answers(updateProfile, (params) => {
  sent(params);
  return {};
});
const { invoiceMethod } = profile();
const noInvoice = {
  invoiceType: "blank",
  invoiceTitle: "",
  invoiceTax: "",
  invoiceBank: "",
  invoiceBankAccount: "",
  invoiceAddress: "",
  invoicePhone: "",
  invoiceEmail: "",
  invoiceMethod,
} as const;
const withoutInvoice = answers(readProfile, (_, language) => ({
  ...profile(language),
  ...noInvoice,
}));
const newcomer = answers(readProfile, {
  ...profile(),
  ...noInvoice,
  name: "",
  sex: "",
  mobile: "",
  company: "",
  province: "",
  city: "",
  district: "",
  address: "",
  zip: "",
  phone: "",
});

const field = (canvas: Canvas, name: RegExp) => canvas.findByRole("textbox", { name });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "保存" }));
const regionsThere = (canvas: Canvas) =>
  waitFor(async () =>
    expect(await canvas.findByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue("浦东新区"),
  );

/** The e-mail address, the mobile number and a submitted invoice are read-only. */
export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [takes] },
  play: async ({ canvas }) => {
    await expect(await field(canvas, /^邮箱地址/)).toHaveAttribute("readonly");
    await expect(await field(canvas, /^手机号码/)).toHaveAttribute("readonly");
    await expect(canvas.getByText("增值税专用发票")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^开票抬头/ })).toBeNull();
    const { bottom } = canvas.getByRole("button", { name: "保存" }).getBoundingClientRect();
    const mails = canvas.getByRole("heading", { name: "邮件通知" });
    await expect(mails.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(16);
    await regionsThere(canvas);
    await userEvent.clear(await field(canvas, /^真实姓名/));
    await userEvent.type(await field(canvas, /^真实姓名/), " 周宁 ");
    await save(canvas);
    await expect(await screen.findByText("个人信息更新成功！")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      email: profile().email,
      name: "周宁",
      sex: "female",
      province: "310000",
      place: "310115",
      area: "021",
      phone: "55500120",
      extension: "8012",
      invoiceType: "vat-special",
      invoiceTitle: profile().invoiceTitle,
    });
  },
};

/** Every missing field has a message, an alert is shown, and the first missing field has the focus. */
export const FieldsMissing: Story = {
  tags: ["picture"],
  parameters: { scenario: [newcomer] },
  play: async ({ canvas }) => {
    const name = await field(canvas, /^真实姓名/);
    await save(canvas);
    await readAlert("您有必填项未填,请填完后再确认！");
    for (const message of [
      "请输入真实姓名",
      "请选择性别",
      "请输入手机号码",
      "请输入单位名称",
      "请输入单位地址",
      "请输入开票抬头",
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^省份/ })).toHaveAccessibleDescription(
      "请选择省份",
    );
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** A special invoice requires its bank; one sent by e-mail requires a valid address. */
export const InvoiceFieldsMissing: Story = {
  parameters: { scenario: [withoutInvoice] },
  play: async ({ canvas }) => {
    await regionsThere(canvas);
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: /^开票类型/ }),
      "全电专用发票",
    );
    await userEvent.type(await field(canvas, /^电子发票邮箱/), "zhou@");
    await save(canvas);
    await readAlert("您有必填项未填,请填完后再确认！");
    for (const message of [
      "请输入开票抬头",
      "请输入开票税号",
      "请输入开户行",
      "请输入银行账号",
      "请输入开票地址",
      "请输入开票电话",
      "请输入正确电子发票邮箱",
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^开票类型/ }), "普通发票");
    await expect(canvas.queryByRole("textbox", { name: /^开户行/ })).toBeNull();
  },
};

/** An invoice is submitted with the profile after a confirmation. */
export const InvoiceSubmitted: Story = {
  parameters: { scenario: [withoutInvoice, takes] },
  play: async ({ canvas }) => {
    await regionsThere(canvas);
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: /^开票类型/ }),
      "普通发票",
    );
    await userEvent.type(await field(canvas, /^开票抬头/), "示例研究所");
    await save(canvas);
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "取消" }));
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await save(canvas);
    await readAlert("开票信息提交后不能修改, 是否继续?");
    await expect(await screen.findByText("个人信息更新成功！")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      invoiceType: "ordinary",
      invoiceTitle: "示例研究所",
      invoiceBank: "",
    });
  },
};

/** The methods 815, 816 and 817 allow all-electronic types only. */
export const AllElectronicOnly: Story = {
  parameters: {
    scenario: [
      answers(readProfile, { ...profile(), ...noInvoice, invoiceMethod: "all-electronic" }),
    ],
  },
  play: async ({ canvas }) => {
    const types = await canvas.findByRole("combobox", { name: /^开票类型/ });
    const offered = within(types).getAllByRole<HTMLOptionElement>("option");
    await expect(offered.map(({ text }) => text)).toEqual([
      "未选择",
      "全电普通发票",
      "全电专用发票",
    ]);
  },
};

export const MobileTaken: Story = {
  parameters: {
    scenario: [refuses(updateProfile, codes.mobileTaken, profileMessages.mobileTaken)],
  },
  play: async ({ canvas }) => {
    await regionsThere(canvas);
    await save(canvas);
    await expectAlert("该手机号码已被使用，请更换手机号码。");
  },
};

export const LockedMeanwhile: Story = {
  parameters: { scenario: [refuses(updateProfile, codes.locked, profileMessages.locked)] },
  play: async ({ canvas }) => {
    await regionsThere(canvas);
    await save(canvas);
    await expectAlert("邮箱、手机号码与已提交的开票信息只能通过客服修改。");
  },
};

export const Refused: Story = {
  parameters: { scenario: [refuses(updateProfile, codes.badRequest, profileMessages.incomplete)] },
  play: async ({ canvas }) => {
    await regionsThere(canvas);
    await userEvent.type(await field(canvas, /^传真/), "021-55500121");
    await save(canvas);
    await expectAlert("您有必填项未填,请填完后再确认！");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await field(canvas, /^传真/)).toHaveValue("021-55500121");
  },
};

/** The switch takes effect at once; the form is not submitted. */
export const OrderMailsOff: Story = {
  parameters: {
    scenario: [
      answers(switchOrderMails, (params) => {
        sent(params);
        return {};
      }),
      answers(readProfile, (_, language) => ({
        ...profile(language),
        getsOrderMails: sent.mock.calls.length === 0,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const mails = await canvas.findByRole("switch", { name: "发货、退货与退款时发送邮件" });
    await expect(mails).toBeChecked();
    await userEvent.click(mails);
    await expect(await screen.findByText("邮件通知已关闭。")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toEqual({ isOn: false });
    await waitFor(() => expect(mails).not.toBeChecked());
  },
};

/** A failed switch stays as it was. */
export const OrderMailsNotSwitched: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(switchOrderMails, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const mails = await canvas.findByRole("switch", { name: "发货、退货与退款时发送邮件" });
    await userEvent.click(mails);
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(mails).toBeChecked();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;

/** The terms that were accepted can be read again, with both days. */
export const AcceptedTerms: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const terms = within(await canvas.findByRole("region", { name: "使用条款" }));
    await expect(
      terms.getByText(/您于 2025-06-18 注册时同意了 2025-03-01 版的使用条款。/u),
    ).toBeVisible();
    await expect(terms.getByRole("link", { name: "查看该版本" })).toHaveAttribute(
      "href",
      "/html/termsofuse?version=2025-03-01",
    );
  },
};

/** An account from before the versions were kept. */
export const UnknownTerms: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [answers(readProfile, (_, language) => ({ ...profile(language), termsVersion: "" }))],
  },
  play: async ({ canvas }) => {
    const terms = within(await canvas.findByRole("region", { name: "使用条款" }));
    await expect(terms.getByRole("link", { name: "查看现行条款" })).toHaveAttribute(
      "href",
      "/html/termsofuse",
    );
  },
};
