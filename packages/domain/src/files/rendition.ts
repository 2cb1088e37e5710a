/** Sizes in which a picture is read (P3.21), by their greatest width in pixels; a smaller picture is never widened. */
export const RENDITIONS = { thumbnail: 256, small: 576, medium: 992, large: 1600 } as const;
export type RenditionName = keyof typeof RENDITIONS;
export const RENDITION_NAMES = Object.keys(RENDITIONS) as readonly RenditionName[];

export const RENDITION_FORMATS = ['jpg', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];
/** P3.22 */
export const DEFAULT_FORMAT: RenditionFormat = 'jpg';

/** Greatest rendition: every image asks for the large one (P4.14). */
export const MOST_BYTES = 250_000;

/** P4.10 to P4.13: the size for a window of this width in pixels; the bounds belong to the smaller size. */
export function renditionFor(width: number): RenditionName {
  if (width <= 576) return 'thumbnail';
  if (width <= 768) return 'small';
  return width <= 992 ? 'medium' : 'large';
}
