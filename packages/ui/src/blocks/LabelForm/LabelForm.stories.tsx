import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { expectNoOverflow } from "../../foundations/stage/actions.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./LabelForm.copy.ts";
import { LabelForm } from "./LabelForm.tsx";

const printed = fn();

const meta = {
  title: "Blocks/Label form",
  component: LabelForm,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  args: {
    hasCopies: true,
    onPrint: async (order) => {
      printed(order);
      return { kind: "done" };
    },
  },
  beforeEach: () => {
    printed.mockClear();
  },
} satisfies Meta<typeof LabelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { format, formats, note, print } = words(copy);
    await userEvent.selectOptions(canvas.getByLabelText(format), formats.vial);
    await userEvent.type(canvas.getByLabelText(note), " A3 ");
    await userEvent.click(canvas.getByRole("button", { name: print }));
    await waitFor(() =>
      expect(printed).toHaveBeenCalledWith({ format: "vial", copies: 1, note: "A3" }),
    );
    await expectNoOverflow(canvasElement);
  },
};

/** The number of labels follows from the goods. */
export const WithoutCopies: Story = {
  args: { hasCopies: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: words(copy).print }));
    await waitFor(() =>
      expect(printed).toHaveBeenCalledWith({ format: "bottle", copies: 1, note: "" }),
    );
  },
};

/** What cannot be printed gets a message at its field. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const { note, print, messages } = words(copy);
    await userEvent.type(canvas.getByLabelText(note), "架".repeat(61));
    await userEvent.click(canvas.getByRole("button", { name: print }));
    await expect(await canvas.findByText(messages["text-too-long"])).toBeVisible();
    await expect(printed).not.toHaveBeenCalled();
  },
};
