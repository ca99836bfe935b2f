import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useLanguage } from "../../language/language.tsx";
import { copy } from "../../structure-editor/editor.copy.ts";
import { openEditor } from "../../structure-editor/editor.ts";
import "../../structure-editor/editor.css";
import { StructureEditor } from "./StructureEditor.tsx";

const meta: Meta<typeof StructureEditor> = {
  title: "Components/Structure editor",
  component: StructureEditor,
  tags: ["autodocs"],
  args: { shown: "", onDraw: fn() },
};
export default meta;
type Story = StoryObj<typeof StructureEditor>;

/** What is in the frame: the page of the editor, opened here without one. */
function Page() {
  const root = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    openEditor(element, language);
    return () => element.replaceChildren();
  }, [language]);
  return <div ref={root} style={{ height: "440px", maxWidth: "720px" }} />;
}

/** The editor itself, as it is in the shop. In other stories its frame has a field in place of the canvas. */
export const Drawing: Story = {
  render: () => <Page />,
  play: async ({ canvas, globals }) => {
    const words = copy[globals["language"] === "en" ? "en" : "zh"];
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: words.start }),
      words.rings.benzene,
    );
    const query = canvas.getByRole("button", { name: words.query });
    await userEvent.click(query);
    await waitFor(() => expect(query).toHaveAttribute("aria-pressed", "true"));
  },
};
