import { addAddress, listAddresses, resolveAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { callMessages } from "@reagent/api/messages/call";
import { profile } from "@reagent/api/mock/samples/profile";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, expectAlert, answerAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { SessionWatch } from "../../../layouts/parts/SessionWatch/SessionWatch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { AddAddress } from "./AddAddress.tsx";

const meta = {
  title: "Screens/Address/Add address",
  component: AddAddress,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/add_address" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof AddAddress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories([], (canvas) => canvas.findByRole("textbox", { name: /^收货人/ }));

const sent = fn();
const whole = "周以宁 13900000120 上海市浦东新区科苑路1278号 201203 021-55500120";

async function paste(canvas: Canvas, text: string) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "粘贴整段地址" }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole("button", { name: "识别并填入" }));
}
const field = (canvas: Canvas, name: RegExp) => canvas.getByRole("textbox", { name });
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "保存" }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "粘贴整段地址" })).toHaveValue("");
    await expect(field(canvas, /^收货人/)).toHaveValue("");
    await expect(field(canvas, /^手机号码/)).toBeRequired();
    await expect(canvas.getByRole("button", { name: "保存" })).toBeEnabled();
  },
};

/** A customer's first address begins with what was typed at the registration. */
export const First: Story = {
  parameters: { scenario: [answers(listAddresses, { addresses: [] })] },
  play: async ({ canvas }) => {
    const { name, mobile, address, zip } = profile();
    await expect(await canvas.findByRole("textbox", { name: /^收货人/ })).toHaveValue(name);
    await expect(field(canvas, /^手机号码/)).toHaveValue(mobile);
    await expect(field(canvas, /^详细地址/)).toHaveValue(address);
    await expect(field(canvas, /^邮政编码/)).toHaveValue(zip);
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue("浦东新区"),
    );
  },
};

/** One pasted text fills the whole form. */
export const Pasted: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(addAddress, (params) => {
        sent(params);
        return { addressId: "74" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, whole);
    await expect(
      await canvas.findByText("已填入：收货人、手机号码、所在地区、详细地址、邮政编码、固定电话。"),
    ).toBeVisible();
    await expect(field(canvas, /^收货人/)).toHaveValue("周以宁");
    await expect(field(canvas, /^详细地址/)).toHaveValue("科苑路1278号");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue("浦东新区"),
    );
    await save(canvas);
    await expect(await screen.findByText("地址添加成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      receiver: "周以宁",
      mobile: "13900000120",
      province: "310000",
      city: "310100",
      district: "310115",
      street: "科苑路1278号",
      postcode: "201203",
      area: "021",
      phone: "55500120",
      extension: "",
      isDefault: false,
    });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/profile/address"));
  },
};

/** A replaced value is named and can be restored. */
export const TypedIsReplaced: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^收货人/ }), "李想");
    await userEvent.type(field(canvas, /^详细地址/), "凌云路 130 号");
    await paste(canvas, "周以宁 上海市浦东新区");
    const status = within(await canvas.findByRole("status"));
    await expect(await status.findByText("已填入：收货人、所在地区。")).toBeVisible();
    await expect(
      status.getByText("您先前填写的内容已被替换：收货人（原为“李想”）。"),
    ).toBeVisible();
    await expect(status.getByText("未能识别，请手动填写：手机号码。")).toBeVisible();
    await expect(field(canvas, /^详细地址/)).toHaveValue("凌云路 130 号");
    await userEvent.click(status.getByRole("button", { name: "撤销填入" }));
    await expect(field(canvas, /^收货人/)).toHaveValue("李想");
    await expect(canvas.getByRole("combobox", { name: /^省份/ })).toHaveDisplayValue("请选择省份");
    await expect(status.getByText("已恢复为先前填写的内容。")).toBeVisible();
  },
};

/** A second address without a mobile does not keep the first one's. */
export const SecondPasted: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await waitFor(() => expect(field(canvas, /^手机号码/)).toHaveValue("13900000120"));
    await userEvent.clear(canvas.getByRole("textbox", { name: "粘贴整段地址" }));
    await paste(canvas, "李想 江苏省苏州市昆山市前进路1号");
    await waitFor(() => expect(field(canvas, /^收货人/)).toHaveValue("李想"));
    await expect(field(canvas, /^手机号码/)).toHaveValue("");
    const status = within(canvas.getByRole("status"));
    await expect(
      status.getByText(
        "这段文字没有，已清空先前的：手机号码（原为“13900000120”）、固定电话（原为“021-55500120”）、邮政编码（原为“201203”）。",
      ),
    ).toBeVisible();
    await expect(status.getByText("未能识别，请手动填写：手机号码。")).toBeVisible();
    await userEvent.click(status.getByRole("button", { name: "撤销填入" }));
    await expect(field(canvas, /^手机号码/)).toHaveValue("13900000120");
  },
};

