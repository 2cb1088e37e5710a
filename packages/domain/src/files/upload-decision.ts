import { accept, refuse } from '../kernel/index.ts';
import type { Decision, NoDetails } from '../kernel/index.ts';
import { FILE_KIND, FILE_LIMITS } from './file-kinds.ts';
import type { FileExtension, FileKindName } from './file-kinds.ts';
import { extensionOf, readableName } from './file-name.ts';

export interface WantedUpload {
  readonly kind: FileKindName;
  /** As the person's device calls it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What the person holds already. */
export interface StoredFiles {
  readonly bytes: number;
  /** Uploads that have not ended. */
  readonly uploads: number;
}

export interface AcceptedUpload {
  readonly name: string;
  readonly extension: FileExtension;
}

/** Why a file may not be sent. */
export interface UploadRefusals {
  readonly 'not-allowed': { readonly extensions: readonly FileExtension[] };
  readonly empty: NoDetails;
  readonly 'too-large': { readonly maxBytes: number };
  readonly 'too-many-uploads': { readonly uploads: number };
  readonly 'no-space-left': { readonly bytes: number };
}

/** Whether a file may be sent, from what its name and size say; its content is looked at when it has come. */
export function decideUpload(
  wanted: WantedUpload,
  stored: StoredFiles,
): Decision<AcceptedUpload, UploadRefusals> {
  const { extensions, maxBytes } = FILE_KIND[wanted.kind];
  const name = readableName(wanted.name);
  const extension = extensionOf(name);
  if (extension === null || !extensions.some((allowed) => allowed === extension)) {
    return refuse('not-allowed', { extensions });
  }
  if (wanted.size <= 0) return refuse('empty');
  if (wanted.size > maxBytes) return refuse('too-large', { maxBytes });
  if (stored.uploads >= FILE_LIMITS.uploadsAtOnce) {
    return refuse('too-many-uploads', { uploads: FILE_LIMITS.uploadsAtOnce });
  }
  if (stored.bytes + wanted.size > FILE_LIMITS.bytesOfPerson) {
    return refuse('no-space-left', { bytes: FILE_LIMITS.bytesOfPerson });
  }
  return accept({ name, extension });
}
