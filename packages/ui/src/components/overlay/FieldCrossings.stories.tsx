import Info from "@lucide/icons/icons/info";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawFrames } from "../../foundations/stage/stopped-clock.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { expectDay } from "../../testing/day-field.ts";
import {
  expectPageUnlocked,
  findOverlay,
  findTooltip,
  queryTooltip,
} from "../../testing/overlay-behaviour.ts";
import { withPlainEvents } from "../../testing/plain-events.ts";
import { row, stack } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { DateRangeField } from "../DateRangeField/DateRangeField.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { useOverlays } from "./useOverlays.ts";

const copy = defineCopy({
  zh: {
    open: "查找订单",
    code: "订单号",
    address: "收货地址",
    receiver: "收货人",
    days: "下单日期",
    help: "帮助",
    helpText: "订单号见确认邮件",
    more: "更多条件",
    status: "状态",
    paid: "已付款",
    shipped: "已发货",
  },
  en: {
    open: "Find an order",
    code: "Order number",
    address: "Shipping address",
    receiver: "Receiver",
    days: "Ordered",
    help: "Help",
    helpText: "The number is in the e-mail",
    more: "More",
    status: "State",
    paid: "Paid",
    shipped: "Shipped",
  },
});

function Search() {
  const words = useCopy(copy);
  const [values, setValues] = useState({ code: "", address: "", from: "", to: "" });
  const field = <Name extends keyof typeof values>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    onBlur: () => {},
    ref: () => {},
    error: undefined,
  });
  return (
    <div className={stack[4]}>
      <TextField label={words.code} {...field("code")} />
      <ComboBox
        label={words.address}
        value={values.address}
        onChange={field("address").onChange}
        options={["1", "2", "3"].map((value) => ({ value, label: `${words.receiver} ${value}` }))}
      />
      <DateRangeField label={words.days} from={field("from")} to={field("to")} />
      <Tooltip label={words.helpText}>
        <IconButton label={words.help} icon={Info} />
      </Tooltip>
    </div>
  );
}

function Page() {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  const [status, setStatus] = useState<"paid" | "shipped">("paid");
  return (
    <div className={row[2]}>
      <Button onClick={() => dialog({ title: words.open, size: "medium", content: <Search /> })}>
        {words.open}
      </Button>
      <Popover label={words.more} trigger={(trigger) => <Button {...trigger}>{words.more}</Button>}>
        <SelectField
          label={words.status}
          value={status}
          onChange={setStatus}
          options={[
            { value: "paid", label: words.paid },
            { value: "shipped", label: words.shipped },
          ]}
        />
      </Popover>
    </div>
  );
}

