import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { ChipGroup } from "./ChipGroup.tsx";

const english = {
  量程: "Range",
  "（其他规格将随之改变）": "(other choices change with it)",
  瓶口与瓶盖的形式: "Neck and cap",
  "9-425 螺纹": "9-425 screw thread",
  "钳口，配铝盖与聚四氟乙烯硅胶复合隔垫，适用于顶空进样与高温保存":
    "Crimp neck with aluminium cap and a septum of PTFE and silicone, for headspace sampling and storage at high temperature",
  卡口: "Snap ring",
};
const say = sayIn(english);

const meta: Meta<typeof ChipGroup> = {
  title: "Components/ChipGroup",
  tags: ["plays-on-phones"],
  component: ChipGroup,
  parameters: { layout: "padded", english },
  args: {
    label: "量程",
    value: "10–100 µL",
    options: [
      { value: "0.5–10 µL", label: "0.5–10 µL" },
      { value: "10–100 µL", label: "10–100 µL" },
      { value: "1–5 mL", label: "1–5 mL", description: "（其他规格将随之改变）" },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ChipGroup {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof ChipGroup>;

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "0.5–10 µL" }));
    await expect(canvas.getByRole("radio", { name: "0.5–10 µL" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "10–100 µL" })).not.toBeChecked();
  },
};

/** One tab stop; the arrow keys choose, and wrap around. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "10–100 µL" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const noted = canvas.getByRole("radio", {
      name: (name) => name.startsWith("1–5 mL") && name.endsWith(say("（其他规格将随之改变）")),
    });
    await expect(noted).toHaveFocus();
    await expect(noted).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "0.5–10 µL" })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    label: "瓶口与瓶盖的形式",
    value: "9-425 螺纹",
    options: [
      { value: "9-425 螺纹", label: "9-425 螺纹" },
      {
        value: "钳口，配铝盖与聚四氟乙烯硅胶复合隔垫，适用于顶空进样与高温保存",
        label: "钳口，配铝盖与聚四氟乙烯硅胶复合隔垫，适用于顶空进样与高温保存",
      },
      { value: "卡口", label: "卡口" },
    ],
  },
  globals: { viewport: { value: "phone", label: "phone" } },
};
