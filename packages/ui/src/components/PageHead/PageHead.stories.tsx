import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { headIn } from "../../foundations/stage/head.ts";
import { PageHead } from "./PageHead.tsx";

const meta: Meta<typeof PageHead> = {
  title: "Components/PageHead",
  tags: ["plays-on-phones"],
  component: PageHead,
  args: { subject: "醛", description: "醛类试剂的规格、包装、价格与库存。", page: 2 },
  parameters: { route: "/category/10111?purity=98&page=2" },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters are left out of the canonical address. */
export const Default: Story = {
  tags: ["no-picture", "plays-in-chinese"],
  play: async () => {
    await waitFor(() => expect(document.title).toBe("醛 · 刻度试剂"));
    const head = headIn(document);
    await expect(head.description).toBe("醛类试剂的规格、包装、价格与库存。");
    await expect(head.canonical).toBe("https://shop.example/category/10111?page=2");
    await expect(head.alternates).toEqual({
      "zh-CN": "https://shop.example/category/10111?page=2",
      en: "https://shop.example/en/category/10111?page=2",
      "x-default": "https://shop.example/category/10111?page=2",
    });
    await expect(head.robots).toBeUndefined();
    await expect(head.openGraph).toEqual({
      type: "website",
      site_name: "刻度试剂",
      title: "醛",
      description: "醛类试剂的规格、包装、价格与库存。",
      url: "https://shop.example/category/10111?page=2",
      locale: "zh_CN",
      image: "https://shop.example/share.png",
      "image:width": "1200",
      "image:height": "630",
      "image:alt": "刻度试剂",
    });
  },
};

export const Unlisted: Story = {
  tags: ["plays-in-chinese"],
  args: { subject: "购物车", isUnlisted: true },
  play: async () => {
    await waitFor(() => expect(document.title).toBe("购物车 · 刻度试剂"));
    const head = headIn(document);
    await expect(head.robots).toBe("noindex");
    await expect(head.canonical).toBeUndefined();
  },
};
