import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { expectDay, typeDay } from "../../testing/day-field.ts";
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
  subcomponents: { DateRangeField },
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: (args) => <Days {...args} />,
  args: { from: "", to: "", error: undefined, onChange: fn() },
};
export default meta;
type Story = StoryObj<Args>;

/** Dates are typed part by part; each part moves on to the next when it is complete. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole("group", { name: "日期" }));
    await expectDay(group, "开始日期", "年-月-日");
    await typeDay(group, "开始日期", "20260501");
    await typeDay(group, "结束日期", "2026520");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01", "2026-05-20");
    await expectDay(group, "结束日期", "2026-05-20");
  },
};

/** The focus is never on the page itself while the parts take the place of the field: a press of Tab goes on from there. */
export const FocusedWhileLoading: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const focused: (string | undefined)[] = [];
    const changes = new MutationObserver(() => focused.push(document.activeElement?.tagName));
    changes.observe(canvasElement, { childList: true, subtree: true });
    canvas.getByLabelText("结束日期").focus();
    const group = await canvas.findByRole("group", { name: "结束日期" });
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
    changes.disconnect();
    await expect(focused).not.toContain("BODY");
  },
};

/** The order and the separators are those of the page's language, whatever the browser's is. */
export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  args: { from: "2026-05-01" },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText("From")).toHaveValue("01/05/2026");
    await expect(canvas.getByLabelText("To")).toHaveAttribute("placeholder", "dd/mm/yyyy");
    await typeDay(canvas, "To", "20260520");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01", "2026-05-20");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01", "2027-05-20");
  },
};

/** A date without its day is neither a date nor empty, and what was typed stays. */
export const Incomplete: Story = {
  args: { to: "2026-05-20" },
  play: async ({ canvas, args, userEvent }) => {
    await typeDay(canvas, "开始日期", "202605");
    await expect(args.onChange).toHaveBeenLastCalledWith("incomplete", "2026-05-20");
    await expectDay(canvas, "开始日期", "2026-05-日");
    await userEvent.keyboard("7");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-07", "2026-05-20");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith("incomplete", "2026-05-20");
  },
};

/** The calendar opens at the chosen range; two clicks choose a range, and the focus returns. */
export const PickedInACalendar: Story = {
  args: { from: "2026-11-04", to: "2026-11-06" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "在日历中选择" });
    await userEvent.click(button);
    const layer = within(await screen.findByRole("dialog", { name: "选择日期范围" }));
    await expect(await layer.findByText("2026年11月")).toBeVisible();
    await userEvent.click(layer.getByRole("button", { name: /11月11日/u }));
    await userEvent.click(layer.getByRole("button", { name: /11月13日/u }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expectDay(canvas, "开始日期", "2026-11-11");
    await expectDay(canvas, "结束日期", "2026-11-13");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The arrow keys and Enter work as well: the first Enter moves on to the next day. Escape changes nothing. */
export const PickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "在日历中选择" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-today"));
    await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
    await expectDay(canvas, "开始日期", "2026-11-21");
    await expectDay(canvas, "结束日期", "2026-11-23");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expectDay(canvas, "结束日期", "2026-11-23");
  },
};

/** The error spans both dates, and each part of the wrong one announces it. */
export const Reversed: Story = {
  args: { from: "2026-11-20", to: "2026-11-01", error: "结束日期不能早于开始日期" },
  play: async ({ canvas }) => {
    const last = () => canvas.getByLabelText("结束日期");
    await expect(last()).toHaveAccessibleDescription("结束日期不能早于开始日期");
    await typeDay(canvas, "结束日期", "2026");
    const [year] = within(last()).getAllByRole("spinbutton");
    await expect(year).toBeInvalid();
    await expect(year).toHaveAccessibleDescription(/结束日期不能早于开始日期/u);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
