import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed, NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { forgetDraft, keepDraft, keptDraft, type DraftName } from '../../platform/kept-draft.ts';
import { NOTICE, closeNotice, notify, type NoticeRequest } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { useSaveWait } from '../waiting/use-save-wait.ts';
import { focusPlace, returnFocus } from '../focus/return-focus.ts';
import { formRefusal } from './form-refusal.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import {
  isTyped as isTypedIn,
  keepTyped,
  standOn,
  type FormProblem,
  type FormRules,
  type KeptFields,
  type VersionedForm,
} from './versioned-form.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** `T` is the form with whatever its screen adds to it, `D` what is read for it, `R` the reply of its save. */
export interface VersionedFormOptions<F, S, B, T extends VersionedForm<F, S, B>, D, R> {
  /** Names the form and the thing for the draft that a tab keeps of it; another name is another form. */
  readonly name: Omit<DraftName, 'userName'>;
  readonly rules: FormRules<F, S>;
  /** What stands, as it was read last; undefined while it is being read for the first time. */
  readonly read: D | undefined;
  readonly open: (read: D, kept: KeptFields<F> | null) => T;
  /** It was read again. */
  readonly follow: (form: T, read: D) => T;
  /** The fields of a kept draft; null for what cannot be read. */
  readonly readKept: (value: unknown) => F | null;
  /** The fields as JSON can hold them; the fields themselves unless told. */
  readonly writeKept?: (fields: F) => unknown;
  /** The fields can be sent. */
  readonly isComplete: (fields: F) => boolean;
  /** Saves over the version that was seen (null: a new one). */
  readonly save: (sent: T, version: number | null, options: SaveOptions) => Promise<R>;
  /** What stands now and who put it there, where that is why a save failed; a 412 with `current` unless told. */
  readonly overtaken?: (
    error: unknown,
    sent: T,
  ) => Promise<{ current: NoInfer<S>; by: NoInfer<B> | null } | null>;
  /** What stands once nothing stands any more (404); without it a 404 is a refusal like others. */
  readonly whenGone?: NoInfer<S>;
  readonly saved: (form: T, reply: R) => T;
  readonly stopped: (form: T, problem: FormProblem<S, B>) => T;
  readonly track: string | ((sent: T) => string);
  /** null: the screen shows by itself that it is saved. */
  readonly done: string | ((reply: R, sent: T) => NoticeRequest | null);
  /** A text: said where the server said nothing itself, whose words the form shows. A function: always said. */
  readonly failed: string | ((error: unknown, sent: T) => NoticeRequest);
  /** Asked before the address is left with something typed; without it what was typed is kept and nothing is asked. */
  readonly askToLeave?: () => Promise<boolean>;
  readonly onSaved?: (reply: R, sent: T) => void;
  /** After every save, whatever came of it. */
  readonly onSettled?: () => void;
}

/**
 * The state of a form over something that has versions. What was typed is kept in the tab through a refusal, a reload and a
 * lost session; a lost race shows what stands now beside it; a server that does not answer is said, and need not be waited for.
 */
