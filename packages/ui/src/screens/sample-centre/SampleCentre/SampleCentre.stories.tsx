import { codes } from "@reagent/api/contract/envelope";
import { cancelFavourite } from "@reagent/api/contract/favourite";
import { readSampleCentre, sendSampleCentreMessage } from "@reagent/api/contract/sample-centre";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  readAlert,
  expectLoginDialog,
  expectNoOverflow,
  expectAlert,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { SampleCentre } from "./SampleCentre.tsx";

const meta: Meta<typeof SampleCentre> = {
  title: "Screens/Sample centre/Sample centre",
  component: SampleCentre,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/basf" },
  decorators: [withSessionWatch],
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readSampleCentre, (canvas) =>
  canvas.findByRole("region", { name: "HPLC 溶剂" }),
);

const sent = fn();
const record = (params: unknown) => {
  sent(params);
  return {};
};

const form = (canvas: Canvas) => canvas.findByRole("form", { name: "给样品中心留言" });
/** The fields, once the customer's address is filled in. */
async function filledForm(canvas: Canvas) {
  const fields = within(await form(canvas));
  await waitFor(() =>
    expect(fields.getByLabelText(/邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
  );
  return fields;
}
const question = "需要 LC-MS 级乙腈样品。";

export const Default: Story = {
  parameters: { scenario: [answers(sendSampleCentreMessage, record)] },
  play: async ({ canvas }) => {
    const solvents = await canvas.findByRole("region", { name: "HPLC 溶剂" });
    await expect(within(solvents).getAllByRole("article")).toHaveLength(3);
    const fields = await filledForm(canvas);
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await readAlert("邮件发送成功，我们会尽快回复！");
    await expect(sent.mock.calls).toEqual([
      [{ from: "zhou.yining@eciac.example", message: question }],
    ]);
    await expect(fields.getByLabelText(/问题/)).toHaveValue("");
  },
};

/** A guest writes as well; errors are beside their fields, and what was typed stays. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = within(await form(canvas));
    await userEvent.type(fields.getByLabelText(/邮箱地址/), "lin@");
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await expect(await fields.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(fields.getByText("请填写您的问题")).toBeVisible();
    await expect(fields.getByLabelText(/邮箱地址/)).toHaveValue("lin@");
    await userEvent.click(await canvas.findByRole("button", { name: "收藏 A801119" }));
    await expectLoginDialog();
  },
};

/** A favourite is one no longer after another press. */
export const FavouriteRemoved: Story = {
  parameters: { scenario: [answers(cancelFavourite, record)] },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "收藏 E809056" });
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(toggle);
    await expect(await screen.findByText("已取消收藏")).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const FavouriteAdded: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "收藏 A801119" });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(toggle);
    await expect(await screen.findByText("商品收藏成功！")).toBeVisible();
  },
};

export const MessageRefused: Story = {
  parameters: {
    scenario: [refuses(sendSampleCentreMessage, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    const fields = within(await form(canvas));
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(fields.getByLabelText(/问题/)).toHaveValue(question);
  },
};

/** An empty form has a message at each field. */
export const MessageEmpty: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = within(await form(canvas));
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await expect(await fields.findByText("请输入邮箱地址")).toBeVisible();
    await expect(fields.getByText("请填写您的问题")).toBeVisible();
    await expect(fields.getByLabelText(/邮箱地址/)).toHaveFocus();
  },
};

/** A script is sent as the text that was typed. */
export const Script: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(sendSampleCentreMessage, record)] },
  play: async ({ canvas }) => {
    const fields = await filledForm(canvas);
    const script = "<script>alert(1)</script>";
    await userEvent.type(fields.getByLabelText(/问题/), script);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await readAlert("邮件发送成功，我们会尽快回复！");
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ message: script }));
  },
};

/** 10,000 characters are refused at each field, and stay. */
export const LongContent: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas, canvasElement }) => {
    const fields = within(await form(canvas));
    for (const label of [/邮箱地址/, /问题/]) {
      await userEvent.click(fields.getByLabelText(label));
      await userEvent.paste("长".repeat(10_000));
    }
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await expect(await fields.findByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(fields.getByText("问题最多 2000 个字符")).toBeVisible();
    await expect(fields.getByLabelText(/问题/)).toHaveValue("长".repeat(10_000));
    await expectNoOverflow(canvasElement);
  },
};

/** The message is being sent. */
export const Sending: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(sendSampleCentreMessage)] },
  play: async ({ canvas }) => {
    const fields = await filledForm(canvas);
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    const button = await fields.findByRole("button", { name: "发送中..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** Pressing twice sends the message once. */
export const SentTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(sendSampleCentreMessage, record)] },
  play: async ({ canvas }) => {
    const fields = await filledForm(canvas);
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.dblClick(fields.getByRole("button", { name: "发送留言" }));
    await readAlert("邮件发送成功，我们会尽快回复！");
    await expect(fields.getByLabelText(/问题/)).toHaveValue("");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Without a network the message stays in the form. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline", viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = within(await form(canvas));
    await userEvent.type(fields.getByLabelText(/邮箱地址/), "lin@lab.example");
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(fields.getByLabelText(/问题/)).toHaveValue(question);
  },
};

/** The question that a guest wrote is kept at the log-in, with the account's address. */
export const WrittenBeforeLogin: Story = {
  tags: ["no-picture"],
  parameters: {
    stored: {
      [storageKeys.drafts]: JSON.stringify({
        by: "",
        forms: { "sample-centre": { message: question } },
      }),
    },
  },
  play: async ({ canvas }) => {
    const fields = within(await form(canvas));
    await waitFor(() => expect(fields.getByLabelText(/问题/)).toHaveValue(question));
    await expect(fields.getByLabelText(/邮箱地址/)).toHaveValue("zhou.yining@eciac.example");
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(readSampleCentre, { groups: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "样品中心暂无产品" })).toBeVisible();
    await expect(await form(canvas)).toBeVisible();
  },
};

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;

/** Too many messages from one network. */
export const TooManyMessages: Story = refusedAfter(
  async ({ canvas }) => {
    const fields = within(await form(canvas));
    await userEvent.type(fields.getByLabelText(/问题/), question);
    await userEvent.click(fields.getByRole("button", { name: "发送留言" }));
  },
  refuses(sendSampleCentreMessage, codes.tooMany, callMessages.tooMany),
);
