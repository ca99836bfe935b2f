import Info from "@lucide/icons/icons/info";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { endCompositionInSafari, pressEnterWhileComposing } from "../../testing/composition.ts";
import {
  expectFocusTrapped,
  findOverlay,
  findTooltip,
  openByKeyboard,
} from "../../testing/overlay-behaviour.ts";
import { withPlainEvents } from "../../testing/plain-events.ts";
import { row, stack } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { QuantityField } from "../QuantityField/QuantityField.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { useOverlays } from "./useOverlays.ts";

const copy = defineCopy({
  zh: {
    open: "快速订购",
    code: "货号",
    city: "城市",
    beijing: "北京市",
    shanghai: "上海市",
    quantity: "数量",
    help: "帮助",
    helpText: "货号见瓶身标签",
    more: "更多",
    moreLabel: "更多选项",
    note: "备注",
    alert: "加入购物车",
    failed: "未找到该产品",
    failedText: "请核对货号后再试。",
    toast: "收藏",
    favourite: "商品收藏成功！",
    nested: "再开一层",
    nestedTitle: "第二层",
  },
  en: {
    open: "Quick order",
    code: "Item code",
    city: "City",
    beijing: "Beijing",
    shanghai: "Shanghai",
    quantity: "Quantity",
    help: "Help",
    helpText: "The code is on the label",
    more: "More",
    moreLabel: "More options",
    note: "Note",
    alert: "Add to cart",
    failed: "Product not found",
    failedText: "Check the item code and try again.",
    toast: "Favourite",
    favourite: "Added to favourites.",
    nested: "One more layer",
    nestedTitle: "Second layer",
  },
});

function QuickOrder() {
  const words = useCopy(copy);
  const { alert, dialog, toast } = useOverlays();
  const [code, setCode] = useState("");
  const [city, setCity] = useState<"beijing" | "shanghai">("beijing");
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState("");
  return (
    <div className={stack[2]}>
      <TextField label={words.code} value={code} onChange={setCode} />
      <SelectField
        label={words.city}
        value={city}
        onChange={setCity}
        options={[
          { value: "beijing", label: words.beijing },
          { value: "shanghai", label: words.shanghai },
        ]}
      />
      <QuantityField
        label={words.quantity}
        min={1}
        value={quantity}
        onChange={(next) => setQuantity(next ?? 1)}
      />
      <div className={row[2]}>
        <Tooltip label={words.helpText}>
          <IconButton label={words.help} icon={Info} />
        </Tooltip>
        <Popover
          label={words.moreLabel}
          trigger={(trigger) => <Button {...trigger}>{words.more}</Button>}
        >
          <TextField label={words.note} value={note} onChange={setNote} />
        </Popover>
        <Button
          onClick={() =>
            void alert({ title: words.failed, message: words.failedText, tone: "warning" })
          }
        >
          {words.alert}
        </Button>
        <Button
          onClick={() => toast({ message: words.favourite, tone: "success", duration: 60_000 })}
        >
          {words.toast}
        </Button>
        <Button onClick={() => dialog({ title: words.nestedTitle, content: words.helpText })}>
          {words.nested}
        </Button>
      </div>
    </div>
  );
}

function Page() {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  const open = () =>
    dialog({ title: words.open, size: "medium", dismissal: "explicit", content: <QuickOrder /> });
  return <Button onClick={open}>{words.open}</Button>;
}

const meta: Meta = {
  title: "Components/Overlays/Crossings",
  tags: ["!manifest", "plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Page />,
  beforeEach: withPlainEvents,
};
export default meta;

type Story = StoryObj;
type Play = Parameters<NonNullable<Story["play"]>>[0];

const openDialog = ({ canvas }: Pick<Play, "canvas">) =>
  openByKeyboard({
    opener: canvas.getByRole("button", { name: "快速订购" }),
    role: "dialog",
    name: "快速订购",
  });

const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());

export const EverythingInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    await expectFocusTrapped(dialog);
    await userEvent.keyboard("{Escape}");
    await closed("快速订购");
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const dialog = await openDialog({ canvas });
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(390);
  },
};

