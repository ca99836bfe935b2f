import { codes } from "@reagent/api/contract/envelope";
import {
  checkEmail,
  checkMobile,
  readRegistrationChoices,
  readTerms,
  register,
} from "@reagent/api/contract/registration";
import { callMessages } from "@reagent/api/messages/call";
import { mailMessages } from "@reagent/api/messages/mail";
import { passwordMessages } from "@reagent/api/messages/password";
import { registrationMessages } from "@reagent/api/messages/registration";
import { userInfo } from "@reagent/api/mock/samples/account";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  findAlert,
  readAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Register } from "./Register.tsx";

const meta = {
  title: "Screens/Account/Register",
  component: Register,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { route: "/reg" },
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sent = fn();
const records = answers(register, (registration) => {
  sent(registration);
  return {};
});

const text = (canvas: Canvas, name: RegExp) => canvas.getByRole("textbox", { name });
const email = (canvas: Canvas) => text(canvas, /^邮箱地址/);
const mobile = (canvas: Canvas) => text(canvas, /^手机号码/);
const password = (canvas: Canvas) => canvas.getByLabelText(/^登录密码/);
const confirmation = (canvas: Canvas) => canvas.getByLabelText(/^确认密码/);
const agreement = (canvas: Canvas) => canvas.getByRole("checkbox", { name: /我已阅读并同意/ });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "注册" }));

async function choose(canvas: Canvas, name: RegExp, option: string) {
  await canvas.findByRole("option", { name: option });
  await userEvent.selectOptions(canvas.getByRole("combobox", { name }), option);
}

const newcomer = {
  email: "xu.qing@lab.example",
  password: "zlk-94",
  passwordConfirmation: "zlk-94",
  name: "徐青",
  sex: "female",
  mobile: "13900000555",
  company: "示例材料研究所",
  province: "310000",
  city: "310100",
  district: "310104",
  address: "示例路 5 号",
  category: "572",
  invoiceTitle: "示例材料研究所",
  invoiceTax: "91310000000000000X",
  zip: "200030",
  area: "021",
  phone: "00000555",
  extension: "8",
  fax: "",
  source: "803",
  isAgreed: true,
} as const;

async function fillIn(canvas: Canvas, chosen: string = newcomer.password) {
  await userEvent.type(email(canvas), newcomer.email);
  await userEvent.type(password(canvas), chosen);
  await userEvent.type(confirmation(canvas), chosen);
  await userEvent.type(text(canvas, /^真实姓名/), newcomer.name);
  await userEvent.click(canvas.getByRole("radio", { name: "女" }));
  await userEvent.type(mobile(canvas), newcomer.mobile);
  await userEvent.type(text(canvas, /^区号/), newcomer.area);
  await userEvent.type(text(canvas, /^电话号码/), newcomer.phone);
  await userEvent.type(text(canvas, /^分机号/), newcomer.extension);
  await userEvent.type(text(canvas, /^单位名称/), newcomer.company);
  await choose(canvas, /^单位类型/, "高校科研");
  await choose(canvas, /^省份/, "上海市");
  await choose(canvas, /^区\/县/, "徐汇区");
  await userEvent.type(text(canvas, /^单位地址/), newcomer.address);
  await userEvent.type(text(canvas, /^邮编/), newcomer.zip);
  await userEvent.type(text(canvas, /^开票抬头/), newcomer.invoiceTitle);
  await userEvent.type(text(canvas, /^开票税号/), newcomer.invoiceTax);
  await choose(canvas, /^您从哪里知道我们/, "同行推荐");
  await userEvent.click(agreement(canvas));
}

/** After success an alert asks to activate by mail, then the next page opens. */
export const Default: Story = {
  parameters: { scenario: [records] },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await fillIn(canvas);
    await send(canvas);
    const message = "激活邮件已发送至 xu.qing@lab.example，请在 24 小时内前往邮箱激活账号。";
    await expect(within(await findAlert()).getByText(message)).toBeVisible();
    await answerAlert("确定");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/regok"));
    await expect(sent.mock.calls).toEqual([[newcomer]]);
  },
};

export const Empty: Story = { tags: ["picture"] };

/** What to do without a Chinese number stands between the mobile number and the next field, also where they are below each other. */
export const NoChineseNumber: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^没有中国大陆手机号？/);
    for (const [field, side] of [
      [mobile(canvas), Node.DOCUMENT_POSITION_PRECEDING],
      [text(canvas, /^传真/), Node.DOCUMENT_POSITION_FOLLOWING],
    ] as const)
      await expect(note.compareDocumentPosition(field)).toBe(side);
    await userEvent.click(mobile(canvas));
    await userEvent.tab();
    await expect(within(note).getByRole("link")).toHaveFocus();
  },
};

