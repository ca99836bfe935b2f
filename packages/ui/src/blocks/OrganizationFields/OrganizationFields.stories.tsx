import { landlineFields } from "@reagent/domain/landline";
import { regionFields } from "@reagent/domain/region";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as v from "valibot";
import { Form } from "../../components/Form/Form.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { copy as landlineCopy } from "../LandlineFields/LandlineFields.copy.ts";
import { copy as regionCopy, regionMessages } from "../RegionFields/RegionFields.copy.ts";
import { OrganizationFields } from "./OrganizationFields.tsx";

const copy = defineCopy({
  zh: { form: "单位", company: "单位名称", address: "单位地址", zip: "邮政编码", fax: "传真" },
  en: { form: "Organisation", company: "Name", address: "Address", zip: "Postcode", fax: "Fax" },
});
const Schema = v.object({
  company: v.string(),
  ...regionFields,
  address: v.string(),
  zip: v.string(),
  ...landlineFields,
  fax: v.string(),
});
const nothing = { company: "", province: "", city: "", district: "", address: "", zip: "" };
const defaults = { ...nothing, area: "", phone: "", extension: "", fax: "" };

interface Args {
  readonly isRegionRequired: boolean;
}

function Organization({ isRegionRequired }: Args) {
  const text = useCopy(copy);
  const form = useShopForm(Schema, { defaults });
  return (
    <Form
      of={form}
      label={text.form}
      messages={useCopy(regionMessages)}
      onSubmit={async () => ({ kind: "done" })}
    >
      <OrganizationFields of={form} labels={text} isRegionRequired={isRegionRequired} />
    </Form>
  );
}

const meta: Meta = {
  title: "Blocks/Organization fields",
  component: OrganizationFields,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <Organization {...(args as Args)} />,
  args: { isRegionRequired: true },
};
export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const startsWith = (label: string) => ({ name: (name: string) => name.startsWith(label) });
const field = (canvas: Canvas, label: string) => canvas.getByRole("textbox", startsWith(label));
const province = (canvas: Canvas) =>
  canvas.findByRole("combobox", startsWith(words(regionCopy).province));

/** Browsers fill in the name, the address and the postcode. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { company, address, zip, fax } = words(copy);
    await expect(field(canvas, company)).toBeRequired();
    await expect(field(canvas, company)).toHaveAttribute("autocomplete", "organization");
    await expect(field(canvas, address)).toBeRequired();
    await expect(field(canvas, zip)).toHaveAttribute("autocomplete", "postal-code");
    await expect(field(canvas, fax)).not.toBeRequired();
    await expect(canvas.getByRole("group", { name: words(landlineCopy).landline })).toBeVisible();
    await expect(await province(canvas)).toBeRequired();
  },
};

/** An enquiry can be answered without the region. */
export const RegionOptional: Story = {
  args: { isRegionRequired: false },
  play: async ({ canvas }) => {
    await expect(await province(canvas)).not.toBeRequired();
  },
};
