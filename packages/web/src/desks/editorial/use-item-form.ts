import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@torre/contract/content';
import { useEffect, useEffectEvent } from 'react';
import {
  openForm,
  standOn,
  useVersionedForm,
  type FormProblem,
  type VersionedForm,
} from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE } from '../../platform/notify.ts';
import { EDITORIAL, deskItemQuery, saveItem } from './editorial.queries.ts';
import './editorial.texts.ts';
import {
  EDIT_RULES,
  afterSave,
  editsFromKept,
  isComplete,
  keepOwn,
  saveBody,
  takeOthers,
  type EditConflict,
  type ItemEdits,
} from './item-edits.ts';

type ItemForm = VersionedForm<ItemEdits, DeskItem, readonly EditConflict[]>;

const PRECONDITION_FAILED = 412;
/** A pause in typing after which a draft is saved by itself. */
const PAUSE_MS = 4000;
/** What nobody has to publish anew because it was written in. */
const isSavedByItself = (state?: DeskItem['state']): boolean => state === 'DRAFT' || state === 'SENT_BACK';

/**
 * The form of an item: what was typed is kept in the tab and, of a draft, saved by itself after a pause. A save names the
 * version over which was typed and the fields that were changed: those of others stay.
 */
export function useItemForm(id: string) {
  const t = useTexts('editorial');
  const client = useQueryClient();
  const query = useQuery(deskItemQuery(id));
  const read = query.data?.item;
  const form = useVersionedForm({
    name: { form: 'contenuto', thing: [id] },
    rules: EDIT_RULES,
    read,
    open: (standing, kept): ItemForm => openForm(EDIT_RULES, standing, kept),
    // What was typed stays, over whatever stands: the version over which it was begun is its own.
    follow: (now, standing): ItemForm =>
      standing.version < now.base.version ? now : { ...now, base: standing },
    readKept: editsFromKept,
    isComplete: (edits) => read !== undefined && isComplete(read.type, edits),
    save: async ({ fields, base }, version, options) => {
      const sent = saveBody(base, fields, version ?? base.version);
      // What was asked for or scheduled meanwhile is not taken back by a text that saves itself.
      return { ...(await saveItem(id, { ...sent, state: base.state }, options)), sent };
    },
    overtaken: async (error) => {
      if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
      const { item, conflicts } = error.reply as {
        readonly item: DeskItem;
        readonly conflicts: readonly EditConflict[];
      };
      return { current: item, by: conflicts };
    },
    saved: (now, { item, sent }): ItemForm => {
      const { edits: fields, conflicts } = afterSave(now.fields, item, sent);
      const problem = conflicts && ({ kind: 'stale', current: item, by: conflicts } as const);
      return { ...now, base: item, fields, problem, restored: false };
    },
    stopped: (now, problem: FormProblem<DeskItem, readonly EditConflict[]>): ItemForm => ({
      ...now,
      problem,
    }),
    track: 'salva-contenuto',
    done: (_, { base }) => (isSavedByItself(base.state) ? null : { type: NOTICE.success, text: t('saved') }),
    failed: t('saveFailed'),
    onSaved: () => void client.invalidateQueries({ queryKey: EDITORIAL }),
  });
  const { isTyped, saving, save, change } = form;
  const edits = form.form?.fields;
  const state = form.form?.base.state;
  const problem = form.form?.problem ?? null;
  const isReady = isTyped && !saving && problem === null && isSavedByItself(state);
  const saveNow = useEffectEvent(() => {
    if (form.form !== null && read !== undefined && isComplete(read.type, form.form.fields)) void save();
  });
  useEffect(() => {
    if (!isReady) return;
    const pause = setTimeout(saveNow, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isReady, edits]);
  // What did not reach the server is sent again once the network is back, by itself as before.
  const isLost = isTyped && problem?.kind === 'refused' && problem.isLost && isSavedByItself(state);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, [isLost]);
  // Whoever closes the tab before the pause is over is asked, and what was typed is saved meanwhile.
  const leaving = useEffectEvent((event: BeforeUnloadEvent) => {
    event.preventDefault();
    if (isReady) saveNow();
  });
  useEffect(() => {
    if (!isTyped) return;
    window.addEventListener('beforeunload', leaving);
    return () => window.removeEventListener('beforeunload', leaving);
  }, [isTyped]);

  /** Ends a conflict: with the own text, or with that of the others. */
  const settle = (mine: boolean): void =>
    change((now) => {
      if (now.problem?.kind !== 'stale') return now;
      const { current, by } = now.problem;
      const fields = mine ? keepOwn(now.fields, current) : takeOthers(now.fields, current, by ?? []);
      return { ...now, base: current, fields, problem: null };
    });
  /** What a step answered, or what was read anew: nothing typed is lost over it. */
  const stand = (item: DeskItem): void => change((now) => ({ ...now, base: item }));
  return {
    ...form,
    query,
    /** Whether it is saved by itself. */
    savesItself: isSavedByItself(state),
    write: (fields: ItemEdits): void =>
      change((now) => ({ ...now, fields, problem: now.problem?.kind === 'stale' ? now.problem : null })),
    drop: (): void => change((now) => standOn(EDIT_RULES, now, now.base)),
    settle,
    stand,
  };
}
