import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { words } from "../../foundations/stage/words.ts";
import { pressEnterWhileComposing } from "../../testing/composition.ts";
import { controlled } from "../../testing/controlled.tsx";
import { copy } from "./SearchField.copy.ts";
import { SearchField } from "./SearchField.tsx";

const Controlled = controlled(SearchField, "value");

const english = {
  搜索产品: "Search products",
  搜索: "Search",
  "名称、CAS 号、货号、分子式": "Name, CAS number, product code, formula",
};
const say = sayIn(english);

const meta: Meta<typeof SearchField> = {
  title: "Components/Fields/SearchField",
  tags: ["plays-on-phones"],
  component: SearchField,
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "搜索产品", value: "", onChange: fn(), onSearch: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: say("搜索产品") });
    await expect(canvas.queryByRole("button", { name: words(copy).clear })).not.toBeInTheDocument();
    await userEvent.type(field, "64-17-5{Enter}");
    await expect(args.onSearch).toHaveBeenNthCalledWith(1, "64-17-5");
    await userEvent.click(canvas.getByRole("button", { name: words(copy).clear }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

/** The search field of the page header. */
export const Large: Story = {
  args: { size: "large", submitLabel: "搜索", placeholder: "名称、CAS 号、货号、分子式" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: say("搜索产品") }),
      words({ zh: "乙醇", en: "Ethanol" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: say("搜索") }));
    await expect(args.onSearch).toHaveBeenNthCalledWith(1, words({ zh: "乙醇", en: "Ethanol" }));
  },
};

export const LargeOnAPhone: Story = { ...Large, globals: { viewport: { value: "phone" } } };

/** Enter picks the candidate of the input method; the next Enter searches. */
export const Pinyin: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: say("搜索产品") });
    await userEvent.type(field, "乙");
    await pressEnterWhileComposing(field, "chun");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, "醇{Enter}");
    await expect(args.onSearch).toHaveBeenNthCalledWith(1, words({ zh: "乙醇", en: "Ethanol" }));
  },
};

export const PseudoStates: Story = inPseudoStates((args, state) => (
  <Controlled {...args} label={`${args.label} ${state}`} />
));
