import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { advance, drawFrames, elapse, stopClock } from "../../foundations/stage/stopped-clock.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { SectionHead } from "../SectionHead/SectionHead.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import * as css from "./Carousel.stories.css.ts";
import { Carousel } from "./Carousel.tsx";
import type { PerView } from "./pages.ts";

const copy = defineCopy({
  zh: {
    label: "推荐产品",
    slides: ["水杨醛", "丙酮", "咖啡因", "乙腈", "三苯基膦", "苯硼酸", "芴甲氧羰酰氯"],
  },
  en: {
    label: "Recommended",
    slides: [
      "Salicylaldehyde",
      "Acetone",
      "Caffeine",
      "Acetonitrile",
      "Triphenylphosphine",
      "Phenylboronic acid",
      "Fmoc chloride",
    ],
  },
});

type Args = { count: number; interval?: number; perView: PerView; isBanner: boolean };

function Recommended({ count, interval, perView, isBanner }: Args) {
  const { label, slides } = useCopy(copy);
  return (
    <Carousel
      label={label}
      perView={perView}
      {...(interval === undefined ? {} : { interval })}
      {...(isBanner ? {} : { head: (controls) => <SectionHead title={label} end={controls} /> })}
      slides={slides.slice(0, count).map((name) => ({
        key: name,
        content: (
          <div className={isBanner ? css.banner : css.card}>
            {isBanner ? <p>{name}</p> : <TextLink to="/products/S812046">{name}</TextLink>}
          </div>
        ),
      }))}
    />
  );
}

const meta: Meta<Args> = {
  title: "Components/Carousel",
  subcomponents: { Carousel },
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: (args) => <Recommended {...args} />,
  args: { count: 7, perView: { phone: 1, tablet: 2, laptop: 3 }, isBanner: false },
};
export default meta;

type Story = StoryObj<Args>;

const ready = (canvasElement: HTMLElement) =>
  waitFor(() => {
    if (!canvasElement.querySelector("[data-is-sliding]")) throw new Error("No slider yet");
  });

/** Whether a slide is within the track. */
const isVisible = (slide: Element | null) => {
  const box = slide?.closest("li")?.getBoundingClientRect();
  const track = slide?.closest("ul")?.getBoundingClientRect();
  return (
    box !== undefined &&
    track !== undefined &&
    box.left >= track.left - 1 &&
    box.right <= track.right + 1
  );
};

/** Three slides are visible; the last page is filled with earlier slides. */
export const InAHeading: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    const previous = await canvas.findByRole("button", { name: "上一组" });
    await expect(previous).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("第 1 组，共 3 组");
    await userEvent.click(canvas.getByRole("button", { name: "下一组" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("第 2 组，共 3 组"));
    await waitFor(() => expect(isVisible(canvas.getByText("乙腈"))).toBe(true));
    await userEvent.click(canvas.getByRole("button", { name: "下一组" }));
    await waitFor(() => expect(isVisible(canvas.getByText("芴甲氧羰酰氯"))).toBe(true));
    await expect(canvas.getByRole("button", { name: "下一组" })).toBeDisabled();
  },
};

/** The keyboard reaches every slide, and the focused slide scrolls into view. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    const fifth = canvas.getByRole("link", { name: "三苯基膦" });
    await expect(isVisible(fifth)).toBe(false);
    canvas.getByRole("link", { name: "水杨醛" }).focus();
    for (let press = 0; press < 4; press++) await userEvent.tab();
    await expect(fifth).toHaveFocus();
    await waitFor(() => expect(isVisible(fifth)).toBe(true));
  },
};

/** All slides fit: no controls. */
export const AllVisible: Story = {
  tags: ["!plays-on-phones"],
  args: { count: 3 },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.queryByRole("button", { name: "下一组" })).not.toBeInTheDocument();
  },
};

/** Plays automatically, except while hovered or focused; it can be stopped. Its own turns are not read out. */
export const Playing: Story = {
  args: { count: 4, interval: 400, perView: { phone: 1 }, isBanner: true },
  beforeEach: stopClock,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    const pause = await canvas.findByRole("button", { name: "停止自动播放" });
    const place = () =>
      canvas
        .getAllByRole("button", { name: /^第 \d 组$/ })
        .findIndex((mark) => mark.getAttribute("aria-current") === "true");
    const carousel = canvas.getByRole("region", { name: "推荐产品" });
    const position = canvas.getByRole("status");
    // The browser's pointer may be over the carousel.
    await fireEvent.pointerLeave(carousel);
    await elapse(400);
    await waitFor(() => expect(place()).toBe(1));

    await expect(position).toHaveAttribute("aria-live", "off");

    await userEvent.hover(carousel);
    await expect(position).toHaveAttribute("aria-live", "polite");
    const held = place();
    await advance(1000);
    await drawFrames(30);
    await expect(place()).toBe(held);

    await userEvent.click(pause);
    await userEvent.unhover(carousel);
    pause.blur();
    const stopped = place();
    await advance(1000);
    await drawFrames(30);
    await expect(place()).toBe(stopped);
    await expect(canvas.getByRole("button", { name: "自动播放" })).toBeVisible();
  },
};

export const Banner: Story = {
  args: { count: 4, perView: { phone: 1 }, isBanner: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "上一组" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "第 4 组" })).toHaveAttribute("aria-current"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "第 2 组" }));
    await waitFor(() => expect(isVisible(canvas.getByText("丙酮"))).toBe(true));
  },
};

/** The slides keep their position and size while the slider's code loads. */
export const NoLayoutShift: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slide = canvas.getByText("丙酮").closest("li");
    const places = new Set<string>();
    let isWatching = true;
    const watch = () => {
      const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
      places.add([left, top, width, height].map(Math.round).join(" "));
      /* Runs after each frame's callbacks. */
      if (isWatching) requestAnimationFrame(() => setTimeout(watch));
    };
    watch();
    await ready(canvasElement);
    await canvas.findByRole("button", { name: "下一组" });
    await drawFrames(20);
    isWatching = false;
    await expect([...places]).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const BannerOnAPhone: Story = {
  args: { count: 4, perView: { phone: 1 }, isBanner: true },
  globals: { viewport: { value: "phone" } },
};
