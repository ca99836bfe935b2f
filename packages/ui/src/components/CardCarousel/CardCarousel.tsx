import { Carousel, type Slide } from "../Carousel/Carousel.tsx";
import { SectionHead } from "../SectionHead/SectionHead.tsx";

export interface CardCarouselProps {
  /** The heading, by which the carousel is called. */
  readonly title: string;
  /** The number of cards side by side on a wide screen. */
  readonly perSlide: number;
  /** The cards, in their order. */
  readonly cards: readonly Slide[];
}

/** A carousel of cards under a heading. */
export function CardCarousel({ title, perSlide, cards }: CardCarouselProps) {
  return (
    <Carousel
      label={title}
      perView={{ phone: 1, tablet: 2, laptop: perSlide }}
      head={(controls) => <SectionHead title={title} end={controls} />}
      slides={cards}
    />
  );
}
