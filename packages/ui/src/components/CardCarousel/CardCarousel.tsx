import { Carousel, type Slide } from "../Carousel/Carousel.tsx";
import { SectionHead } from "../SectionHead/SectionHead.tsx";

interface Props {
  readonly title: string;
  /** How many stand beside one another where there is room. */
  readonly perSlide: number;
  readonly cards: readonly Slide[];
}

/** Cards under a heading, a few to a slide. */
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
