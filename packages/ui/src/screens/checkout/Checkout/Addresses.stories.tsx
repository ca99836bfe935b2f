import {
  addAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import { confirmOrder, priceOrder } from "@reagent/api/contract/checkout";
import { addresses } from "@reagent/api/mock/samples/addresses";
import { confirmation, orderPrice } from "@reagent/api/mock/samples/checkout";
import type { Language } from "@reagent/api/mock/samples/language";
import { answers, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Checkout } from "./Checkout.tsx";

const sent = fn();

const meta = {
  title: "Screens/Checkout/Address",
  component: Checkout,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/checkout" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = "李想 13900000777 上海市浦东新区科苑路1278号";

/** A confirmation with this number of addresses, the first being the default. */
const many = (count: number, language: Language) => {
  const samples = addresses(language);
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length] as (typeof samples)[number];
    return {
      ...sample,
      addressId: String(index + 1),
      street: `${sample.street} ${index + 1001}`,
      isDefault: index === 0,
    };
  });
};
const withAddresses = (count: number) =>
  answers(confirmOrder, (_, language) => ({
    ...confirmation(language),
    addresses: many(count, language),
  }));
/** Answers with the confirmation, and with what was saved since. */
const turningInto = (after: (language: Language) => ReturnType<typeof addresses>) =>
  answers(confirmOrder, (_, language) => ({
    ...confirmation(language),
    addresses: sent.mock.calls.length > 0 ? after(language) : addresses(language),
  }));
const asked = answers(priceOrder, (chosen, language) => {
  sent(chosen.addressId);
  return orderPrice(chosen, language);
});

/** Up to five addresses are a list; choosing one recalculates the price. */
export const Default: Story = {
  parameters: { scenario: [withAddresses(5), asked] },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("radiogroup", { name: "选择收货地址" });
    await expect(within(group).getAllByRole("radio")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "地址管理" })).toHaveAttribute(
      "href",
      "/profile/address",
    );
    const third = within(group).getAllByRole("radio")[2] as HTMLElement;
    await userEvent.click(third);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("3"));
    canvas.getByRole("link", { name: "地址管理" }).focus();
    await userEvent.tab();
    await expect(within(group).getAllByRole("link", { name: /^编辑/ })[0]).toHaveFocus();
    third.focus();
  },
};

/** More than five addresses are searched by any part. */
export const SixAddresses: Story = {
  tags: ["picture"],
  parameters: { scenario: [withAddresses(6), asked] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "选择收货地址" });
    await expect(canvas.queryByRole("radiogroup", { name: "选择收货地址" })).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard("梁启文 1006");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("6"));
    await expect(canvas.getAllByText(/星湖街 218 号 C12 栋 1006$/)[0]).toBeVisible();
  },
};

export const FiftyAddresses: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withAddresses(50), asked] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "选择收货地址" });
    await userEvent.click(field);
    const list = await screen.findByRole("listbox");
    const [first] = await within(list).findAllByRole("option");
    await expect(first).toHaveAttribute("aria-setsize", "50");
    await userEvent.keyboard("{Escape}");
  },
};

/** An address added from pasted text is chosen, and the price recalculated. */
export const Added: Story = {
  parameters: {
    scenario: [
      answers(addAddress, (params) => {
        sent(params);
        return { addressId: "74" };
      }),
      turningInto((language) => {
        const [first, ...others] = addresses(language);
        return first
          ? [first, ...others, { ...first, addressId: "74", receiver: "李想", isDefault: false }]
          : [];
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "新增地址" }));
    const dialog = await screen.findByRole("dialog", { name: "新增地址" });
    const text = await within(dialog).findByRole("textbox", { name: "粘贴整段地址" });
    await userEvent.click(text);
    await userEvent.paste(whole);
    await userEvent.click(within(dialog).getByRole("button", { name: "识别并填入" }));
    await within(dialog).findByText(/^已填入/);
    await waitFor(() =>
      expect(within(dialog).getByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue(
        "浦东新区",
      ),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("地址添加成功！")).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ receiver: "李想", street: "科苑路1278号", isDefault: false }),
    );
    await waitFor(() => expect(canvas.getByRole("radio", { name: /^李想/ })).toBeChecked());
  },
};

/** The place of the form is kept while what it begins with is read: its dialog is as high as one with the form. */
export const PlaceOfTheFormKept: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listAddresses)] },
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole("link", { name: /^编辑/ }))[0] as HTMLElement,
    );
    const edited = await screen.findByRole("dialog", { name: "编辑地址" });
    await within(edited).findByRole("button", { name: "保存" });
    const height = edited.scrollHeight;
    await userEvent.click(within(edited).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(edited).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "新增地址" }));
    const added = await screen.findByRole("dialog", { name: "新增地址" });
    await expect(await within(added).findByText("正在加载")).toBeInTheDocument();
    await expect(Math.abs(added.scrollHeight - height)).toBeLessThanOrEqual(16);
  },
};

/** The street is required. */
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "新增地址" }));
    const dialog = await screen.findByRole("dialog", { name: "新增地址" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "保存" }));
    await expect(await within(dialog).findByText("请输入详细地址")).toBeVisible();
    for (const message of ["请输入收货人", "请输入手机号码"])
      await expect(within(dialog).getByText(message)).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: /^收货人/ })).toHaveFocus(),
    );
  },
};

/** Editing in a dialog keeps other typed values; the link leads to the address's page. */
export const Edited: Story = {
  parameters: {
    scenario: [
      answers(updateAddress, (params) => {
        sent(params);
        return {};
      }),
      turningInto((language) =>
        addresses(language).map((each, index) =>
          index === 1 ? { ...each, receiver: "李想" } : each,
        ),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const edit = await canvas.findByRole("link", { name: /^编辑：周以宁 上海市徐汇区/ });
    await expect(edit).toHaveAttribute("href", "/profile/edit_address/72");
    await userEvent.click(edit);
    const dialog = await screen.findByRole("dialog", { name: "编辑地址" });
    const receiver = await within(dialog).findByRole("textbox", { name: /^收货人/ });
    await expect(receiver).toHaveValue("周以宁");
    await waitFor(() =>
      expect(within(dialog).getByRole("combobox", { name: /^区\/县/ })).toHaveDisplayValue(
        "徐汇区",
      ),
    );
    await userEvent.clear(receiver);
    await userEvent.type(receiver, "李想");
    await userEvent.click(within(dialog).getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("地址修改成功！")).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: /^李想/ })).not.toBeChecked();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

export const DefaultSet: Story = {
  parameters: {
    scenario: [
      answers(setDefaultAddress, (params) => {
        sent(params);
        return {};
      }),
      turningInto((language) =>
        addresses(language).map((each, index) => ({ ...each, isDefault: index === 2 })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^设为默认：梁启文/ }));
    await expect(await screen.findByText("默认地址设置成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ addressId: "73" });
    // The choice is unchanged.
    await expect(canvas.getByRole("radio", { name: /^梁启文.*默认/ })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "收货地址" })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [withAddresses(6)] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("combobox", { name: "选择收货地址" });
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
