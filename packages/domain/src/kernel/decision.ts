/** What a rule answers: a value, or a refusal whose code the caller turns into a text. Surprises are exceptions. */
export type Decision<T> = Accepted<T> | Refused;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export function accept(): Accepted<void>;
export function accept<T>(value: T): Accepted<T>;
export function accept(value?: unknown): Accepted<unknown> {
  return { ok: true, value };
}

export function refuse(code: string, details: Readonly<Record<string, unknown>> = {}): Refused {
  return { ok: false, code, details };
}
