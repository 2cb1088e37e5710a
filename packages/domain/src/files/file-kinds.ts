/** Contents that Torre keeps, by their usual extension; a page or a drawing that can carry a program is none. */
export const CONTENT_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  csv: 'text/csv',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
} as const;

export type FileExtension = keyof typeof CONTENT_TYPES;

const IMAGES = ['png', 'jpg', 'webp'] as const satisfies readonly FileExtension[];
const VIDEOS = ['webm', 'mp4'] as const satisfies readonly FileExtension[];

/** In what the pictures and the sound of a video are packed. */
export type VideoContainer = (typeof VIDEOS)[number];

export interface FileKind {
  readonly extensions: readonly FileExtension[];
  readonly maxBytes: number;
}

const MB = 1_048_576;

/** What a file may be, by its use: the area that asks for a file names the kind. */
export const FILE_KIND = {
  documento: { extensions: ['pdf', ...IMAGES, 'docx', 'xlsx', 'txt', 'csv'], maxBytes: 25 * MB },
  immagine: { extensions: IMAGES, maxBytes: 10 * MB },
  tabella: { extensions: ['xlsx', 'csv'], maxBytes: 20 * MB },
  video: { extensions: VIDEOS, maxBytes: 100 * MB },
  sottotitoli: { extensions: ['vtt'], maxBytes: MB / 2 },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof FILE_KIND;

/** What one person may hold and send at once. */
export const FILE_LIMITS = { bytesOfPerson: 500 * MB, uploadsAtOnce: 3 } as const;

export function isImage(extension: FileExtension): boolean {
  return IMAGES.some((image) => image === extension);
}

export function isVideo(extension: FileExtension): extension is VideoContainer {
  return VIDEOS.some((video) => video === extension);
}

/** What is sent to this area becomes the organisation's, whoever sent it: it does not count against the person's bytes. */
export const LIBRARY_AREA = 'redazione';
