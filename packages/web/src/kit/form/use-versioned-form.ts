import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed, NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../platform/kept-draft.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { knownSession } from '../../platform/session.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';

/** After this time of waiting the screen says that the server is slow and offers a way out. */
const SLOW_AFTER_MS = 5_000;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** What stood against the last save. */
export type FormProblem<S> =
  | { readonly kind: 'refused'; readonly text: string; readonly code: number }
  /** Somebody else was first: what stands now, to be compared with what was typed. */
  | { readonly kind: 'stale'; readonly current: S }
  /** Somebody took it away; saved again, it is a new one. */
  | { readonly kind: 'gone' }
  /** Nobody waited for the answer: it may or may not be saved. */
  | { readonly kind: 'unknown' };

export interface VersionedFormOptions<F, S, R> {
  /** Names the form and the thing for the draft that a tab keeps of it; null: nothing is kept (passwords). */
  readonly name: { readonly form: string; readonly thing: readonly string[] } | null;
  /** What stands, as it was opened; null: a new one. */
  readonly standing: S | null;
  readonly fieldsOf: (standing: S | null) => F;
  readonly versionOf: (standing: S) => number;
  readonly isSame: (one: F, other: F) => boolean;
  /** The fields of a kept draft; null for what cannot be read. */
  readonly readKept: (value: unknown) => F | null;
  /** The fields can be sent. */
  readonly isComplete: (fields: F) => boolean;
  /** Saves over the version that was seen (null: a new one). */
  readonly save: (fields: F, seenVersion: number | null, signal: AbortSignal) => Promise<R>;
  /** What stands now, from the reply of a 412. */
  readonly currentOf: (reply: unknown) => S;
  /** The word for analytics; null: not counted. */
  readonly track: string | null;
  /** What a notice says after a save; null: `onClose` says it. */
  readonly done: string | ((reply: R) => string) | null;
  readonly failed: string;
  /** Which refusals the form shows by itself, by their code; the others come as a notice. Without it all. */
  readonly showsRefusal?: (code: number) => boolean;
  /** After a save, and after giving up what was typed. */
  readonly onClose: () => void;
}

/**
 * The state of a form over something that has versions. What was typed is kept in the tab through a refusal, a reload and a
 * lost session; a lost race shows what stands now beside it; a server that does not answer is said, and need not be waited for.
 */
export function useVersionedForm<F, S, R>(options: VersionedFormOptions<F, S, R>) {
  const { standing, fieldsOf, versionOf, isSame, onClose } = options;
  const name = options.name && { ...options.name, userName: knownSession()?.utente.userName ?? '' };
  const [kept] = useState(() => name && keptDraft(name, (value) => keptFields(value, options.readKept)));
  const standingVersion = standing === null ? null : versionOf(standing);
  const [fields, setFields] = useState<F>(() => kept?.fields ?? fieldsOf(standing));
  const [version, setVersion] = useState<number | null>(kept ? kept.version : standingVersion);
  const [problem, setProblem] = useState<FormProblem<S> | null>(() =>
    kept !== null && standing !== null && kept.version !== standingVersion
      ? { kind: 'stale', current: standing }
      : null,
  );
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState<'no' | 'shortly' | 'long'>('no');
  const stop = useRef<AbortController | null>(null);
  const lastFailure = useRef(0);
  const isTyped = !isSame(fields, fieldsOf(standing));
  const keep = useEffectEvent((): void => {
    if (name === null) return;
    if (isTyped) keepDraft(name, { fields, version });
    else forgetDraft(name);
  });
  useEffect(() => keep(), [fields, version]);

  const close = (): void => {
    if (name !== null) forgetDraft(name);
    onClose();
  };
  const fail = (error: unknown): void => {
    const status = error instanceof CallFailed ? error.status : 0;
    if (error instanceof NetworkFailed && error.reason === 'aborted') return setProblem({ kind: 'unknown' });
    if (error instanceof CallFailed && status === PRECONDITION_FAILED)
      return setProblem({ kind: 'stale', current: options.currentOf(error.reply) });
    if (status === NOT_FOUND && version !== null) {
      setVersion(null);
      return setProblem({ kind: 'gone' });
    }
    const text = refusalWords(error);
    const code = error instanceof CallFailed ? (error.outcome?.code ?? 0) : 0;
    if (text !== undefined && (options.showsRefusal?.(code) ?? true))
      setProblem({ kind: 'refused', text, code });
    else lastFailure.current = notify(failureNotice(error, options.failed));
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setProblem(null);
    // What was said of the attempt before is over with it.
    closeNotice(lastFailure.current);
    if (!options.isComplete(fields) || waiting !== 'no') return;
    if (options.track !== null) track('action', options.track);
    setWaiting('shortly');
    const slow = setTimeout(() => setWaiting('long'), SLOW_AFTER_MS);
    stop.current = new AbortController();
    try {
      const reply = await withSpinner(options.save(fields, version, stop.current.signal));
      const { done } = options;
      if (done !== null)
        notify({ type: NOTICE.success, text: typeof done === 'string' ? done : done(reply) });
      close();
    } catch (error) {
      fail(error);
    } finally {
      clearTimeout(slow);
      setWaiting('no');
    }
  };
  const goOnFrom = (current: S, next: F): void => {
    setVersion(versionOf(current));
    setFields(next);
    setProblem(null);
  };

  return {
    fields,
    write: setFields,
    isTyped,
    /** Nothing stands yet, or no more. */
    isNew: version === null,
    /** A save was tried: faults of the fields are shown. */
    tried,
    problem,
    saving: waiting !== 'no',
    isSlow: waiting === 'long',
    save,
    /** Stops waiting for the answer of a save. */
    giveUpWaiting: () => stop.current?.abort(),
    /** Gives up what was typed. */
    cancel: close,
    keepMine: (current: S) => goOnFrom(current, fields),
    takeTheirs: (current: S) => goOnFrom(current, fieldsOf(current)),
  };
}

/** The fields and the version over which they were written. */
function keptFields<F>(
  value: unknown,
  read: (fields: unknown) => F | null,
): { readonly fields: F; readonly version: number | null } | null {
  const { fields: keptOnes, version } = (value ?? {}) as { fields?: unknown; version?: unknown };
  const fields = read(keptOnes ?? null);
  return fields === null ? null : { fields, version: typeof version === 'number' ? version : null };
}
