import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { DateRangeField } from "./DateRangeField.tsx";

const copy = defineCopy({ zh: { label: "日期" }, en: { label: "Days" } });

interface Args {
  from: string;
  to: string;
  error: string | undefined;
  onChange: (from: string, to: string) => void;
}

function Days({ from: first, to: last, error, onChange }: Args) {
  const words = useCopy(copy);
  const [days, setDays] = useState({ from: first, to: last });
  const field = (name: "from" | "to") => ({
    name,
    value: days[name],
    onChange: (value: string) =>
      setDays((before) => {
        const next = { ...before, [name]: value };
        onChange(next.from, next.to);
        return next;
      }),
    onBlur: () => {},
    ref: () => {},
    error: name === "to" ? error : undefined,
  });
  return (
    <div style={{ maxWidth: 360 }}>
      <DateRangeField label={words.label} from={field("from")} to={field("to")} />
    </div>
  );
}

const meta: Meta<Args> = {
  title: "Components/DateRangeField",
  parameters: { layout: "padded" },
  render: (args) => <Days {...args} />,
  args: { from: "", to: "", error: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

const longTimeout = { timeout: 5000 };

/** Dates can be typed without the calendar. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole("group", { name: "日期" }));
    await userEvent.type(group.getByLabelText("开始日期"), "2026-05-01");
    await userEvent.type(group.getByLabelText("结束日期"), "2026-05-20");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01", "2026-05-20");
  },
};

/** The calendar opens at the chosen range; two clicks choose a range, and the focus returns. */
export const PickedInACalendar: Story = {
  args: { from: "2026-05-04", to: "2026-05-06" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "在日历中选择" });
    await userEvent.click(button);
    const layer = within(await screen.findByRole("dialog", { name: "选择日期范围" }, longTimeout));
    await expect(await layer.findByText("2026年5月", undefined, longTimeout)).toBeVisible();
    await userEvent.click(layer.getByRole("button", { name: /5月11日/u }));
    await userEvent.click(layer.getByRole("button", { name: /5月13日/u }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("开始日期")).toHaveValue("2026-05-11");
    await expect(canvas.getByLabelText("结束日期")).toHaveValue("2026-05-13");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The arrow keys and Enter work as well: the first Enter moves on to the next day. Escape changes nothing. */
export const PickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "在日历中选择" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid", undefined, longTimeout);
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-today"));
    await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("开始日期")).toHaveValue("2026-05-20"));
    await expect(canvas.getByLabelText("结束日期")).toHaveValue("2026-05-22");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid", undefined, longTimeout);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("结束日期")).toHaveValue("2026-05-22");
  },
};

export const Reversed: Story = {
  args: { from: "2026-05-20", to: "2026-05-01", error: "结束日期不能早于开始日期" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("结束日期")).toHaveAccessibleDescription(
      "结束日期不能早于开始日期",
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
