import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy as carouselCopy } from "../Carousel/Carousel.copy.ts";
import { TextLink } from "../TextLink/TextLink.tsx";
import { CardCarousel } from "./CardCarousel.tsx";

const english = {
  相似产品: "Similar products",
  乙醇: "Ethanol",
  丙酮: "Acetone",
  甲苯: "Toluene",
  乙腈: "Acetonitrile",
};
const say = sayIn(english);

const meta: Meta<typeof CardCarousel> = {
  title: "Components/CardCarousel",
  component: CardCarousel,
  tags: ["no-picture"],
  parameters: { layout: "padded", english },
  args: {
    title: "相似产品",
    perSlide: 3,
    cards: ["乙醇", "丙酮", "甲苯", "乙腈"].map((name) => ({
      key: name,
      content: <TextLink to="/">{name}</TextLink>,
    })),
  },
};
export default meta;

export const Default: StoryObj<typeof CardCarousel> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: say("相似产品") })).toBeVisible();
    const next = await canvas.findByRole("button", { name: words(carouselCopy).next });
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(words(carouselCopy).position(2, 2)),
    );
  },
};
