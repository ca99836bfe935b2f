import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { Button } from "../Button/Button.tsx";
import { SkipLink } from "./SkipLink.tsx";

const copy = defineCopy({
  zh: { skip: "跳到合计", edit: "修改", next: "下一步" },
  en: { skip: "Skip to the total", edit: "Edit", next: "Next step" },
});

function ManyControls() {
  const words = useCopy(copy);
  const next = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SkipLink to={next} id="next">
        {words.skip}
      </SkipLink>
      {Array.from({ length: 6 }, (_, index) => (
        <Button key={index}>
          {words.edit} {index + 1}
        </Button>
      ))}
      <Button kind="primary" id="next" ref={next}>
        {words.next}
      </Button>
    </>
  );
}

const meta: Meta<typeof SkipLink> = {
  title: "Components/SkipLink",
  tags: ["plays-on-phones"],
  component: SkipLink,
  parameters: { layout: "padded" },
  render: () => <ManyControls />,
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: words(copy).skip });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

/** Its words are in one line, also where its parent is narrow. */
export const InANarrowPlace: Story = {
  tags: ["no-picture"],
  decorators: [
    (Story) => (
      <div style={{ position: "relative", width: "24px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: words(copy).skip });
    await expect(link.getBoundingClientRect().height).toBeLessThan(48);
  },
};

export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: words(copy).next })).toHaveFocus();
  },
};
