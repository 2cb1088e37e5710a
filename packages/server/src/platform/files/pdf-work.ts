import { answerWork } from '../threads/answer-work.ts';
import { checkPdf } from './pdf-check.ts';
import type { PdfRefusal } from './pdf-check.ts';

export interface PdfWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

answerWork<PdfWork, PdfRefusal | null>(
  async ({ bytes }) => checkPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  () => [],
);