export const FieldsMissing: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "高校科研" });
    await send(canvas);
    await readAlert("请填写必填信息，并检查填写是否有误！");
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    for (const message of [
      "请输入邮箱地址",
      "请输入登录密码",
      "请输入真实姓名",
      "请输入手机号码",
      "请输入单位名称",
      "请输入单位地址",
      "请输入开票抬头",
      "请输入开票税号",
      "请先阅读并同意使用条款",
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    const described = (name: RegExp, message: string) =>
      expect(canvas.getByRole("combobox", { name })).toHaveAccessibleDescription(message);
    await described(/^单位类型/, "请选择单位类型");
    await described(/^省份/, "请选择省份");
    await described(/^城市/, "请选择城市");
    await described(/^区\/县/, "请选择区/县");
  },
};

/** Each field is validated when it loses the focus. */
export const FieldsWrong: Story = {
  play: async ({ canvas }) => {
    const expectMessage = async (field: HTMLElement, typed: string, message: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    };
    await expectMessage(email(canvas), "xu.qing@", "请输入正确的邮箱地址");
    await expectMessage(password(canvas), "zlk94", "密码长度为 6–16 个字符");
    await expectMessage(password(canvas), "zlk 94", "密码不能包含空格");
    await expectMessage(password(canvas), "123456", "密码过于简单，请换一个");
    await expectMessage(password(canvas), "zlk-94", "6–16 个字符，不含空格。");
    await expectMessage(confirmation(canvas), "zlk-95", "两次输入密码不一致!");
    await expectMessage(mobile(canvas), "10900000555", "手机号格式不正确");
    await expect(mobile(canvas)).toBeInvalid();
    await expectMessage(text(canvas, /^电话号码/), "12", "请输入 5 至 12 位电话号码");
  },
};

/** The message is shown while typing. */
export const EmailTaken: Story = {
  parameters: {
    scenario: [refuses(checkEmail, codes.emailTaken, registrationMessages.emailTaken)],
  },
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), userInfo().email);
    await waitFor(() =>
      expect(email(canvas)).toHaveAccessibleDescription(/^该邮箱已注册，请输入新的邮箱/),
    );
    await expect(email(canvas)).toHaveFocus();
    await expect(email(canvas)).toBeInvalid();
  },
};

/** The message for one address is not shown for the next. */
export const AnotherEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), userInfo().email);
    await waitFor(() => expect(email(canvas)).toBeInvalid());
    await userEvent.type(email(canvas), "x");
    await expect(email(canvas)).not.toBeInvalid();
  },
};

export const MobileTaken: Story = {
  parameters: {
    scenario: [refuses(checkMobile, codes.mobileTaken, registrationMessages.mobileTaken)],
  },
  play: async ({ canvas }) => {
    await userEvent.type(mobile(canvas), userInfo().mobile);
    await waitFor(() =>
      expect(mobile(canvas)).toHaveAccessibleDescription("该手机号已注册，请输入新的手机号"),
    );
  },
};

/** An incomplete address is not checked; a complete one is checked once typing pauses. */
export const CheckedAfterPause: Story = {
  parameters: {
    scenario: [
      answers(checkEmail, ({ email: checked }) => {
        sent(checked);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(email(canvas), "xu.qing@lab.example");
    await waitFor(() => expect(sent).toHaveBeenCalledWith("xu.qing@lab.example"));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** A failed check shows nothing: the registration itself decides. */
export const ChecksFailed: Story = {
  parameters: {
    scenario: [
      refuses(checkEmail, codes.tooMany, callMessages.tooMany),
      refuses(checkMobile, codes.failed, callMessages.failed),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), newcomer.email);
    await userEvent.type(mobile(canvas), newcomer.mobile);
    await userEvent.tab();
    await expect(email(canvas)).not.toBeInvalid();
    await expect(canvas.queryByText("操作过于频繁，请稍后再试。")).toBeNull();
  },
};

export const AgreementMissing: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(agreement(canvas));
    await send(canvas);
    await readAlert("请勾选“我已阅读并同意使用条款”！");
    await waitFor(() => expect(agreement(canvas)).toHaveFocus());
    await expect(email(canvas)).toHaveValue(newcomer.email);
  },
};

/** The terms are read and agreed to in a dialog. */
export const TermsRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "阅读使用条款" }));
    const dialog = await screen.findByRole("dialog", { name: "使用条款" });
    await expect(await within(dialog).findByText("适用范围")).toBeVisible();
    await expect(within(dialog).getByText(/版本日期：2026-11-20/u)).toBeVisible();
    const page = within(dialog).getByRole("link", { name: /^单独打开/u });
    await expect(page).toHaveAttribute("href", "/html/termsofuse");
    await expect(page).toHaveAttribute("target", "_blank");
    await userEvent.click(within(dialog).getByRole("button", { name: "已阅读并同意" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(agreement(canvas)).toBeChecked();
  },
};

let termsAsked = 0;

export const TermsFailed: Story = {
  beforeEach: () => {
    termsAsked = 0;
  },
  parameters: {
    scenario: [
      answers(readTerms, () =>
        termsAsked++ === 0
          ? refusal(codes.failed, callMessages.failed)
          : { content: "<p>条款<script>alert(1)</script></p>", changedOn: "2026-10-12" },
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "阅读使用条款" }));
    const dialog = await screen.findByRole("dialog", { name: "使用条款" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "重试" }));
    await expect(await within(dialog).findByText("条款")).toBeVisible();
    await expect(dialog.querySelector("script")).toBeNull();
  },
};

