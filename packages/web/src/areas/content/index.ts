/** The door of the articles and their comments, for the desk; what readers see has its own (`reading`). */
export { ArticleView } from './article-screen.tsx';
export { createContent } from './content.queries.ts';
export { DraftScreen } from './draft-screen.tsx';
export { useDraftParts } from './draft.queries.ts';
export { KnownParts } from './known-parts.ts';
export { MediaField } from './media-field.tsx';
export { useDeskPictures } from './desk-pictures.ts';
export { PictureField } from './picture-field.tsx';
export { PreviewFrame } from './preview-frame.tsx';
export { UnsignedScreen } from './unsigned-screen.tsx';
