import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { expectOverlayBehaviour, findOverlay } from "../../testing/overlay-behaviour.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogSize } from "./Dialog.tsx";

const copy = defineCopy({
  zh: {
    open: "编辑地址",
    title: "编辑收货地址",
    description: "地址用于发货和开具随货单据。",
    text: "危险化学品不能寄往学校以外的收发室，请填写有接收资质的实验室地址。",
    save: "保存",
    cancel: "取消",
  },
  en: {
    open: "Edit address",
    title: "Edit shipping address",
    description: "The address is used for delivery and for the documents in the parcel.",
    text: "Hazardous goods cannot be sent to a mail room. Give the address of a laboratory that may receive them.",
    save: "Save",
    cancel: "Cancel",
  },
});

type Args = { size: DialogSize; paragraphs: number };

function Address({ size, paragraphs }: Args) {
  const words = useCopy(copy);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      <Dialog
        title={words.title}
        description={words.description}
        size={size}
        isOpen={isOpen}
        onOpenChange={close}
        actions={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button kind="primary" onClick={close}>
              {words.save}
            </Button>
          </>
        }
      >
        {Array.from({ length: paragraphs }, (_, index) => (
          <p key={index}>{words.text}</p>
        ))}
      </Dialog>
    </>
  );
}

const meta: Meta<Args> = {
  title: "Components/Overlays/Dialog",
  tags: ["plays-on-phones"],
  subcomponents: { Dialog },
  parameters: { layout: "padded" },
  render: (args) => <Address {...args} />,
  args: { size: "small", paragraphs: 1 },
};
export default meta;

type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: words(copy).open });
    await expectOverlayBehaviour({ opener, role: "dialog", name: words(copy).title });
    await userEvent.click(opener);
    await findOverlay("dialog");
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const opened: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: new RegExp(words(copy).open, "u") }));
  await findOverlay("dialog");
};

export const Open: Story = { tags: ["picture"], play: opened };

export const Large: Story = { args: { size: "large" }, play: opened };

/** Higher than the window: the body scrolls, the title and the actions stay in place. */
export const Long: Story = {
  args: { size: "medium", paragraphs: 40 },
  play: async (context) => {
    await opened?.(context);
    const save = screen.getByRole("button", { name: words(copy).save }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
    const { top } = screen
      .getByRole("heading", { name: words(copy).title })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};

export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: "phone" } } };
