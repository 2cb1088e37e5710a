import type { CompactMonth } from '@torre/contract/month';
import { PreparedText, contentMark } from '../../platform/http/prepared-text.ts';

/** A month as it is sent. */
export class PreparedMonth extends PreparedText {
  /** Names the content without its position: an unchanged month keeps its tag. */
  readonly etag: string;
  readonly position: string;

  constructor(month: CompactMonth) {
    const { position, ...content } = month;
    const text = JSON.stringify(content);
    // written once: the position stands before the content that the tag names
    super(`{"position":${JSON.stringify(position)},${text.slice(1)}`);
    this.position = position;
    this.etag = `W/"${contentMark(text)}"`;
  }
}
