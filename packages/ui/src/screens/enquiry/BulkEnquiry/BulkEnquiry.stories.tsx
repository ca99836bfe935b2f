import { sendBulkEnquiry } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { readProfile } from "@reagent/api/contract/profile";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useNavigate } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  readAlert,
  expectNoOverflow,
  findAlert,
  expectAlert,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { BulkEnquiry } from "./BulkEnquiry.tsx";

const sent = fn();
const ethanol = paths.bulkEnquiry({
  productName: "乙醇",
  casNumber: "64-17-5",
  specification: "AR，99.7%",
  itemCode: "E809056",
});

const meta = {
  title: "Screens/Enquiry/Bulk enquiry",
  component: BulkEnquiry,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: ethanol },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof BulkEnquiry>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const accepts = answers(sendBulkEnquiry, (params) => {
  sent(params);
  return {};
});
const form = async (canvas: Canvas) =>
  within(await canvas.findByRole("form", { name: "大包装询价表单" }));
const submit = async (canvas: Canvas) =>
  userEvent.click((await form(canvas)).getByRole("button", { name: "提交询价" }));

/** The query says the product, the profile the person; pack and quantity are left to write. */
export const Default: Story = {
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await expect(fields.getByLabelText(/^产品名称/)).toHaveValue("乙醇");
    await expect(fields.getByLabelText(/^规格/)).toHaveValue("AR，99.7%");
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await expect(fields.getByLabelText(/^邮箱地址/)).not.toBeVisible();
    await userEvent.type(fields.getByLabelText(/^包装/), "25L");
    await userEvent.type(fields.getByLabelText(/^数量/), "40");
    await submit(canvas);
    const alert = within(await findAlert());
    await expect(alert.getByText("您的询价需求已经提交，我们会尽快回复！")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(fields.getByLabelText(/^数量/)).toHaveValue(""));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({
        productName: "乙醇",
        itemCode: "E809056",
        pack: "25L",
        quantity: "40",
        origin: "specification",
      }),
    );
  },
};

/** A mistake in what was filled in from the profile opens it. */
export const PersonChanged: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.click(fields.getByText(/^联系人: /));
    const mobile = fields.getByLabelText(/^手机号码/);
    await userEvent.clear(mobile);
    await userEvent.type(mobile, "139");
    await userEvent.click(fields.getByText(/^联系人: /));
    await expect(mobile).not.toBeVisible();
    await submit(canvas);
    await waitFor(() => expect(mobile).toBeVisible());
    await expect(mobile).toHaveAccessibleDescription("请输入 11 位手机号码");
  },
};

