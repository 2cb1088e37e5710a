import { fileSentence } from '@torre/contract/files/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { extensionOf } from '@torre/domain/files';
import type { FileExtension, UploadRefusals } from '@torre/domain/files';
import type { Refused as Refusal } from '@torre/domain/kernel';
import { inItalianOnly, refused } from '../http/refused.ts';
import type { Refused } from '../http/refused.ts';

/** As what a program saves a file that keeps the promise of its name. */
const SAVE_AS: Readonly<Record<FileExtension, string>> = {
  pdf: 'PDF',
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WebP',
  docx: 'documento Word senza macro (docx)',
  xlsx: 'cartella Excel senza macro (xlsx)',
  txt: 'testo semplice',
  csv: 'CSV',
  webm: 'WebM',
  mp4: 'MP4',
  vtt: 'WebVTT',
};

/** The name is allowed and the content is another: what that means and what to do. */
export function otherContentSentence(extension: FileExtension): Sentence {
  return fileSentence('otherContent', { extension, kind: SAVE_AS[extension] });
}

/** Why a check refused a file, as it was stored: with its key, from which the English interface makes its words. */
export function storedRefusal(messageIT: string, name: string): Sentence {
  const extension = extensionOf(name);
  const known = [
    ...(extension === null ? [] : [otherContentSentence(extension)]),
    fileSentence('pictureTooLarge'),
    fileSentence('pictureDamaged'),
    fileSentence('pdfRuns'),
    fileSentence('pdfCarries'),
    fileSentence('pdfLocked'),
    fileSentence('pdfUnreadable'),
    fileSentence('videoOnlySound'),
    fileSentence('videoCodec'),
    fileSentence('videoCarries'),
    fileSentence('videoTooLong'),
    fileSentence('videoTooWide'),
    fileSentence('videoUnreadable'),
    // The line at which they stop is said in the words alone.
    fileSentence('captionsUnreadable', { line: Number(/\d+/.exec(messageIT)?.[0] ?? 0) }),
  ];
  return known.find((sentence) => sentence.messageIT === messageIT) ?? inItalianOnly(messageIT);
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);

/** A refusal of `decideUpload` as the answer of a call: what it means and what to do. */
export function uploadRefused({ code, details }: Refusal<UploadRefusals>): Refused {
  switch (code) {
    case 'not-allowed':
      return refused(
        415,
        OUTCOME.fileNotAllowed,
        fileSentence(code, { extensions: details.extensions.join(', ') }),
      );
    case 'empty':
      return refused(400, OUTCOME.malformed, fileSentence(code));
    case 'too-large': {
      const sentence = fileSentence(code, { megabytes: megabytes(details.maxBytes) });
      return refused(413, OUTCOME.fileTooLarge, sentence);
    }
    case 'too-many-uploads':
      return refused(409, OUTCOME.noRoomForFile, fileSentence(code, details));
    case 'no-space-left': {
      const sentence = fileSentence(code, { megabytes: megabytes(details.bytes) });
      return refused(413, OUTCOME.noRoomForFile, sentence);
    }
  }
}

/** 415: the kind is allowed, and this is none of it. */
export function otherContentRefused(extension: FileExtension): Refused {
  return refused(415, OUTCOME.fileNotAllowed, otherContentSentence(extension));
}
