import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { reducedMotion } from "../../theme/breakpoints.ts";
import { orchard } from "../../theme/orchard.css.ts";
import { findToast } from "../stage/actions.ts";
import { withClipboard, withoutClipboard } from "../stage/clipboard.ts";
import { words } from "../stage/words.ts";
import { agreement } from "./agreement.ts";
import { copy } from "./Tokens.copy.ts";
import { Tokens } from "./Tokens.tsx";

const writeText = fn<(text: string) => Promise<void>>();

const meta: Meta<typeof Tokens> = {
  title: "Foundations/Tokens",
  tags: ["plays-on-phones"],
  component: Tokens,
};
export default meta;

type Story = StoryObj<typeof Tokens>;

/** Expects each variable of the styles to have the value of its token, as the document is shown. */
const agreesIn = (place: string) => async () => {
  const { lang, dataset } = document.documentElement;
  const language = lang.startsWith("zh") ? "zh" : "en";
  const theme = dataset["theme"] ?? "light";
  const motion = matchMedia(reducedMotion).matches ? "reduced" : "full";
  const [styles, tokens] = agreement({ language, theme, place, motion });
  await expect(styles).toEqual(tokens);
};

export const Default: Story = {
  play: async () => {
    await agreesIn("shop")();
    // Whoever copies from the page gets the code into the clipboard, not into that of a test below.
    await expect(navigator.clipboard.writeText).not.toBe(writeText);
  },
};

/** Like Default with other values. */
const tags = ["no-picture"];

export const Dark: Story = { ...Default, tags, globals: { theme: "dark" } };

export const English: Story = { ...Default, tags, globals: { language: "en" } };

export const Orchard: Story = {
  tags,
  play: agreesIn("orchard"),
  decorators: [(Story) => <div className={orchard}>{Story()}</div>],
};

export const Copied: Story = {
  tags,
  beforeEach: withClipboard(writeText.mockResolvedValue(undefined)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: words(copy).copy("vars.color.accent") }),
    );
    await expect(writeText).toHaveBeenCalledWith("vars.color.accent");
    await expect(await findToast(words(copy).copied("vars.color.accent"))).toBeVisible();
  },
};

export const NotCopied: Story = {
  tags,
  beforeEach: withoutClipboard,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: words(copy).copy("vars.color.accent") }),
    );
    await expect(await findToast(words(copy).failed)).toBeVisible();
  },
};

export const Filtered: Story = {
  tags,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "space 4");
    await expect(canvas.getAllByRole("row").map((row) => row.textContent)).toContainEqual(
      expect.stringContaining("space.4"),
    );
    await expect(canvas.queryByText("color.accent")).not.toBeInTheDocument();
  },
};
