import type { Sentence } from '@torre/contract/sentences';

/** A file that cannot be read as what it should be; its sentence says where and why, and what to do. */
export class FileProblem extends Error {
  readonly sentence: Sentence;
  readonly status: 400 | 413 | 415;

  constructor(sentence: Sentence, status: 400 | 413 | 415 = 400) {
    super(sentence.messageIT);
    this.sentence = sentence;
    this.status = status;
  }
}
