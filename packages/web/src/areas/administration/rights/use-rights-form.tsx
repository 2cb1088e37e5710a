import type { AccountDetail } from '@torre/contract/administration';
import { useMemo } from 'react';
import {
  formRefusal,
  plainForm,
  standOn,
  useConfirm,
  useVersionedForm,
  type FormRules,
} from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useCategories } from '../../../platform/lookups.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { rightsFromKept, writtenRights } from './kept-rights.ts';
import { isSameDraft, rightsDifference, rightsOfDraft, stayFaults } from './rights-draft.ts';
import type { RightsDifference, RightsDraft, StayDraft } from './rights-draft.ts';
import {
  editedFrom,
  othersChanges,
  overStanding,
  standingBeside,
  withSeen,
  type EditedRights,
} from './rights-merge.ts';
import { accountQuery, saveRights } from './rights.queries.ts';

const PRECONDITION_FAILED = 412;

const RIGHTS: FormRules<EditedRights, AccountDetail> = {
  fieldsOf: editedFrom,
  versionOf: (_, { version }) => version,
  isSame: (one, other) => isSameDraft(one.draft, other.draft),
  merge: overStanding,
};

/** What the administrator has changed so far, and the save that asks first. */
export function useRightsForm(account: AccountDetail) {
  const t = useTexts('rights');
  const language = useLanguage();
  const categories = useCategories();
  const { userName, cognome, nome } = account;
  const { confirm, element } = useConfirm();
  const {
    form,
    write,
    isTyped,
    save: send,
    ...steps
  } = useVersionedForm({
    ...plainForm(RIGHTS),
    name: { form: 'diritti', thing: [userName] },
    read: account,
    readKept: rightsFromKept,
    writeKept: writtenRights,
    isComplete: ({ draft }) => rightsOfDraft(draft) !== null,
    save: ({ fields }, version, options) =>
      saveRights(userName, { ...rightsOfDraft(fields.draft)!, version: version! }, options),
    overtaken: async (error) => {
      if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
      notify({ type: NOTICE.warning, header: t('saveFailed'), text: t('stale'), staysMs: null });
      await queryClient.invalidateQueries({ queryKey: accountQuery(userName).queryKey });
      return { current: (error.reply as { readonly current: AccountDetail }).current, by: null };
    },
    saved: (now, reply) => standOn(RIGHTS, now, reply.account),
    track: 'cambia diritti',
    done: t('saved'),
    failed: (error) => failureNotice(error, t('saveFailed')),
    askToLeave: () =>
      confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
  });
  const fields = form?.fields ?? editedFrom(account);
  const { draft } = fields;
  const rights = useMemo(() => rightsOfDraft(draft), [draft]);
  const faults = useMemo(() => stayFaults(draft.stays), [draft]);
  const flags = { responsabile: t('manager'), responsabileH35: t('managerH35') };
  const change = rights && rightsDifference(fields.base, rights, flags, language, categories);
  const difference = faults.size > 0 ? null : change;

  const save = async (): Promise<void> => {
    if (difference === null) return;
    const question = {
      title: t('question', { name: `${cognome} ${nome}`.trim() }),
      text: t('questionWhy', { changes: changesText(difference) }),
      yes: t('yes'),
    };
    if (await confirm(question)) await send();
  };
  const changesText = ({ given, taken, plantsGiven, plantsTaken }: RightsDifference): string =>
    [
      given.length > 0 && t('change.give', { what: given.join(', ') }),
      taken.length > 0 && t('change.take', { what: taken.join(', ') }),
      plantsGiven.length > 0 && t('change.plants', { what: plantsGiven.join(', ') }),
      plantsTaken.length > 0 && t('change.plantsTaken', { what: plantsTaken.join(', ') }),
    ]
      .filter(Boolean)
      .join(' · ');

  return {
    draft,
    write: (part: Partial<RightsDraft>) => write({ ...fields, draft: { ...draft, ...part } }),
    /** null: nothing to save, or not yet complete. */
    difference,
    incomplete: rights === null,
    /** What is wrong with a line of the plants, by its id. */
    faults,
    /** What others changed since the first change here; null when nothing. */
    others: isTyped ? othersChanges(fields) : null,
    save,
    saving: steps.saving,
    slow: steps.slow,
    /** Nobody knows whether the last save was done. */
    unknown: form?.problem?.kind === 'unknown' ? formRefusal(form.problem) : null,
    undo: steps.discard,
    onDropRestored: steps.onDropRestored,
    /** Of lines that others changed too, what stands now, by the line's id. */
    beside: standingBeside(fields),
    /** The person saw what stands now and keeps the own line. */
    keepMine: (standing: StayDraft) => write(withSeen(fields, standing)),
    element,
  };
}