const meta: Meta = {
  title: "Components/Overlays/Crossings of fields",
  tags: ["!manifest", "plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Page />,
  beforeEach: withPlainEvents,
};
export default meta;

type Story = StoryObj;
type Press = (target: HTMLElement) => Promise<void>;

const byPointer: Press = (target) => userEvent.click(target);
const byTouch: Press = async (target) => {
  await userEvent.pointer({ keys: "[TouchA]", target });
};
const byKeyboard: Press = async (target) => {
  target.focus();
  await userEvent.keyboard("{Enter}");
};

const button = (name: string) => screen.getByRole("button", { name });
const expectClosed = (role: string, name?: string) =>
  waitFor(() =>
    expect(screen.queryByRole(role, name === undefined ? {} : { name })).not.toBeInTheDocument(),
  );

async function inDialog(
  press: Press,
  act: (dialog: ReturnType<typeof within>) => Promise<void>,
): Promise<void> {
  const opener = button("查找订单");
  await press(opener);
  const dialog = await findOverlay("dialog", "查找订单");
  await waitFor(() => expect(within(dialog).getByLabelText("订单号")).toHaveFocus());
  await act(within(dialog));
  await expect(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectClosed("dialog", "查找订单");
  await waitFor(() => expect(opener).toHaveFocus());
  await expectPageUnlocked();
}

/** Escape closes the list and not the dialog; a click in the list does not count as outside. */
const comboBox = (press: Press) => (): Promise<void> =>
  inDialog(press, async (dialog) => {
    const field = dialog.getByRole("combobox", { name: "收货地址" });
    const open = async () => {
      if (press === byKeyboard) {
        field.focus();
        await userEvent.keyboard("{ArrowDown}");
      } else await press(dialog.getByRole("button", { name: /展开列表/ }));
      return within(await screen.findByRole("listbox"));
    };
    await open();
    await userEvent.keyboard("{Escape}");
    await expectClosed("listbox");
    await expect(field).toHaveFocus();
    const list = await open();
    if (press === byKeyboard) await userEvent.keyboard("{ArrowDown}{Enter}");
    else await press(list.getByRole("option", { name: "收货人 2" }));
    await expectClosed("listbox");
    await expect(field).toHaveValue("收货人 2");
  });

/** Escape closes the calendar and focuses its button; choosing two days closes it as well. */
const dateRange = (press: Press) => (): Promise<void> =>
  inDialog(press, async (dialog) => {
    const opener = dialog.getByRole("button", { name: "在日历中选择" });
    const open = async () => {
      await press(opener);
      const month = await screen.findByRole("grid");
      await waitFor(() => expect(month).toContainElement(document.activeElement as HTMLElement));
      return within(month);
    };
    await open();
    await userEvent.keyboard("{Escape}");
    await expectClosed("dialog", "选择日期范围");
    await waitFor(() => expect(opener).toHaveFocus());
    const month = await open();
    if (press === byKeyboard) {
      await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
    } else {
      await press(month.getByRole("button", { name: /11月21日/u }));
      await press(month.getByRole("button", { name: /11月23日/u }));
    }
    await expectClosed("dialog", "选择日期范围");
    await expectDay(dialog, "开始日期", "2026-11-21");
    await expectDay(dialog, "结束日期", "2026-11-23");
    await waitFor(() => expect(opener).toHaveFocus());
  });

/** A choice leaves the popover open; Escape closes it, and the page is never blocked. */
const select = (press: Press) => async (): Promise<void> => {
  const opener = button("更多条件");
  await press(opener);
  const status = within(await findOverlay("dialog", "更多条件")).getByRole("combobox");
  await waitFor(() => expect(status).toHaveFocus());
  await userEvent.selectOptions(status, "已发货");
  await expect(status).toHaveDisplayValue("已发货");
  await expectPageUnlocked();
  await userEvent.keyboard("{Escape}");
  await expectClosed("dialog");
  await waitFor(() => expect(opener).toHaveFocus());
};

/** Escape closes the tooltip and not the dialog. Touch does not open a tooltip. */
const tooltip = (press: Press) => (): Promise<void> =>
  inDialog(press, async (dialog) => {
    const help = dialog.getByRole("button", { name: "帮助" });
    const words = "订单号见确认邮件";
    if (press === byTouch) {
      await userEvent.pointer({ keys: "[TouchA>]", target: help });
      await drawFrames(20);
      await expect(queryTooltip(words)).toBeNull();
      // A simulated touch focuses as the keyboard does.
      dialog.getByLabelText("订单号").focus();
      return;
    }
    if (press === byPointer) await userEvent.hover(help);
    else {
      dialog.getByRole("button", { name: "在日历中选择" }).focus();
      await userEvent.tab();
      await expect(help).toHaveFocus();
    }
    await findTooltip(words);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(queryTooltip(words)).toBeNull());
  });

export const Closed: Story = {};

export const ComboBoxInADialogByPointer: Story = { play: comboBox(byPointer) };
export const ComboBoxInADialogByKeyboard: Story = { play: comboBox(byKeyboard) };
export const ComboBoxInADialogByTouch: Story = { play: comboBox(byTouch) };

export const DateRangeInADialogByPointer: Story = { play: dateRange(byPointer) };
export const DateRangeInADialogByKeyboard: Story = { play: dateRange(byKeyboard) };
export const DateRangeInADialogByTouch: Story = { play: dateRange(byTouch) };

export const SelectInAPopoverByPointer: Story = { play: select(byPointer) };
export const SelectInAPopoverByKeyboard: Story = { play: select(byKeyboard) };
export const SelectInAPopoverByTouch: Story = { play: select(byTouch) };

export const TooltipInADialogByPointer: Story = { play: tooltip(byPointer) };
export const TooltipInADialogByKeyboard: Story = { play: tooltip(byKeyboard) };
export const TooltipInADialogByTouch: Story = { play: tooltip(byTouch) };