/** The enquiry is being sent. */
export const Sending: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(sendBulkEnquiry)] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await waitFor(() =>
      expect(fields.getByLabelText(/^邮箱地址/)).toHaveValue("zhou.yining@eciac.example"),
    );
    await userEvent.type(fields.getByLabelText(/^包装/), "25L");
    await userEvent.type(fields.getByLabelText(/^数量/), "40");
    await submit(canvas);
    const button = await fields.findByRole("button", { name: "提交中..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** An amount that is no number above 0, and a CAS number with a wrong check digit, have their message. */
export const WrongNumbers: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    const quantity = fields.getByLabelText(/^数量/);
    const cas = fields.getByLabelText(/^CAS 号/);
    await userEvent.type(fields.getByLabelText(/^包装/), "25L");
    await userEvent.type(quantity, "-5abc");
    await userEvent.clear(cas);
    await userEvent.type(cas, "64-17-6");
    await submit(canvas);
    await waitFor(() =>
      expect(quantity).toHaveAccessibleDescription("请输入大于 0 的数量，如 40 或 5 kg"),
    );
    await expect(cas).toHaveAccessibleDescription("CAS 号的校验位有误，请核对");
    await expect(quantity).toHaveValue("-5abc");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "5 kg");
    await userEvent.clear(cas);
    await userEvent.type(cas, "64-17-5");
    await submit(canvas);
    await readAlert("您的询价需求已经提交，我们会尽快回复！");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Goes to the enquiry for a pack of the same item. */
function OtherPack() {
  const navigate = useNavigate();
  const to = paths.bulkEnquiry({ productName: "乙醇", itemCode: "E809056", pack: "25L" });
  return <button onClick={() => void navigate(to)}>25L</button>;
}

/** The enquiry is about the pack of its address, not about that of an earlier address; what was typed stays. */
export const AnotherPack: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  parameters: {
    route: paths.bulkEnquiry({ productName: "乙醇", itemCode: "E809056", pack: "200L" }),
  },
  render: () => (
    <>
      <BulkEnquiry />
      <OtherPack />
    </>
  ),
  play: async ({ canvas }) => {
    const before = await form(canvas);
    await expect(before.getByLabelText(/^包装/)).toHaveValue("200L");
    await userEvent.type(before.getByLabelText(/^数量/), "40");
    await userEvent.click(canvas.getByRole("button", { name: "25L" }));
    await waitFor(async () =>
      expect((await form(canvas)).getByLabelText(/^包装/)).toHaveValue("25L"),
    );
    await expect((await form(canvas)).getByLabelText(/^数量/)).toHaveValue("40");
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
    await userEvent.type(fields.getByLabelText(/^包装/), "25L");
    await userEvent.type(fields.getByLabelText(/^数量/), "40");
    await userEvent.dblClick(fields.getByRole("button", { name: "提交询价" }));
    await readAlert("您的询价需求已经提交，我们会尽快回复！");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** A guest with an empty form sees every message at its field. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  tags: ["picture"],
  parameters: { route: "/bulk?name=undefined&cas=%E0%A4%A" },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await expect(fields.getByLabelText(/^产品名称/)).toHaveValue("");
    await userEvent.type(fields.getByLabelText(/^姓名/), "林");
    await userEvent.type(fields.getByLabelText(/^手机号码/), "1380000");
    await userEvent.type(fields.getByLabelText(/^邮编/), "2000");
    await submit(canvas);
    for (const message of [
      "请输入产品名称",
      "请输入规格",
      "请输入包装",
      "请输入数量",
      "请输入姓名，至少 4 个字符",
      "请输入 11 位手机号码",
      "请输入邮箱地址",
      "请输入单位名称",
      "请输入详细地址，至少 5 个字符",
      "邮编至少 6 个字符",
    ])
      await expect(await fields.findByText(message)).toBeVisible();
    await expect(fields.getByLabelText(/^产品名称/)).toHaveFocus();
    await expect(fields.getByLabelText(/^姓名/)).toHaveValue("林");
  },
};

/** Without a specification in the query the enquiry says so. */
export const WithoutSpecification: Story = {
  tags: ["no-picture"],
  parameters: { route: "/bulk", scenario: [accepts] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^产品名称/), "乙醇");
    for (const [label, text] of [
      [/^规格/, "AR"],
      [/^包装/, "200L"],
      [/^数量/, "2"],
    ] as const)
      await userEvent.type(fields.getByLabelText(label), text);
    await submit(canvas);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ origin: "other" })),
    );
  },
};

export const Refused: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(sendBulkEnquiry, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.type(await fields.findByLabelText(/^包装/), "25L");
    await userEvent.type(fields.getByLabelText(/^数量/), "40");
    await submit(canvas);
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(fields.getByLabelText(/^数量/)).toHaveValue("40");
  },
};

/** Without a network the enquiry stays in the form. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline", viewer: "guest" },
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    for (const [label, text] of [
      [/^包装/, "25L"],
      [/^数量/, "40"],
      [/^姓名/, "林静"],
      [/^手机号码/, "13800000000"],
      [/^邮箱地址/, "lin@lab.example"],
      [/^单位名称/, "示例大学"],
      [/^详细地址/, "示例路 100 号"],
    ] as const)
      await userEvent.type(fields.getByLabelText(label), text);
    await submit(canvas);
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(fields.getByLabelText(/^数量/)).toHaveValue("40");
  },
};

/** Entries of 10,000 characters, also scripts, each have their error, and stay. */
export const LongContent: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const fields = await form(canvas);
    const script = "<script>alert(1)</script>".repeat(400);
    for (const label of [/^包装/, /^数量/, /^备注/]) {
      await userEvent.click(await fields.findByLabelText(label));
      await userEvent.paste(script);
    }
    await submit(canvas);
    await expect(await fields.findAllByText(/^内容过长/)).toHaveLength(3);
    await expect(fields.getByLabelText(/^备注/)).toHaveValue(script);
    await expectNoOverflow(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readProfile)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("正在加载"))[0]).toBeInTheDocument();
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
    await userEvent.type(await fields.findByLabelText(/^包装/), "25L");
    await userEvent.type(fields.getByLabelText(/^数量/), "40");
    await submit(canvas);
  },
  refuses(sendBulkEnquiry, codes.tooMany, callMessages.tooMany),
);
