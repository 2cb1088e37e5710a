import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome, OutcomeText } from '@torre/contract/outcome';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { Sentence } from '@torre/contract/sentences';
import type { Access, Denied } from '../access/access.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 429 | 503;

/** A refusal on its way out: the one error handler turns it into status and envelope. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly code: number;
  readonly messageIT: string;
  /** Key and values of the sentence, from which the English interface makes its words. */
  readonly text: OutcomeText | undefined;
  /** Further fields of the reply, e.g. `current` of a 412. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: RefusalStatus,
    code: number,
    sentence: Sentence,
    extra: Readonly<Record<string, unknown>> = {},
    retryAfter?: number,
  ) {
    const { messageIT, text } = wordsOf(sentence);
    super(messageIT);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.messageIT = messageIT;
    this.text = text;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** `throw refused(409, OUTCOME.groupRefused, groupSentence('nameTaken'))`. `code` is one of OUTCOME. */
export function refused(
  status: RefusalStatus,
  code: number,
  sentence: Sentence,
  extra?: Readonly<Record<string, unknown>>,
): Refused {
  return new Refused(status, code, sentence, extra);
}

/** What a reply says of a success, or of nothing at all. */
export function okOutcome(sentence?: Sentence): Outcome {
  return sentence === undefined ? { code: OUTCOME.ok, messageIT: '' } : outcomeWith(OUTCOME.ok, sentence);
}

/** An outcome that is not simply good: saved with a warning, or in part. */
export function outcomeWith(code: number, sentence: Sentence): Outcome {
  return { code, ...wordsOf(sentence) };
}

/** The refusal of a call that was answered before, as it was sent. */
export function refusedAgain(
  status: RefusalStatus,
  outcome: Outcome,
  extra: Readonly<Record<string, unknown>>,
): Refused {
  return new Refused(status, outcome.code, sentenceOf(outcome), extra);
}

/** The sentence of which an outcome or a refused cell was made. */
export const sentenceOf = ({ messageIT, text }: Omit<Outcome, 'code'>): Sentence =>
  text === undefined ? inItalianOnly(messageIT) : { ...text, messageIT };

/** A sentence without a key: what an earlier version answered. */
export const inItalianOnly = (messageIT: string): Sentence => ({ key: '', values: {}, messageIT });

/** A sentence as replies carry it. */
export function wordsOf(sentence: Sentence): Omit<Outcome, 'code'> {
  const { key, values, messageIT } = sentence;
  return key === '' ? { messageIT } : { messageIT, text: { key, values } };
}

/** What an access rule or a missing session denies. */
export function refusedAccess({ status, code, sentence }: Denied): Refused {
  return new Refused(status, code, sentence);
}

/** Throws what an access rule denies. */
export function requireAccess(access: Access): void {
  if (access !== 'allow') throw refusedAccess(access);
}

/** A value that is not what the schema says; `pointer`: where it stands (`/cells/3/date`). Its value may be personal. */
export function refusedField(pointer = ''): Refused {
  return new Refused(
    400,
    OUTCOME.malformed,
    pointer === ''
      ? outcomeSentence('malformed')
      : outcomeSentence('malformedField', { where: pointer.slice(1).replaceAll('/', '.') }),
  );
}

/** The envelope of a refusal and its further fields, as sent. */
export function refusalBody({ code, messageIT, text, extra }: Refused): { outcome: Outcome } {
  return { outcome: { code, messageIT, ...(text !== undefined && { text }) }, ...extra };
}

/** 429 or 503 with `Retry-After` in whole seconds. */
export function refusedForNow(status: 429 | 503, sentence: Sentence, seconds: number): Refused {
  const code = status === 429 ? OUTCOME.tooBusy : OUTCOME.unavailable;
  return new Refused(status, code, sentence, {}, Math.max(1, Math.ceil(seconds)));
}
