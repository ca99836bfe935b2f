import Star from "@lucide/icons/icons/star";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy as triangleMarkCopy } from "../TriangleMark/TriangleMark.copy.ts";
import { TriangleMark } from "../TriangleMark/TriangleMark.tsx";
import { Badge, Badges } from "./Badge.tsx";

const meta: Meta<typeof Badge> = {
  title: "Components/Badge",
  tags: ["plays-on-phones"],
  component: Badge,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const AllKinds: Story = {
  render: () => (
    <Badges>
      <Badge kind="special-price" />
      <Badge kind="promotion" />
      <Badge kind="futures" />
      <Badge kind="rare" />
      <Badge kind="hazard" end="137" />
      <Badge kind="acute-poison" />
      <Badge kind="drug-precursor" />
      <Badge kind="explosive-precursor" />
      <Badge kind="bio" />
      <Badge kind="bulk" icon={Star} />
      <Badge kind="price-on-request" />
      <Badge kind="default" />
    </Badges>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words({ zh: "危化 137", en: "Hazardous 137" }))).toBeVisible();
    await expect(canvas.getByText("POA")).toBeVisible();
  },
};

export const AfterAPack: Story = {
  render: () => (
    <p>
      <b>500 g</b>{" "}
      <Badges>
        <Badge kind="special-price" />
        <Badge kind="futures" />
      </Badges>
    </p>
  ),
};

export const Triangle: Story = {
  render: () => (
    <p>
      S812046-500g
      <TriangleMark />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: words(triangleMarkCopy).name })).toBeVisible();
  },
};
