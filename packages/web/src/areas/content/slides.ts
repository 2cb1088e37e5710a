/** P9.05: related articles that stand beside one another. */
export const PER_SLIDE = 3;
const COLUMNS = 12;

/** P9.06: columns of the grid, of twelve, that one item takes. */
export const columnsOf = (perSlide: number): number => Math.floor(COLUMNS / perSlide);

/**
 * P9.07 to P9.09: the items as the carousel shows them. More than one slide holds, and no multiple of it: they begin anew until
 * the last slide is full; otherwise they stay as they are.
 */
export function filledSlides<T>(items: readonly T[], perSlide: number): readonly T[] {
  if (items.length <= perSlide) return items;
  const slides = Math.ceil(items.length / perSlide);
  return Array.from({ length: slides * perSlide }, (_, nth) => items[nth % items.length]!);
}
