/** The door of the articles and their comments, for desks; the screens of readers have their own (`reading`). */
export { ArticleView } from './article-screen.tsx';
export { AsksToSign } from './asks-to-sign.tsx';
export { createContent } from './content.queries.ts';
export { DraftScreen } from './draft-screen.tsx';
export { useDraftParts } from './draft.queries.ts';
export { KnownParts } from './known-parts.ts';
export { MediaField } from './media-field.tsx';
export { useDeskPictures } from './desk-pictures.ts';
export { NewsCarousel } from './news-carousel.tsx';
export { PictureField } from './picture-field.tsx';
export { PreviewFrame } from './preview-frame.tsx';
export { UnsignedScreen } from './unsigned-screen.tsx';
