import { Carousel, type Slide } from "../Carousel/Carousel.tsx";
import { SectionHead } from "../SectionHead/SectionHead.tsx";

interface Props {
  readonly title: string;
  /** The number of cards side by side on a wide screen. */
  readonly perSlide: number;
  readonly cards: readonly Slide[];
}

/** A carousel of cards under a heading. */
export function CardCarousel({ title, perSlide, cards }: Props) {
  return (
    <Carousel
      label={title}
      perView={{ phone: 1, tablet: 2, laptop: perSlide }}
      head={(controls) => <SectionHead title={title} end={controls} />}
      slides={cards}
    />
  );
}