export const TermsMissing: Story = {
  parameters: { scenario: [refuses(readTerms, codes.notFound, registrationMessages.termsMissing)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "阅读使用条款" }));
    const dialog = await screen.findByRole("dialog", { name: "使用条款" });
    await expect(await within(dialog).findByText("内容未能加载。")).toBeVisible();
  },
};

/** A refusal is shown at its field; typed values remain. */
export const RefusedForTheEmail: Story = {
  parameters: { scenario: [refuses(register, codes.emailTaken, registrationMessages.emailTaken)] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(email(canvas)).toHaveAccessibleDescription(/^该邮箱已注册，请输入新的邮箱/);
    await expect(password(canvas)).toHaveValue(newcomer.password);
    await expect(text(canvas, /^开票税号/)).toHaveValue(newcomer.invoiceTax);
  },
};

/** A taken address is found out before the form is sent, and the form is not sent. */
export const NotSentWhileTaken: Story = {
  parameters: {
    scenario: [
      refuses(checkEmail, codes.emailTaken, registrationMessages.emailTaken),
      refuses(checkMobile, codes.mobileTaken, registrationMessages.mobileTaken),
    ],
  },
  play: async ({ canvas, msw }) => {
    const registered = fn();
    msw.use(
      http.post(`*${register.path}`, () => {
        registered();
        return HttpResponse.error();
      }),
    );
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(email(canvas)).toHaveAccessibleDescription(/^该邮箱已注册，请输入新的邮箱/);
    await waitFor(() =>
      expect(mobile(canvas)).toHaveAccessibleDescription("该手机号已注册，请输入新的手机号"),
    );
    await expect(registered).not.toHaveBeenCalled();
    await expect(password(canvas)).toHaveValue(newcomer.password);
  },
};

export const RefusedForTheMobile: Story = {
  parameters: {
    scenario: [refuses(register, codes.mobileTaken, registrationMessages.mobileTaken)],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(mobile(canvas)).toHaveFocus());
    await expect(mobile(canvas)).toHaveAccessibleDescription("该手机号已注册，请输入新的手机号");
  },
};

/** The server knows more common passwords than the form. */
export const RefusedForThePassword: Story = {
  parameters: {
    scenario: [refuses(register, codes.passwordCommon, passwordMessages.common)],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, "zhangwei");
    await send(canvas);
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await expect(password(canvas)).toHaveAccessibleDescription(/这个密码过于常见，请换一个/);
    await expect(email(canvas)).toHaveValue(newcomer.email);
  },
};

export const RefusedAsIncomplete: Story = {
  parameters: {
    scenario: [refuses(register, codes.badRequest, registrationMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expectAlert("请填写必填信息，并检查填写是否有误！");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(text(canvas, /^单位地址/)).toHaveValue(newcomer.address);
  },
};

export const TooManyRegistrations: Story = {
  parameters: { scenario: [refuses(register, codes.tooMany, callMessages.tooMany)] },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvas);
    await send(canvas);
    await expectAlert("操作过于频繁，请稍后再试。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/reg"));
    await expect(email(canvas)).toHaveValue(newcomer.email);
    await expect(password(canvas)).toHaveValue(newcomer.password);
  },
};

export const Submitting: Story = {
  parameters: { scenario: [waits(register)] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole("button", { name: "提交中..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

const { password: _, passwordConfirmation: __, ...draft } = newcomer;
const stored = { [storageKeys.drafts]: JSON.stringify({ by: "", forms: { register: draft } }) };

/** The draft is restored after a reload or in the other language, without the passwords. */
export const Draft: Story = {
  parameters: { stored },
  play: async ({ canvas }) => {
    await waitFor(() => expect(email(canvas)).toHaveValue(newcomer.email));
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue("徐汇区"),
    );
    await expect(canvas.getByRole("combobox", { name: /^单位类型/ })).toHaveDisplayValue(
      "高校科研",
    );
    await expect(password(canvas)).toHaveValue("");
    await expect(confirmation(canvas)).toHaveValue("");
  },
};

/** The category with the id 697 is not offered. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "高校科研" });
    await expect(canvas.queryByRole("option", { name: "内部客户" })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readRegistrationChoices)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /^单位类型/ })).toHaveDisplayValue(
      "加载中...",
    );
  },
};

export const Failed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(readRegistrationChoices, codes.failed, callMessages.failed, { once: true })],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("内容未能加载。"))[0]).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(canvas.getAllByRole("button", { name: "重试" })[0]!);
    await choose(canvas, /^单位类型/, "高校科研");
    await waitFor(() => expect(canvas.queryByText("内容未能加载。")).toBeNull());
  },
};

export const LoggedInAlready: Story = {
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "查看我的订单" })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** As many mails as may be sent to the address were sent. */
export const TooManyMails: Story = refusedAfter(
  async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
  },
  refuses(register, codes.tooMany, mailMessages.tooMany),
);
