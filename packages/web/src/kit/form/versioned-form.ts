/** What stood against the last save, or came under what was typed. `B` tells who was first. */
export type FormProblem<S, B = null> =
  /** `text`: the server's sentence, '' where it said none; `code`: its outcome's, where it gave one; `isLost`: nothing reached it or came back. */
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly code?: number | undefined;
      readonly isLost: boolean;
    }
  /** Somebody else was first: what stands now, to be compared with what was typed. */
  | { readonly kind: 'stale'; readonly current: S; readonly by: B | null }
  /** Somebody took it away; saved again, it is a new one. */
  | { readonly kind: 'gone' }
  /** Nobody waited for the answer: it may or may not be saved. */
  | { readonly kind: 'unknown' };

/** A form over something that has versions: `F` its fields, `S` what stands. */
export interface VersionedForm<F, S, B = null> {
  readonly fields: F;
  /** What stood when the fields were begun or last compared: a save names its version. */
  readonly base: S;
  readonly problem: FormProblem<S, B> | null;
  /** A save was tried: faults of the fields are shown. */
  readonly tried: boolean;
  /** The fields were kept by the tab and came back. */
  readonly restored: boolean;
}

export interface FormRules<F, S> {
  /** What stands, as the fields show it; `at`: of several things, the one that the fields name. */
  readonly fieldsOf: (standing: S, at?: F) => F;
  /** null: nothing stands, it will be a new one. */
  readonly versionOf: (standing: S, fields: F) => number | null;
  readonly isSame: (one: F, other: F) => boolean;
  /** Lays one's own changes over what others saved, where nobody has to choose between both. */
  readonly merge?: (fields: F, current: S) => F;
}

/** What a tab keeps of a form. */
export interface KeptFields<F> {
  readonly fields: F;
  /** The version over which they were written. */
  readonly version: number | null;
}

export function openForm<F, S>(
  rules: FormRules<F, S>,
  standing: NoInfer<S>,
  kept: KeptFields<F> | null,
): VersionedForm<F, S, never> {
  const fresh = { base: standing, problem: null, tried: false, restored: false };
  if (kept === null) return { ...fresh, fields: rules.fieldsOf(standing) };
  const form = { ...fresh, fields: kept.fields, restored: true };
  if (kept.version === rules.versionOf(standing, kept.fields)) return form;
  if (rules.merge) return { ...form, fields: rules.merge(kept.fields, standing) };
  return { ...form, problem: { kind: 'stale', current: standing, by: null } };
}

export function isTyped<F, S>(
  rules: FormRules<F, S>,
  { fields, base }: VersionedForm<F, S, unknown>,
): boolean {
  return !rules.isSame(fields, rules.fieldsOf(base, fields));
}

/** What stands was read again: an untouched form follows it, what was typed keeps the version that was seen. */
export function followStanding<F, S, T extends VersionedForm<F, S, unknown>>(
  rules: FormRules<F, S>,
  form: T,
  standing: NoInfer<S>,
): T {
  return isTyped(rules, form) ? form : standOn(rules, form, standing);
}

/** On what is known to stand: what was typed is gone. */
export function standOn<F, S, T extends VersionedForm<F, S, unknown>>(
  rules: FormRules<F, S>,
  form: T,
  standing: NoInfer<S>,
): T {
  const fields = rules.fieldsOf(standing, form.fields);
  return { ...form, fields, base: standing, problem: null, tried: false, restored: false };
}

/** What was typed, over what stands now: the next save replaces it. */
export function keepTyped<T extends { readonly base: unknown; readonly problem: unknown }>(
  form: T,
  current: T['base'],
): T {
  return { ...form, base: current, problem: null };
}

/** A save that did not succeed: what was typed stays. */
export function stopForm<F, S, B, T extends VersionedForm<F, S, B>>(
  rules: FormRules<F, S>,
  form: T,
  problem: FormProblem<NoInfer<S>, B>,
): T {
  if (problem.kind !== 'stale' || !rules.merge) return { ...form, problem };
  return { ...form, fields: rules.merge(form.fields, problem.current), base: problem.current, problem };
}

/** The steps of a form that is nothing but its fields. */
export function plainForm<F, S>(rules: FormRules<F, S>) {
  type Plain = VersionedForm<F, S>;
  return {
    rules,
    open: (standing: S, kept: KeptFields<F> | null): Plain => openForm(rules, standing, kept),
    follow: (form: Plain, standing: S): Plain => followStanding(rules, form, standing),
    stopped: (form: Plain, problem: FormProblem<S>): Plain => stopForm(rules, form, problem),
  };
}
