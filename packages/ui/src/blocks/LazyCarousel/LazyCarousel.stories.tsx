import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { copy as carouselCopy } from "../../components/Carousel/Carousel.copy.ts";
import { words } from "../../foundations/stage/words.ts";
import { LazyCarousel } from "./LazyCarousel.tsx";

const slide = (name: string) => ({ key: name, content: <p>{name}</p> });

const meta: Meta<typeof LazyCarousel> = {
  title: "Blocks/Lazy carousel",
  component: LazyCarousel,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: {
    label: "活动",
    firstPage: <p>新年优惠</p>,
    slides: ["新年优惠", "新品上市"].map(slide),
  },
};
export default meta;

/** The carousel replaces its first page once its code has loaded. */
export const Default: StoryObj<typeof LazyCarousel> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words(carouselCopy).next }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(words(carouselCopy).position(2, 2)),
    );
  },
};
