import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as v from "valibot";
import { Form } from "../../components/Form/Form.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./LandlineFields.copy.ts";
import { LandlineFields } from "./LandlineFields.tsx";

const Schema = v.object({ area: v.string(), phone: v.string(), extension: v.string() });

function Contact() {
  const form = useShopForm(Schema, { defaults: { area: "", phone: "", extension: "" } });
  return (
    <Form of={form} label="联系方式" messages={{}} onSubmit={async () => ({ kind: "done" })}>
      <LandlineFields of={form} />
    </Form>
  );
}

const meta: Meta = {
  title: "Blocks/Landline fields",
  component: LandlineFields,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Contact />,
};
export default meta;

export const Default: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: words(copy).landline })).toBeVisible();
    const area = canvas.getByRole("textbox", { name: words(copy).area });
    await userEvent.type(area, "021");
    await expect(area).toHaveValue("021");
    await expect(area).toHaveAttribute("autocomplete", "off");
  },
};
