import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { withClipboard, withoutClipboard } from "../../foundations/stage/clipboard.ts";
import { holdingTimers } from "../../foundations/stage/timers.ts";
import { words } from "../../foundations/stage/words.ts";
import { Highlight } from "../Highlight/Highlight.tsx";
import { copy } from "./Code.copy.ts";
import { Code, OUTCOME_SHOWN_MS } from "./Code.tsx";

const meta: Meta<typeof Code> = {
  title: "Components/Code",
  tags: ["plays-on-phones"],
  component: Code,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Code>;

let copied = "";
const keepsCopied = withClipboard((text) => {
  copied = text;
  return Promise.resolve();
});

export const CasNumber: Story = {
  args: { kind: "cas", value: "90-02-8" },
  beforeEach: [keepsCopied, holdingTimers(OUTCOME_SHOWN_MS)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: words(copy).copy(words(copy).cas, "90-02-8") }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        words(copy).copied(words(copy).cas, "90-02-8"),
      ),
    );
    await expect(copied).toBe("90-02-8");
  },
};

/** The outcome of copying is shown for a while. */
export const OutcomeVanishes: Story = {
  tags: ["no-picture", "plays-in-chinese"],
  args: { kind: "cas", value: "90-02-8" },
  beforeEach: keepsCopied,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: words(copy).copy(words(copy).cas, "90-02-8") }),
    );
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("已复制"));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

export const ProductCodeWithHit: Story = {
  args: { kind: "product-code", value: "S812046-100g" },
  render: (args) => (
    <Code {...args}>
      <Highlight text={args.value} query="s812046" />
    </Code>
  ),
};

export const ClipboardRefused: Story = {
  args: { kind: "item-code", value: "S812046" },
  beforeEach: [withoutClipboard, holdingTimers(OUTCOME_SHOWN_MS)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: words(copy).copy(words(copy)["item-code"], "S812046") }),
    );
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(words(copy).failed));
  },
};

export const NeverBreaks: Story = {
  args: { kind: "product-code", value: "D815330-2.5kg" },
  render: (args) => (
    <div style={{ width: 60 }}>
      <Code {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector("span");
    await expect(code?.getBoundingClientRect().height).toBeLessThan(32);
  },
};
