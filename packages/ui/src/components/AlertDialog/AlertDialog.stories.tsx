import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { findOverlay } from "../../testing/overlay-behaviour.ts";
import { Button } from "../Button/Button.tsx";
import { AlertDialog, type AlertTone } from "./AlertDialog.tsx";

const copy = defineCopy({
  zh: {
    title: "提示",
    message: "该货号暂不可售。\n请联系客服 400-000-0120。",
    ok: "确定",
    open: "打开",
  },
  en: {
    title: "Notice",
    message: "This item is not on sale.\nCall 400-000-0120.",
    ok: "OK",
    open: "Open",
  },
});

type Args = { tone: AlertTone; onConfirm: () => void };

function OpenAlert({ tone, onConfirm }: Args) {
  const words = useCopy(copy);
  const [isOpen, setIsOpen] = useState(true);
  const confirm = () => {
    setIsOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      <AlertDialog
        title={words.title}
        description={words.message}
        tone={tone}
        isOpen={isOpen}
        confirmLabel={words.ok}
        onConfirm={confirm}
      />
    </>
  );
}

const meta: Meta<Args> = {
  title: "Components/Overlays/AlertDialog",
  tags: ["plays-on-phones"],
  subcomponents: { AlertDialog },
  // A frame of its own for each story: they are open.
  parameters: { layout: "padded", docs: { story: { inline: false, height: "320px" } } },
  render: (args) => <OpenAlert {...args} />,
  args: { tone: "warning", onConfirm: fn() },
};
export default meta;

type Story = StoryObj<Args>;

/** With one button, Escape confirms. */
export const Warning: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await findOverlay("alertdialog", words(copy).title);
    await expect(dialog).toHaveAccessibleDescription(/请联系客服/);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: words(copy).ok })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: words(copy).open }));
    await expect(await findOverlay("alertdialog", words(copy).title)).toBeVisible();
  },
};

export const Failure: Story = { args: { tone: "error" } };

export const Success: Story = { args: { tone: "success" } };

export const Information: Story = { args: { tone: "info" } };
