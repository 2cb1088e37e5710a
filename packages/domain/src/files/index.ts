/** The door of files: what may be sent, how large, under which name. */
export { CONTENT_TYPES, FILE_KIND, FILE_LIMITS, LIBRARY_AREA, isImage, isVideo } from './file-kinds.ts';
export type { FileExtension, FileKind, FileKindName, VideoContainer } from './file-kinds.ts';
export { checkCaptions } from './captions.ts';
export type { CaptionsRefusals } from './captions.ts';
export { judgeVideo } from './video.ts';
export type { DescribedVideo, VideoFacts, VideoRefusals } from './video.ts';
export { extensionOf, readableName } from './file-name.ts';
export { decideUpload } from './upload-decision.ts';
export type { AcceptedUpload, StoredFiles, UploadRefusals, WantedUpload } from './upload-decision.ts';
export {
  DEFAULT_FORMAT,
  MOST_BYTES,
  RENDITIONS,
  RENDITION_FORMATS,
  RENDITION_NAMES,
  renditionFor,
} from './rendition.ts';
export type { RenditionFormat, RenditionName } from './rendition.ts';
export { FILE } from './file-state.ts';
export type { FileActor, FileState } from './file-state.ts';
