/** What a rule answers: a value, or a refusal whose code the caller turns into a text. Surprises are exceptions. */
export type Decision<T, R extends object = AnyRefusals> = Accepted<T> | Refused<R>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

/**
 * The refusals of a rule: `interface PlanRefusals { 'day-past': NoDetails; 'no-such-hour': { at: number } }`. A rule that
 * names them refuses with nothing else, and a caller that does not say what one of them means does not compile.
 */
export type AnyRefusals = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export type NoDetails = Readonly<Record<never, never>>;

/** One of the refusals, told apart by its code. */
export type Refused<R extends object = AnyRefusals> = {
  readonly [K in keyof R]: { readonly ok: false; readonly code: K; readonly details: R[K] };
}[keyof R];

export function accept(): Accepted<void>;
export function accept<T>(value: T): Accepted<T>;
export function accept(value?: unknown): Accepted<unknown> {
  return { ok: true, value };
}

export function refuse<const K extends string>(
  code: K,
): { readonly ok: false; readonly code: K; readonly details: NoDetails };
export function refuse<const K extends string, D extends object>(
  code: K,
  details: D,
): { readonly ok: false; readonly code: K; readonly details: D };
export function refuse(code: string, details: object = {}): object {
  return { ok: false, code, details };
}
