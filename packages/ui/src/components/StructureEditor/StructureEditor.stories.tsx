import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useLanguage } from "../../language/language.tsx";
import { copy } from "../../structure-editor/editor.copy.ts";
import { openEditor } from "../../structure-editor/editor.ts";
import "../../structure-editor/editor.css";
import { StructureEditor } from "./StructureEditor.tsx";

const meta: Meta<typeof StructureEditor> = {
  title: "Components/StructureEditor",
  component: StructureEditor,
  tags: ["plays-in-chinese"],
  args: { value: "", onChange: fn() },
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

/** The frame is loaded again where the window is zoomed: it shows what was drawn, which the page knows. */
export const LoadedAgain: Story = {
  args: { value: "CCO" },
  play: async ({ canvas, canvasElement }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector("iframe");
      if (!found) throw new Error("there is no frame");
      return found;
    });
    const fieldIn = () => frame.contentDocument?.querySelector("input");
    await waitFor(() => expect(fieldIn()).toHaveValue("CCO"));
    await waitFor(() => expect(canvas.queryByText("正在加载结构编辑器")).toBeNull());
    const first = fieldIn();
    if (!first) throw new Error("there is no field");
    await userEvent.type(first, "C");
    await waitFor(() => expect(frame.contentDocument?.querySelector("input")).toHaveValue("CCOC"));
    frame.contentWindow?.location.reload();
    await waitFor(() => expect(fieldIn()).not.toBe(first));
    await waitFor(() => expect(fieldIn()).toHaveValue("CCOC"));
  },
};
