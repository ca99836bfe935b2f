import { codes } from "@reagent/api/contract/envelope";
import { listRegions } from "@reagent/api/contract/region";
import { callMessages } from "@reagent/api/messages/call";
import { regionsIn } from "@reagent/api/mock/samples/regions";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import { regionFields, type RegionPath } from "@reagent/domain/region";
import { withEnglishNames } from "@reagent/domain/region-english";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import * as v from "valibot";
import { Form } from "../../components/Form/Form.tsx";
import { SubmitButton } from "../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { regionMessages } from "./RegionFields.copy.ts";
import { RegionFields } from "./RegionFields.tsx";

const copy = defineCopy({
  zh: { form: "地址", save: "保存" },
  en: { form: "Address", save: "Save" },
});
const Address = v.object(regionFields);
const nothing: RegionPath = { province: "", city: "", district: "" };
const xuhui: RegionPath = { province: "310000", city: "310100", district: "310104" };

type Args = { address: RegionPath; onSave: (address: RegionPath) => void };

function AddressForm({ address, onSave }: Args) {
  const words = useCopy(copy);
  const messages = useCopy(regionMessages);
  const form = useShopForm(Address, { defaults: address });
  return (
    <Form
      of={form}
      label={words.form}
      messages={messages}
      onSubmit={async (values) => {
        onSave(values);
        return { kind: "done" };
      }}
    >
      <RegionFields of={form} />
      <div>
        <SubmitButton>{words.save}</SubmitButton>
      </div>
    </Form>
  );
}

const meta: Meta = {
  title: "Blocks/Region fields",
  component: RegionFields,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: (args) => <AddressForm {...(args as Args)} />,
  args: { address: nothing, onSave: fn() },
};
export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const field = (canvas: Canvas, name: RegExp) => canvas.findByRole("combobox", { name });
const province = (canvas: Canvas) => field(canvas, /^省份/);
const city = (canvas: Canvas) => field(canvas, /^城市/);
const district = (canvas: Canvas) => field(canvas, /^区\/县/);

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await city(canvas)).toBeDisabled();
    await canvas.findByRole("option", { name: "江苏省" });
    await userEvent.selectOptions(await province(canvas), "江苏省");
    await canvas.findByRole("option", { name: "苏州市" });
    await userEvent.selectOptions(await city(canvas), "苏州市");
    await canvas.findByRole("option", { name: "昆山市" });
    await userEvent.selectOptions(await district(canvas), "昆山市");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    const kunshan = { province: "320000", city: "320500", district: "320583" };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(kunshan));
  },
};

/** An English page shows the names in Latin letters. */
export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  args: { address: { province: "320000", city: "320500", district: "320583" } },
  play: async ({ canvas }) => {
    const choice = (name: RegExp) => canvas.findByRole("combobox", { name });
    await waitFor(async () => expect(await choice(/^District/)).toHaveDisplayValue("Kunshan"));
    await expect(await choice(/^Province/)).toHaveDisplayValue("Jiangsu");
    await expect(await choice(/^City/)).toHaveDisplayValue("Suzhou");
  },
};

/** The only city of a municipality is chosen automatically. */
export const Municipality: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("option", { name: "上海市" });
    await userEvent.selectOptions(await province(canvas), "上海市");
    await waitFor(async () => expect(await city(canvas)).toHaveDisplayValue("上海市"));
    await canvas.findByRole("option", { name: "浦东新区" });
    await expect(await district(canvas)).toHaveDisplayValue("请选择区/县");
  },
};

/** Choosing another region clears the fields below it. */
export const Changed: Story = {
  args: { address: xuhui },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(async () => expect(await district(canvas)).toHaveDisplayValue("徐汇区"));
    await userEvent.selectOptions(await province(canvas), "湖北省");
    await canvas.findByRole("option", { name: "恩施土家族苗族自治州" });
    await expect(await city(canvas)).toHaveDisplayValue("请选择城市");
    await expect(await district(canvas)).toBeDisabled();
    await expect(await district(canvas)).toHaveDisplayValue("请选择区/县");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(async () => expect(await city(canvas)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A region that is deleted or unset (0) must be chosen again. */
export const OutOfDate: Story = {
  args: { address: { ...xuhui, district: "0" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "浦东新区" });
    await expect(await district(canvas)).toHaveDisplayValue("请选择区/县");
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(async () => expect(await province(canvas)).toHaveFocus());
    await expect(await province(canvas)).toHaveAccessibleDescription("请选择省份");
    await expect(await city(canvas)).toHaveAccessibleDescription("请选择城市");
    await expect(await district(canvas)).toHaveAccessibleDescription("请选择区/县");
  },
};

export const Loading: Story = {
  args: { address: xuhui },
  parameters: { scenario: [waits(listRegions)] },
  play: async ({ canvas }) => {
    await expect(await province(canvas)).toHaveDisplayValue("加载中...");
  },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(listRegions, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("地区未能加载。")).toBeVisible();
    await expect(await province(canvas)).toHaveDisplayValue("请选择省份");
  },
};

let failures = 0;

/** Retries only the failed list; the choices stay. */
export const Retried: Story = {
  args: { address: { ...nothing, province: "310000" } },
  beforeEach: () => {
    failures = 0;
  },
  parameters: {
    scenario: [
      answers(listRegions, ({ parentId }) => {
        if (parentId === "310000" && failures++ === 0)
          return refusal(codes.failed, callMessages.failed);
        return { regions: withEnglishNames(regionsIn(parentId)) };
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("地区未能加载。")).toBeVisible();
    await waitFor(async () => expect(await province(canvas)).toHaveDisplayValue("上海市"));
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await waitFor(async () => expect(await city(canvas)).toHaveDisplayValue("上海市"));
    await expect(canvas.queryByText("地区未能加载。")).toBeNull();
  },
};

export const NothingLoaded: Story = {
  parameters: { scenario: [refuses(listRegions, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("地区未能加载。")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "重试" })).toBeEnabled();
    await expect(await city(canvas)).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { address: { province: "420000", city: "422800", district: "422801" } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await city(canvas)).toHaveDisplayValue("恩施土家族苗族自治州"),
    );
  },
};
