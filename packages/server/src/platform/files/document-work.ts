import { answerWork } from '../threads/answer-work.ts';
import { UnreadableDocument, readDocumentText } from './document-text.ts';
import type { ReadableKind } from './document-text.ts';

export interface DocumentWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: ReadableKind;
}

// A class stays in its thread: what cannot be read is told by null.
answerWork<DocumentWork, string | null>(
  async ({ bytes, kind }) => {
    try {
      return await readDocumentText(bytes, kind);
    } catch (error) {
      if (error instanceof UnreadableDocument) return null;
      throw error;
    }
  },
  () => [],
);
