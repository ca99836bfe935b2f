import { deleteAddress, listAddresses, setDefaultAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import { addresses } from "@reagent/api/mock/samples/addresses";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Addresses } from "./Addresses.tsx";

const meta = {
  title: "Screens/Address/Addresses",
  component: Addresses,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { place: "account" },
  parameters: { route: "/profile/address" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Addresses>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listAddresses, (canvas) =>
  canvas.findByRole("table", { name: "收货地址" }),
);

const sent = fn();
const rowsIn = async (canvas: Canvas) =>
  within(await canvas.findByRole("table", { name: "收货地址" })).getAllByRole("row");

async function answerDeletion(canvas: Canvas, answer: "删除" | "取消") {
  const [button] = await canvas.findAllByRole("button", { name: /^删除：周以宁/ });
  if (!button) throw new Error("no address can be deleted");
  await userEvent.click(button);
  const question = await findAlert();
  await expect(within(question).getByText(/确定删除收货地址“周以宁 上海市徐汇区/)).toBeVisible();
  await userEvent.click(within(question).getByRole("button", { name: answer }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

/** The default address can only be edited; the others can be made the default, edited and deleted. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const [, first, second] = await rowsIn(canvas);
    if (!first || !second) throw new Error("there are not two addresses");
    await expect(within(first).getByText("默认")).toBeVisible();
    await expect(within(first).queryByRole("button")).toBeNull();
    await expect(within(first).getByRole("link", { name: /^编辑：周以宁/ })).toHaveAttribute(
      "href",
      "/profile/edit_address/71",
    );
    await expect(within(second).getByText(/^上海市徐汇区 凌云路/)).toBeVisible();
    await expect(within(second).getByRole("button", { name: /^设为默认/ })).toBeVisible();
    await expect(within(second).getByRole("button", { name: /^删除/ })).toBeVisible();
    // The account menu has one as well.
    for (const link of canvas.getAllByRole("link", { name: "新增地址" }))
      await expect(link).toHaveAttribute("href", "/profile/add_address");
  },
};

export const MadeDefault: Story = {
  parameters: {
    scenario: [
      answers(setDefaultAddress, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole("button", { name: /^设为默认：周以宁/ });
    if (!button) throw new Error("no address can be made the default one");
    await userEvent.click(button);
    await expect(await screen.findByText("默认地址设置成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ addressId: "72" });
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const DefaultRefused: Story = {
  parameters: { scenario: [refuses(setDefaultAddress, codes.notFound, addressMessages.missing)] },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole("button", { name: /^设为默认/ });
    if (!button) throw new Error("no address can be made the default one");
    await userEvent.click(button);
    const alert = await findAlert();
    await expect(within(alert).getByText("没有找到该收货地址。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
  },
};

/** The row is removed, and the next row receives the focus. */
export const Deleted: Story = {
  parameters: {
    scenario: [
      answers(deleteAddress, (params) => {
        sent(params);
        return {};
      }),
      answers(listAddresses, (_, language) => ({
        addresses: addresses(language).filter(
          ({ addressId }) => addressId !== "72" || sent.mock.calls.length === 0,
        ),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await answerDeletion(canvas, "删除");
    await expect(await screen.findByText("地址删除成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ addressId: "72", id: null });
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(3));
    await expect(canvas.getByRole("button", { name: /^删除：梁启文/ })).toHaveFocus();
  },
};

/** In the orchard addresses are edited at its own address, and added in a dialog. */
export const InTheOrchard: Story = {
  args: { place: "orchard" },
  parameters: { route: "/exchange/addresses" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "地址管理" })).toBeVisible();
    const [edit] = await canvas.findAllByRole("link", { name: /^编辑：周以宁/ });
    await expect(edit).toHaveAttribute("href", "/exchange/edit_address/71");
    await userEvent.click(canvas.getByRole("button", { name: "新增地址" }));
    const form = await screen.findByRole("dialog", { name: "新增地址" });
    await expect(await within(form).findByRole("textbox", { name: /^收货人/ })).toBeVisible();
    await userEvent.click(within(form).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** In the orchard a deletion is confirmed with the words for the default address (customer centre §8, orchard). */
export const DeletedInTheOrchard: Story = {
  args: { place: "orchard" },
  tags: ["no-picture"],
  parameters: { route: "/exchange/addresses", scenario: [answers(deleteAddress, {})] },
  play: async ({ canvas }) => {
    await answerDeletion(canvas, "删除");
    await expect(await screen.findByText("默认地址设置成功！")).toBeVisible();
  },
};

export const DeletionDeclined: Story = {
  play: async ({ canvas }) => {
    await answerDeletion(canvas, "取消");
    await expect(await screen.findByText("已取消此操作")).toBeVisible();
    await expect(await rowsIn(canvas)).toHaveLength(4);
  },
};

export const DeletionRefused: Story = {
  parameters: {
    scenario: [refuses(deleteAddress, codes.badRequest, addressMessages.defaultStays)],
  },
  play: async ({ canvas }) => {
    await answerDeletion(canvas, "删除");
    await expect(await screen.findByText(addressMessages.defaultStays.zh)).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
  },
};

/** The address was deleted elsewhere: the list is read again. */
export const DeletedElsewhere: Story = {
  parameters: { scenario: [refuses(deleteAddress, codes.notFound, addressMessages.missing)] },
  play: async ({ canvas, msw }) => {
    await expect(await rowsIn(canvas)).toHaveLength(4);
    msw.use(
      answers(listAddresses, (_, language) => ({
        addresses: addresses(language).filter(({ addressId }) => addressId !== "72"),
      })),
    );
    await answerDeletion(canvas, "删除");
    await expect(await screen.findByText("没有找到该收货地址。")).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(3));
    await expect(screen.queryByText("地址删除成功！")).toBeNull();
  },
};

export const FoundByKeyword: Story = {
  play: async ({ canvas }) => {
    await rowsIn(canvas);
    await userEvent.type(canvas.getByRole("searchbox", { name: "查找地址" }), " 苏州 {Enter}");
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(2));
    await expect(canvas.getByText("梁启文")).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await rowsIn(canvas);
    await userEvent.type(canvas.getByRole("searchbox", { name: "查找地址" }), "拉萨{Enter}");
    await expect(await canvas.findByText("没有符合条件的地址")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "显示全部地址" }));
    await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(4));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listAddresses, { addresses: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有收货地址")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "新增地址" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listAddresses, (_, language) => ({
        addresses: addresses(language).map((address) => ({
          ...address,
          receiver: "国家重点实验室分析测试中心仪器与试剂统一采购办公室 欧阳文静",
          street: `${address.street}，${"国家重点实验室大楼西侧危险化学品专用收货平台".repeat(4)}`,
        })),
      })),
    ],
  },
  play: standard.onAPhone.play,
};

export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: standard.onAPhone.play,
};

export const OnAPhone: Story = standard.onAPhone;