export const SelectInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const city = within(dialog).getByRole("combobox", { name: "城市" });
    await userEvent.selectOptions(city, "上海市");
    await expect(city).toHaveDisplayValue("上海市");
    await expect(dialog).toBeVisible();
  },
};

/** The react-aria field commits, steps and handles its own keys. */
export const QuantityInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const field = within(dialog).getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "25{Enter}");
    await userEvent.click(within(dialog).getByRole("button", { name: "数量加一" }));
    await expect(field).toHaveValue("26");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveValue("25");
    await userEvent.keyboard("{Escape}");
    await closed("快速订购");
  },
};

/** Escape closes the tooltip and not the dialog; the next Escape closes the dialog. */
export const TooltipInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const help = within(dialog).getByRole("button", { name: "帮助" });
    await userEvent.click(within(dialog).getByRole("textbox", { name: "数量" }));
    await userEvent.tab();
    await expect(help).toHaveFocus();
    const bubble = await findTooltip("货号见瓶身标签");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await closed("快速订购");
  },
};

/** Escape closes only the popover and returns the focus into the dialog. */
export const PopoverInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const more = within(dialog).getByRole("button", { name: "更多" });
    await userEvent.click(more);
    const popover = await findOverlay("dialog", "更多选项");
    const note = within(popover).getByRole("textbox", { name: "备注" });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.click(note);
    await userEvent.keyboard("易制爆");
    await expect(note).toHaveValue("易制爆");
    await userEvent.keyboard("{Escape}");
    await closed("更多选项");
    await waitFor(() => expect(more).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.click(more);
    await findOverlay("dialog", "更多选项");
    await userEvent.click(within(dialog).getByRole("textbox", { name: "货号" }));
    await closed("更多选项");
    await expect(dialog).toBeVisible();
  },
};

/** The alert receives keys and pointer; the dialog under it keeps its entries. */
export const AlertOverADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const code = within(dialog).getByRole("textbox", { name: "货号" });
    await userEvent.type(code, "S812046-25g");
    const add = within(dialog).getByRole("button", { name: "加入购物车" });
    await userEvent.click(add);
    const alert = await findOverlay("alertdialog", "未找到该产品");
    await expectFocusTrapped(alert);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(add).toHaveFocus());
    await expect(code).toHaveValue("S812046-25g");
    await userEvent.keyboard("{Escape}");
    await closed("快速订购");
    await waitFor(() => expect(canvas.getByRole("button", { name: "快速订购" })).toHaveFocus());
  },
};

/** A toast takes neither the focus nor the pointer from the dialog. */
export const ToastOverADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const favourite = within(dialog).getByRole("button", { name: "收藏" });
    await userEvent.click(favourite);
    const message = await screen.findByText("商品收藏成功！", { selector: "li *" });
    await expect(favourite).toHaveFocus();
    await userEvent.type(within(dialog).getByRole("textbox", { name: "货号" }), "S812046");
    await userEvent.click(message);
    await expect(dialog).toBeVisible();
  },
};

export const DialogOverADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const nested = within(dialog).getByRole("button", { name: "再开一层" });
    const second = await openByKeyboard({ opener: nested, role: "dialog", name: "第二层" });
    await expectFocusTrapped(second);
    await userEvent.keyboard("{Escape}");
    await closed("第二层");
    await waitFor(() => expect(nested).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await closed("快速订购");
  },
};

/** The focus can move on between the click and the dialog, while the code of the first layer loads. */
export const FocusMovesBeforeItOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const nested = within(dialog).getByRole("button", { name: "再开一层" });
    nested.focus();
    nested.click();
    within(dialog).getByRole("textbox", { name: "货号" }).focus();
    await findOverlay("dialog", "第二层");
    await userEvent.keyboard("{Escape}");
    await closed("第二层");
    await waitFor(() => expect(nested).toHaveFocus());
  },
};

/** A click outside and the keys of an input method do not close a dialog with entries. */
export const EntriesSurviveClickOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas });
    const code = within(dialog).getByRole("textbox", { name: "货号" });
    await userEvent.type(code, "S8120");
    await pressEnterWhileComposing(code, "shui");
    await endCompositionInSafari(code, "Escape");
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement });
    await expect(dialog).toBeVisible();
    await expect(code).toHaveValue("S8120");
  },
};
