/** The door of files: what areas that keep files use. */
export { CHECK_FILE, checkFile } from './check-file.ts';
export { attachment } from './download-headers.ts';
export type { FileStore } from './file-store.ts';
export { FolderStore } from './folder-store.ts';
export { Files } from './files.ts';
export { drawRenditions } from './draw-renditions.ts';
export { drawAgain } from './draw-again.ts';
export { documentText, openDocumentThread } from './document-thread.ts';
export type { DocumentThread } from './document-thread.ts';
export type { ReadableKind } from './document-text.ts';
export { FILE_COLUMNS, findFile, insertReadyFile } from './file.store.ts';
export type { StoredFile } from './file.store.ts';
export { findRendition, insertRenditions } from './rendition.store.ts';
export type { NewRendition, StoredPicture } from './rendition.store.ts';
export { openPdfThread } from './pdf-thread.ts';
export { sendFile } from './send-file.ts';
export { sendPicture } from './send-picture.ts';
