import { readAddress, updateAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { EditAddress } from "./EditAddress.tsx";

const meta = {
  title: "Screens/Address/Edit address",
  component: EditAddress,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { addressId: "71", place: "account" },
  parameters: { route: "/profile/edit_address/71" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof EditAddress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readAddress, (canvas) =>
  canvas.findByRole("textbox", { name: /^收货人/ }),
);

const sent = fn();
const select = (canvas: Canvas, name: RegExp) => canvas.findByRole("combobox", { name });

/** Every field has its saved value; another province clears the city and the district. */
export const Default: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(updateAddress, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("textbox", { name: /^收货人/ })).toHaveValue("周以宁");
    await expect(canvas.getByRole("textbox", { name: "区号" })).toHaveValue("021");
    await expect(canvas.getByRole("textbox", { name: "分机号" })).toHaveValue("8012");
    await waitFor(async () =>
      expect(await select(canvas, /^区\/县/)).toHaveDisplayValue("浦东新区"),
    );
    await userEvent.selectOptions(await select(canvas, /^省份/), "江苏省");
    await canvas.findByRole("option", { name: "苏州市" });
    await expect(await select(canvas, /^区\/县/)).toHaveDisplayValue("请选择区/县");
    await userEvent.selectOptions(await select(canvas, /^城市/), "苏州市");
    await canvas.findByRole("option", { name: "昆山市" });
    await userEvent.selectOptions(await select(canvas, /^区\/县/), "昆山市");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("地址修改成功！")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      addressId: "71",
      district: "320583",
      area: "021",
      phone: "55500120",
      extension: "8012",
    });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/profile/address"));
  },
};

export const Refused: Story = {
  parameters: {
    scenario: [refuses(updateAddress, codes.badRequest, addressMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await select(canvas, /^区\/县/)).toHaveDisplayValue("浦东新区"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    const alert = await findAlert();
    await expect(within(alert).getByText("地址信息不完整或不正确，请检查后再提交。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
  },
};

/** The address is deleted elsewhere while it is edited. */
export const DeletedMeanwhile: Story = {
  parameters: { scenario: [refuses(updateAddress, codes.notFound, addressMessages.missing)] },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await select(canvas, /^区\/县/)).toHaveDisplayValue("浦东新区"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("没有找到该收货地址。")).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
  },
};

export const NotFound: Story = {
  args: { addressId: "9" },
  parameters: { scenario: [refuses(readAddress, codes.notFound, addressMessages.missing)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到该收货地址" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "返回收货地址" })).toHaveAttribute(
      "href",
      "/profile/address",
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;

/** In the orchard the way back leads to its own list. */
export const InTheOrchard: Story = {
  args: { place: "orchard" },
  parameters: { route: "/exchange/edit_address/71" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () =>
      expect(await select(canvas, /^区\/县/)).toHaveDisplayValue("浦东新区"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("地址修改成功！")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange/addresses"));
  },
};