export function useVersionedForm<F, S, B, T extends VersionedForm<F, S, B>, D, R>(
  options: VersionedFormOptions<F, S, B, T, D, R>,
) {
  const { rules, read } = options;
  const { userName } = useSession().utente;
  const name = { ...options.name, userName };
  const key = JSON.stringify(name);
  const [opened, setOpened] = useState<{ readonly key: string; readonly read: D; readonly form: T } | null>(
    null,
  );
  const { wait, saving, slow } = useSaveWait();
  const lastFailure = useRef(0);

  // What was read is taken over while drawing, so that no frame shows the thing before.
  let current = opened?.key === key ? opened : null;
  if (read !== undefined && current?.read !== read) {
    const form = current
      ? options.follow(current.form, read)
      : options.open(
          read,
          keptDraft(name, (value) => keptFields(value, options.readKept)),
        );
    current = { key, read, form };
    setOpened(current);
  }
  const form = current?.form ?? null;
  const isTyped = form !== null && isTypedIn(rules, form);
  /** Changes the form of the thing for which it was called, if that still stands open. */
  const change = (step: (form: T) => T): void =>
    setOpened((now) => (now?.key === key ? { ...now, form: step(now.form) } : now));

  const keep = useEffectEvent((): void => {
    if (form === null) return;
    if (!isTyped) return forgetDraft(name);
    const { fields, base } = form;
    const written = options.writeKept?.(fields) ?? fields;
    keepDraft(name, { fields: written, version: rules.versionOf(base, fields) });
  });
  useEffect(() => keep(), [form]);
  const discard = (): void => {
    forgetDraft(name);
    change((now) => standOn(rules, now, now.base));
  };
  const ask = (): Promise<boolean> => options.askToLeave?.() ?? Promise.resolve(true);
  const leaveFreely = useLeaveQuestion(isTyped && options.askToLeave !== undefined, ask, discard);
  /** Asks first where something was typed, as leaving the address does. */
  const leave = async (then: () => void): Promise<void> => {
    if (isTyped && !(await ask())) return;
    discard();
    leaveFreely();
    then();
  };

  const problemOf = async (error: unknown, sent: T): Promise<FormProblem<S, B>> => {
    if (error instanceof NetworkFailed && error.reason === 'aborted') return { kind: 'unknown' };
    const overtaken = await (options.overtaken ?? currentOfReply<S>)(error, sent);
    if (overtaken) return { kind: 'stale', ...overtaken };
    const { whenGone } = options;
    const isGone = error instanceof CallFailed && error.status === NOT_FOUND;
    if (isGone && whenGone !== undefined && rules.versionOf(sent.base, sent.fields) !== null) {
      change((now) => keepTyped(now, whenGone));
      return { kind: 'gone' };
    }
    const text = refusalWords(error);
    if (typeof options.failed === 'function') lastFailure.current = notify(options.failed(error, sent));
    else if (text === undefined) lastFailure.current = notify(failureNotice(error, options.failed));
    const code = error instanceof CallFailed ? error.outcome?.code : undefined;
    return { kind: 'refused', text: text ?? '', code, isLost: error instanceof NetworkFailed };
  };
  const send = async (sent: T): Promise<void> => {
    const { done } = options;
    const place = focusPlace();
    track('action', typeof options.track === 'string' ? options.track : options.track(sent));
    try {
      // What failed before is being tried again.
      closeNotice(lastFailure.current);
      const version = rules.versionOf(sent.base, sent.fields);
      const reply = await wait.run((saveOptions) => options.save(sent, version, saveOptions));
      const notice = typeof done === 'string' ? { type: NOTICE.success, text: done } : done(reply, sent);
      if (notice !== null) notify(notice);
      forgetDraft(name);
      leaveFreely();
      change((now) => options.saved(now, reply));
      options.onSaved?.(reply, sent);
      returnFocus(place);
    } catch (error) {
      const problem = await problemOf(error, sent);
      change((now) => options.stopped(now, problem));
      returnFocus(place, { to: 'alert' });
    } finally {
      options.onSettled?.();
    }
  };
  /** Saves the form, unless its fields are not complete or somebody else's change waits for a choice. */
  const save = async (wanted: T | null = form): Promise<void> => {
    if (wanted === null || wait.isUnderWay) return;
    change(() => ({ ...wanted, tried: true }));
    if (wanted.problem?.kind === 'stale' && !rules.merge) return;
    if (!options.isComplete(wanted.fields)) return;
    const sent = { ...wanted, tried: true, problem: null };
    change(() => sent);
    await send(sent);
  };

  const onDropRestored = form?.restored && isTyped ? discard : null;
  return {
    /** null while it is being read for the first time. */
    form,
    isTyped,
    saving,
    slow,
    /** Of `Form`: what was said against the last save, whether the server answers, and whether a kept draft came back. */
    end: { refusal: formRefusal(form?.problem ?? null), saving, slow, onDropRestored },
    /** Gives up the kept draft that came back; null where none did. */
    onDropRestored,
    change,
    write: (fields: F) => change((now) => ({ ...now, fields })),
    save,
    leave,
    /** Gives up what was typed. */
    discard,
    keepMine: (standing: S) => change((now) => keepTyped(now, standing)),
    takeTheirs: (standing: S) => change((now) => standOn(rules, now, standing)),
    /** The person saw both and wants the own one. */
    saveOver: (standing: S) => save(form && keepTyped(form, standing)),
  };
}

async function currentOfReply<S>(error: unknown): Promise<{ current: S; by: null } | null> {
  if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
  return { current: (error.reply as { current: S }).current, by: null };
}

/** The fields and the version over which they were written. */
function keptFields<F>(value: unknown, read: (fields: unknown) => F | null): KeptFields<F> | null {
  const { fields: keptOnes, version } = (value ?? {}) as { fields?: unknown; version?: unknown };
  const fields = read(keptOnes ?? null);
  return fields === null ? null : { fields, version: typeof version === 'number' ? version : null };
}
