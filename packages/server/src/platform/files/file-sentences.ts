import type { FileExtension } from '@torre/domain/files';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from '../http/refused.ts';
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
};

/** The name is allowed and the content is another: what that means and what to do. */
export function otherContentSentence(extension: FileExtension): string {
  return (
    `Il contenuto non è quello di un file .${extension}. Controlla di aver scelto il file giusto, ` +
    `oppure aprilo con il suo programma, salvalo di nuovo come ${SAVE_AS[extension]} e ricaricalo.`
  );
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MB`;

/** A refusal of `decideUpload` as the answer of a call: what it means and what to do. */
export function uploadRefused(code: string, details: Readonly<Record<string, unknown>>): Refused {
  switch (code) {
    case 'not-allowed':
      return kindRefused(details['extensions'] as readonly FileExtension[]);
    case 'empty':
      return refused(400, OUTCOME.malformed, 'Il file è vuoto: scegline un altro.');
    case 'too-large':
      return refused(
        413,
        OUTCOME.fileTooLarge,
        `Il file è troppo grande: il limite è ${megabytes(details['maxBytes'] as number)}.`,
      );
    case 'too-many-uploads':
      return refused(
        409,
        OUTCOME.noRoomForFile,
        `Hai già ${String(details['uploads'])} caricamenti in corso: aspetta che finiscano o annullane uno.`,
      );
    case 'no-space-left':
      return refused(
        413,
        OUTCOME.noRoomForFile,
        `I tuoi file occupano già lo spazio a disposizione (${megabytes(details['bytes'] as number)}): eliminane qualcuno.`,
      );
    default:
      throw new Error(`no sentence for ${code}`);
  }
}

/** 415 with the kinds that are allowed. */
function kindRefused(extensions: readonly FileExtension[]): Refused {
  return refused(
    415,
    OUTCOME.fileNotAllowed,
    `Questo tipo di file non è ammesso. Sono ammessi: ${extensions.join(', ')}.`,
  );
}

/** 415: the kind is allowed, and this is none of it. */
export function otherContentRefused(extension: FileExtension): Refused {
  return refused(415, OUTCOME.fileNotAllowed, otherContentSentence(extension));
}
