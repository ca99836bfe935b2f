import { sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  readAlert,
  expectNoOverflow,
  findAlert,
  expectAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Synthesis } from "./Synthesis.tsx";

const sent = fn();

const meta = {
  title: "Screens/Enquiry/Synthesis",
  component: Synthesis,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/synthesis" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Synthesis>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const form = async (canvas: Canvas) =>
  within(await canvas.findByRole("form", { name: "咨询表单" }));
const submit = async (canvas: Canvas) =>
  userEvent.click((await form(canvas)).getByRole("button", { name: "提交需求" }));

const accepts = answers(sendSynthesisEnquiry, (params) => {
  sent(params);
  return {};
});

/** A customer is known; only the need is to be written. */
export const Default: Story = {
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await userEvent.type(fields.getByLabelText(/^需求说明/), "需要 500 g，纯度 98%。");
    await submit(canvas);
    await userEvent.click(within(await findAlert()).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(fields.getByLabelText(/^需求说明/)).toHaveValue(""));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ note: "需要 500 g，纯度 98%。" }),
    );
  },
};

/** The enquiry is being sent. */
export const Sending: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(sendSynthesisEnquiry)] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await userEvent.type(fields.getByLabelText(/^需求说明/), "需要 500 g，纯度 98%。");
    await submit(canvas);
    const button = await fields.findByRole("button", { name: "提交中..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** The page begins with its banner, whose link leads to the form each time. */
export const Banner: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    const banner = within(heading.closest("header") ?? document.body);
    await expect(banner.getByText(/^目录里没有的化合物/u)).toBeVisible();
    await form(canvas);
    const consult = canvas.getByRole("region", { name: "咨询表单" });
    for (const _ of [1, 2]) {
      window.scrollTo(0, 0);
      await userEvent.click(banner.getByRole("link", { name: "填写咨询表单" }));
      await waitFor(() =>
        expect(consult.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2),
      );
      // The next stop is in the form, not in what was left out.
      await expect(consult).toHaveFocus();
    }
  },
};

/** Pressing twice sends the enquiry once. */
export const SentTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await userEvent.type(fields.getByLabelText(/^需求说明/), "需要 500 g，纯度 98%。");
    await userEvent.dblClick(fields.getByRole("button", { name: "提交需求" }));
    await answerAlert("确定");
    await waitFor(() => expect(fields.getByLabelText(/^需求说明/)).toHaveValue(""));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The address of a product's consultation fills the note. */
export const ForAnItem: Story = {
  args: { value: "E809056" },
  parameters: { route: "/synthesis/E809056#consult" },
  globals: { viewer: "guest" },
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect((await form(canvas)).getByLabelText(/^需求说明/)).toHaveValue("E809056");
  },
};

const drafted = (draft: object) => ({
  stored: { [storageKeys.drafts]: JSON.stringify({ by: "", forms: { synthesis: draft } }) },
});

/** A note that was typed stays when another address brings one. */
export const NoteTypedBefore: Story = {
  ...ForAnItem,
  parameters: { ...ForAnItem.parameters, ...drafted({ note: "需要 500 g，纯度 98%。" }) },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect((await form(canvas)).getByLabelText(/^需求说明/)).toHaveValue(
        "需要 500 g，纯度 98%。",
      ),
    );
  },
};

/** A note that an address brought is not kept for another one; what was typed is. */
export const NoteOfAnotherItem: Story = {
  ...ForAnItem,
  render: function Changing() {
    const [value, setValue] = useState("E809056");
    return (
      <>
        <Synthesis value={value} />
        <button onClick={() => setValue("S812046")}>S812046</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(fields.getByLabelText(/^联系人/), "林静");
    await userEvent.click(canvas.getByRole("button", { name: "S812046" }));
    await waitFor(async () =>
      expect((await form(canvas)).getByLabelText(/^需求说明/)).toHaveValue("S812046"),
    );
    await expect((await form(canvas)).getByLabelText(/^联系人/)).toHaveValue("林静");
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  tags: ["picture"],
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await submit(canvas);
    for (const message of ["请输入邮箱地址", "请输入联系人", "请输入联系电话", "请输入单位名称"])
      await expect(await fields.findByText(message)).toBeVisible();
    await expect(fields.getByLabelText(/^邮箱地址/)).toHaveFocus();
  },
};

export const Refused: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(sendSynthesisEnquiry, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^需求说明/), "500 g");
    await submit(canvas);
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(fields.getByLabelText(/^需求说明/)).toHaveValue("500 g");
  },
};

/** Without a network the enquiry stays in the form. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline", viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    for (const [label, text] of [
      [/^邮箱地址/, "lin@lab.example"],
      [/^联系人/, "林静"],
      [/^联系电话/, "13800000000"],
      [/^联系单位/, "示例大学"],
      [/^需求说明/, "500 g"],
    ] as const)
      await userEvent.type(fields.getByLabelText(label), text);
    await submit(canvas);
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(fields.getByLabelText(/^需求说明/)).toHaveValue("500 g");
  },
};

/** A script of 10,000 characters is text, too long for a line and for a note, and stays. */
export const LongContent: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const fields = await form(canvas);
    const script = "<script>alert(1)</script>".repeat(400);
    for (const label of [/^CAS 号/, /^需求说明/]) {
      await userEvent.click(await fields.findByLabelText(label));
      await userEvent.paste(script);
    }
    await submit(canvas);
    await expect(await fields.findAllByText(/^内容过长/)).toHaveLength(2);
    await expect(fields.getByLabelText(/^需求说明/)).toHaveValue(script);
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" }, viewer: "guest" },
  play: async ({ canvas, canvasElement }) => {
    await form(canvas);
    await expectNoOverflow(canvasElement);
  },
};

/** Too many enquiries from one network. */
export const TooMany: Story = refusedAfter(
  async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^需求说明/), "500 g");
    await submit(canvas);
  },
  refuses(sendSynthesisEnquiry, codes.tooMany, callMessages.tooMany),
);
