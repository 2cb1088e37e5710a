import { OUTCOME } from '@torre/contract/outcome';
import type { Access, Denied } from '../access/access.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 503;

/** A refusal on its way out: the one error handler turns it into status and envelope. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly code: number;
  readonly messageIT: string;
  /** Further fields of the reply, e.g. `current` of a 412. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: RefusalStatus,
    code: number,
    messageIT: string,
    extra: Readonly<Record<string, unknown>> = {},
    retryAfter?: number,
  ) {
    super(messageIT);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.messageIT = messageIT;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

/** `throw refused(409, OUTCOME.shiftExists, '…')`. `code` is one of OUTCOME, `messageIT` what the person reads. */
export function refused(
  status: RefusalStatus,
  code: number,
  messageIT: string,
  extra?: Readonly<Record<string, unknown>>,
): Refused {
  return new Refused(status, code, messageIT, extra);
}

/** What an access rule or a missing session denies. */
export function refusedAccess({ status, code, messageIT }: Denied): Refused {
  return new Refused(status, code, messageIT);
}

/** Throws what an access rule denies. */
export function requireAccess(access: Access): void {
  if (access !== 'allow') throw refusedAccess(access);
}

/** A value that is not what the schema says; `pointer`: where it stands (`/cells/3/date`). Its value may be personal. */
export function refusedField(pointer = ''): Refused {
  const where = pointer === '' ? '' : `: ${pointer.slice(1).replaceAll('/', '.')}`;
  return new Refused(400, OUTCOME.malformed, `Richiesta non valida${where}.`);
}

/** The envelope of a refusal and its further fields, as sent. */
export function refusalBody({ code, messageIT, extra }: Refused): {
  outcome: { code: number; messageIT: string };
} {
  return { outcome: { code, messageIT }, ...extra };
}

/** 429 or 503 with `Retry-After` in whole seconds. */
export function refusedForNow(status: 429 | 503, messageIT: string, seconds: number): Refused {
  const code = status === 429 ? OUTCOME.tooBusy : OUTCOME.unavailable;
  return new Refused(status, code, messageIT, {}, Math.max(1, Math.ceil(seconds)));
}
