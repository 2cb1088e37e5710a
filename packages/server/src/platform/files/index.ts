/** The door of files: what areas that keep files use. */
export { CHECK_FILE, checkFile } from './check-file.ts';
export { attachment, requestedRange } from './download-headers.ts';
export type { FileStore } from './file-store.ts';
export { FolderStore } from './folder-store.ts';
export { Files } from './files.ts';