/** An English address; a district that is not known is reported as a part to fill in. */
export const EnglishPasted: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole("textbox", { name: "Paste a whole address" });
    const fill = async (text: string) => {
      await userEvent.clear(area);
      await userEvent.click(area);
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole("button", { name: "Fill in the fields" }));
    };
    await fill("Room 205, 1278 Keyuan Road, Nowhere District, 201203, Zhou Yining 13900000120");
    await expect(
      await canvas.findByText("Not recognised, please fill in by hand: region."),
    ).toBeVisible();
    await fill("Room 205, 1278 Keyuan Road, Pudong New Area, Shanghai, Zhou Yining 13900000120");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /^District/ })).toHaveDisplayValue("Pudong"),
    );
    await expect(field(canvas, /^Street address/)).toHaveValue("Room 205, 1278 Keyuan Road");
    await expect(field(canvas, /^Recipient/)).toHaveValue("Zhou Yining");
  },
};

export const PostcodeInvalid: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await waitFor(() => expect(field(canvas, /^邮政编码/)).toHaveValue("201203"));
    await userEvent.type(field(canvas, /^邮政编码/), "上海");
    await save(canvas);
    await waitFor(() =>
      expect(field(canvas, /^邮政编码/)).toHaveAccessibleDescription("请输入 6 位邮政编码"),
    );
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, "，，");
    await expect(await canvas.findByText("没有识别到地址，请检查文字或手动填写。")).toBeVisible();
  },
};

export const ResolvingFailed: Story = {
  parameters: { scenario: [refuses(resolveAddress, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await expectAlert("系统出错，请稍后再试。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("textbox", { name: "粘贴整段地址" })).toHaveValue(whole);
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(field(canvas, /^收货人/)).toHaveFocus());
    for (const message of ["请输入收货人", "请输入手机号码"])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^省份/ })).toHaveAccessibleDescription(
      "请选择省份",
    );
    await expect(canvas.getByRole("combobox", { name: /^城市/ })).toHaveAccessibleDescription(
      "请选择城市",
    );
    await expect(canvas.getByRole("combobox", { name: /^区\/县/ })).toHaveAccessibleDescription(
      "请选择区/县",
    );
    await expect(field(canvas, /^详细地址/)).not.toBeInvalid();
  },
};

export const MobileInvalid: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await canvas.findByText(/^已填入/);
    await userEvent.clear(field(canvas, /^手机号码/));
    await userEvent.type(field(canvas, /^手机号码/), "1390000012{Enter}");
    await waitFor(() =>
      expect(field(canvas, /^手机号码/)).toHaveAccessibleDescription("手机号格式不正确"),
    );
    await expect(field(canvas, /^手机号码/)).toHaveFocus();
  },
};

/** Typed values remain after a refusal. */
export const Refused: Story = {
  parameters: {
    scenario: [refuses(addAddress, codes.badRequest, addressMessages.tooMany)],
  },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, whole);
    await canvas.findByText(/^已填入/);
    await save(canvas);
    await expectAlert("最多保存 100 个收货地址，请先删除不再使用的地址。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(field(canvas, /^收货人/)).toHaveValue("周以宁");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/profile/add_address"));
  },
};

export const Submitting: Story = {
  parameters: { scenario: [waits(addAddress)] },
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await canvas.findByText(/^已填入/);
    await save(canvas);
    await expect(await canvas.findByRole("button", { name: "保存中..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Guest: Story = standard.guest;

/** When the session expires, a prompt is shown and typed values remain. */
export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  render: () => (
    <>
      <SessionWatch />
      <AddAddress />
    </>
  ),
  play: async ({ canvas }) => {
    await paste(canvas, whole);
    await expect(await screen.findByText("当前登录状态已失效, 是否重新登录?")).toBeVisible();
    await expect(canvas.getByLabelText("粘贴整段地址")).toHaveValue(whole);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, whole);
    await canvas.findByText(/^已填入/);
    await expectNoOverflow(canvasElement);
  },
};
