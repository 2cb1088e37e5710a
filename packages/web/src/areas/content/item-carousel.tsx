import '@mantine/carousel/styles.layer.css';
import { Carousel, type CarouselProps } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import Fade from 'embla-carousel-fade';
import { useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import styles from './item-carousel.module.css';
import { columnsOf, filledSlides } from './slides.ts';

/** Embla's own unit; 0 jumps. */
const SPEED = 25;
const COLUMNS = 12;

type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];

const KEYS: Readonly<Record<string, (embla: Embla) => void>> = {
  ArrowLeft: (embla) => embla.scrollPrev(),
  ArrowRight: (embla) => embla.scrollNext(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
};

/** Who presses a key or drags in a player looks for a place in the video. */
const isOfPlayer = (target: EventTarget | null): boolean => target instanceof HTMLVideoElement;
const isForCarousel = (_: unknown, { target }: Event): boolean => !isOfPlayer(target);

/** The library says which slide stands there in English alone: what is said in its place stands beside the carousel. */
function muteEnglish(embla: Embla): void {
  const own = embla.rootNode().parentElement;
  own?.querySelector(':scope > [role=status]')?.setAttribute('aria-hidden', 'true');
}

interface ItemCarouselProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  /** Beside one another from 768 px on (P2.76); below it always one. */
  readonly perSlide?: number;
  readonly draw: (item: T) => ReactNode;
  /** Next and previous were pressed, or the slide was changed in another way. */
  readonly onMove?: () => void;
}

/** Both carousels (P2.76, P2.77): several items that slide, or a single one that fades into the next. */
export function ItemCarousel<T extends { readonly id: string }>(props: ItemCarouselProps<T>): JSX.Element {
  const { label, items, perSlide = 1, draw, onMove } = props;
  const t = useTexts('content');
  const { mobile } = useBreakpoint();
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);
  const beside = mobile ? 1 : perSlide;
  const isSingle = beside === 1;
  const [embla, setEmbla] = useState<Embla | null>(null);
  const leaf = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (embla === null || move === undefined || isOfPlayer(event.target)) return;
    event.preventDefault();
    move(embla);
  };
  const slides = isSingle ? items : filledSlides(items, beside);
  // Of several side by side a move changes all.
  const stops = embla?.scrollSnapList().length ?? slides.length;
  return (
    <>
      <Carousel
        key={`${beside}`}
        className={styles['carousel']!}
        role="group"
        aria-roledescription={t('carousel')}
        aria-label={label}
        slideSize={`${(columnsOf(beside) / COLUMNS) * 100}%`}
        slideGap={isSingle ? 0 : 'md'}
        controlSize={36}
        // P9.10, P9.11
        withControls={items.length > beside}
        previousControlProps={{ 'aria-label': t('previous') }}
        nextControlProps={{ 'aria-label': t('next') }}
        // Its own keys are taken before those of a player that is focused.
        withKeyboardEvents={false}
        getEmblaApi={(api) => {
          muteEnglish(api);
          setEmbla(api);
        }}
        onKeyDown={leaf}
        plugins={isSingle ? [Fade()] : []}
        emblaOptions={{
          align: 'start',
          watchDrag: isForCarousel,
          slidesToScroll: beside,
          loop: isSingle,
          duration: still ? 0 : SPEED,
        }}
        onSlideChange={(index) => {
          setShown(index);
          onMove?.();
        }}
      >
        {slides.map((item, index) => (
          <Carousel.Slide
            // The same item may come twice.
            key={index}
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { number: index + 1, all: slides.length })}
            // What has faded is neither read nor reached.
            inert={isSingle && index !== shown}
          >
            {draw(item)}
          </Carousel.Slide>
        ))}
      </Carousel>
      <span className="visually-hidden" role="status">
        {stops > 1 && t('slideOf', { number: shown + 1, all: stops })}
      </span>
    </>
  );
}
