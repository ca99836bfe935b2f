import { sendAdvice } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Advice } from "./Advice.tsx";

const sent = fn();

const meta = {
  title: "Screens/Enquiry/Advice",
  component: Advice,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/advise" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Advice>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const accepts = answers(sendAdvice, (params) => {
  sent(params);
  return {};
});
const content = "收到的乙醇外箱破损，请核实。";

const form = async (canvas: Canvas) =>
  within(await canvas.findByRole("form", { name: "投诉与建议" }));
const submit = async (canvas: Canvas) =>
  userEvent.click((await form(canvas)).getByRole("button", { name: "提交" }));

/** A customer's address and number are filled in; the form stays busy until the message is closed. */
export const Default: Story = {
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    const text = fields.getByLabelText(/^建议、意见或问题/);
    await expect(text).toHaveAttribute("rows", "10");
    await userEvent.type(text, content);
    await submit(canvas);
    const alert = within(await findAlert());
    await expect(alert.getByText("提交成功！")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(text).toHaveValue(""));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ content, email: "zhou.yining@eciac.example" }),
    );
  },
};

/** A telephone number without seven digits has its message, and is not sent. */
export const NoTelephoneNumber: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(fields.getByLabelText(/^建议、意见或问题/), content);
    await userEvent.type(fields.getByLabelText(/^邮箱地址/), "lin@lab.example");
    const phone = fields.getByLabelText(/^电话号码/);
    await userEvent.type(phone, "abc");
    await submit(canvas);
    await waitFor(() => expect(phone).toHaveAccessibleDescription("电话号码至少 7 位数字"));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.type(phone, "021-5550120");
    await submit(canvas);
    await answerAlert("确定");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Pressing twice sends the message once. */
export const SentTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await userEvent.type(fields.getByLabelText(/^建议、意见或问题/), content);
    await userEvent.dblClick(fields.getByRole("button", { name: "提交" }));
    await answerAlert("确定");
    await waitFor(() => expect(fields.getByLabelText(/^建议、意见或问题/)).toHaveValue(""));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** A guest sees each message at its field; the content's already when it is left empty. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  tags: ["picture"],
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    const text = fields.getByLabelText(/^建议、意见或问题/);
    await userEvent.click(text);
    await userEvent.tab();
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription("请填写详细描述您的建议、意见、问题等"),
    );
    await userEvent.type(fields.getByLabelText(/^邮箱地址/), "lin@");
    await submit(canvas);
    await expect(await fields.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(fields.getByText("请输入电话号码")).toBeVisible();
    await expect(text).toHaveFocus();
  },
};

/** Whatever the answer's code, its message looks like a success; what was typed stays. */
export const Refused: Story = {
  parameters: { scenario: [refuses(sendAdvice, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^建议、意见或问题/), content);
    await submit(canvas);
    await expect(await screen.findByText(callMessages.failed.zh)).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(fields.getByLabelText(/^建议、意见或问题/)).toHaveValue(content);
  },
};

export const Sending: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(sendAdvice)] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^建议、意见或问题/), content);
    await submit(canvas);
    await expect(await fields.findByRole("button", { name: /提交中/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Without a network the message stays in the form. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline", viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(fields.getByLabelText(/^建议、意见或问题/), content);
    await userEvent.type(fields.getByLabelText(/^邮箱地址/), "lin@lab.example");
    await userEvent.type(fields.getByLabelText(/^电话号码/), "13800000000");
    await submit(canvas);
    await expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await answerAlert("确定");
    await expect(fields.getByLabelText(/^建议、意见或问题/)).toHaveValue(content);
  },
};

/** A text of 10,000 characters is refused at its field, and all of it stays. */
export const LongContent: Story = {
  globals: { viewer: "guest" },
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const fields = await form(canvas);
    await userEvent.click(fields.getByLabelText(/^建议、意见或问题/));
    const pasted = "长".repeat(10_000);
    await userEvent.paste(pasted);
    await submit(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^建议、意见或问题/)).toHaveAccessibleDescription(/内容过长/),
    );
    await expect(fields.getByLabelText(/^建议、意见或问题/)).toHaveValue(pasted);
    await expectNoOverflow(canvasElement);
  },
};

/** A script is sent as the text that was typed. */
export const Script: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    const script = "<script>alert(1)</script>";
    await userEvent.type(fields.getByLabelText(/^建议、意见或问题/), script);
    await submit(canvas);
    await answerAlert("确定");
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ content: script }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" }, viewer: "guest" },
  play: async ({ canvas, canvasElement }) => {
    await form(canvas);
    await expectNoOverflow(canvasElement);
  },
};

/** Too many messages from one network. */
export const TooMany: Story = refusedAfter(
  async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^建议、意见或问题/), content);
    await submit(canvas);
  },
  refuses(sendAdvice, codes.tooMany, callMessages.tooMany),
);
