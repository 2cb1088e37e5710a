import type { AccountDetail } from '@torre/contract/administration';
import { useEffect, useEffectEvent, useMemo, useState, type JSX } from 'react';
import { useConfirm } from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { rightsFromKept, writtenRights } from './kept-rights.ts';
import { draftOfRights, rightsDifference, rightsOfDraft, stayFaults } from './rights-draft.ts';
import type { RightsDifference, RightsDraft, StayFault } from './rights-draft.ts';
import { othersChanges, overStanding, type EditedRights, type OthersChanges } from './rights-merge.ts';
import { accountQuery, saveRights } from './rights.queries.ts';
import { useLeaveQuestion } from '../use-leave-question.ts';

interface RightsFormState {
  readonly draft: RightsDraft;
  readonly write: (part: Partial<RightsDraft>) => void;
  /** null: nothing to save, or not yet complete. */
  readonly difference: RightsDifference | null;
  readonly incomplete: boolean;
  /** What is wrong with a line of the plants, by its id. */
  readonly faults: ReadonlyMap<number, StayFault>;
  /** What others changed since the first change here; null when nothing. */
  readonly others: OthersChanges | null;
  readonly save: () => Promise<void>;
  readonly undo: () => void;
  readonly element: JSX.Element | null;
}

/** What the administrator has changed so far, and the save that asks first. */
export function useRightsForm(account: AccountDetail): RightsFormState {
  const t = useTexts('rights');
  const language = useLanguage();
  const { confirm, element } = useConfirm();
  const name = {
    form: 'diritti',
    userName: useSession().utente.userName,
    thing: [account.userName],
  };
  // Untouched, the form follows what others save; once touched, the draft stays and names the version it began from.
  const [edited, setEdited] = useState<EditedRights | null>(() => {
    const kept = keptDraft(name, rightsFromKept);
    return kept && kept.version !== account.version ? overStanding(kept, account) : kept;
  });
  const standing = useMemo(() => draftOfRights(account), [account]);
  const draft = edited?.draft ?? standing;
  const rights = useMemo(() => rightsOfDraft(draft), [draft]);
  const faults = useMemo(() => stayFaults(draft.stays), [draft]);
  const flags = { responsabile: t('manager'), responsabileH35: t('managerH35') };
  const change = rights && rightsDifference(edited?.base ?? account, rights, flags, language);
  const difference = faults.size > 0 ? null : change;

  const isDirty = edited !== null && (rights === null || change !== null);
  const keep = useEffectEvent((): void => {
    if (edited && isDirty) keepDraft(name, writtenRights(edited));
    else forgetDraft(name);
  });
  useEffect(() => keep(), [edited]);
  useLeaveQuestion(
    isDirty,
    () => confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
    () => forgetDraft(name),
  );

  const save = async (): Promise<void> => {
    if (rights === null || difference === null) return;
    const { userName, cognome, nome } = account;
    const version = edited?.version ?? account.version;
    const changes = [
      difference.given.length > 0 && t('change.give', { what: difference.given.join(', ') }),
      difference.taken.length > 0 && t('change.take', { what: difference.taken.join(', ') }),
      difference.plantsGiven.length > 0 && t('change.plants', { what: difference.plantsGiven.join(', ') }),
      difference.plantsTaken.length > 0 &&
        t('change.plantsTaken', { what: difference.plantsTaken.join(', ') }),
    ];
    const question = {
      title: t('question', { name: `${cognome} ${nome}`.trim() }),
      text: t('questionWhy', { changes: changes.filter(Boolean).join(' · ') }),
      yes: t('yes'),
    };
    if (!(await confirm(question))) return;
    track('action', 'cambia diritti');
    try {
      await withSpinner(saveRights(userName, { ...rights, version }));
      setEdited(null);
      notify({ type: NOTICE.success, text: t('saved') });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 412) {
        const { current } = error.reply as { readonly current: AccountDetail };
        if (edited) setEdited(overStanding(edited, current));
        notify({ type: NOTICE.warning, header: t('saveFailed'), text: t('stale'), staysMs: null });
        await queryClient.invalidateQueries({ queryKey: accountQuery(userName).queryKey });
      } else notify(failureNotice(error, t('saveFailed')));
    }
  };

  return {
    draft,
    write: (part) =>
      setEdited({
        ...(edited ?? { began: account, base: account, version: account.version }),
        draft: { ...draft, ...part },
      }),
    difference,
    incomplete: rights === null,
    faults,
    others: edited && othersChanges(edited),
    save,
    undo: () => setEdited(null),
    element,
  };
}
