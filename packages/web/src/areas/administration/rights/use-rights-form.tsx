import type { AccountDetail } from '@torre/contract/administration';
import { useMemo, useState, type JSX } from 'react';
import { useConfirm } from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { draftOfRights, rightsDifference, rightsOfDraft } from './rights-draft.ts';
import type { RightsDifference, RightsDraft } from './rights-draft.ts';
import { accountQuery, saveRights } from './rights.queries.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface RightsFormState {
  readonly draft: RightsDraft;
  readonly write: (part: Partial<RightsDraft>) => void;
  /** null: nothing to save, or not yet complete. */
  readonly difference: RightsDifference | null;
  readonly incomplete: boolean;
  readonly save: () => Promise<void>;
  readonly undo: () => void;
  readonly element: JSX.Element | null;
}

/** What the administrator has changed so far, and the save that asks first. */
export function useRightsForm(account: AccountDetail): RightsFormState {
  const t = useTexts('rights');
  const language = useLanguage();
  const { confirm, element } = useConfirm();
  // Untouched, the form follows what others save; once touched, the draft stays and names the version it began from.
  const [edited, setEdited] = useState<{ draft: RightsDraft; version: number } | null>(null);
  const standing = useMemo(() => draftOfRights(account), [account]);
  const draft = edited?.draft ?? standing;
  const rights = useMemo(() => rightsOfDraft(draft), [draft]);
  const flags = { responsabile: t('manager'), responsabileH35: t('managerH35') };
  const difference = rights && rightsDifference(account, rights, flags, language);

  const isDirty = edited !== null && (rights === null || difference !== null);
  useLeaveQuestion(isDirty, () =>
    confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
  );

  const save = async (): Promise<void> => {
    if (rights === null || difference === null) return;
    const { userName, cognome, nome } = account;
    const version = edited?.version ?? account.version;
    const changes = [
      difference.given.length > 0 && t('change.give', { what: difference.given.join(', ') }),
      difference.taken.length > 0 && t('change.take', { what: difference.taken.join(', ') }),
      difference.plants && t('change.plants', { what: difference.plants.join(', ') || t('noPlants') }),
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
        setEdited({ draft, version: current.version });
        notify({ type: NOTICE.warning, header: t('saveFailed'), text: t('stale'), staysMs: null });
        await queryClient.invalidateQueries({ queryKey: accountQuery(userName).queryKey });
      } else notify(failureNotice(error, t('saveFailed')));
    }
  };

  return {
    draft,
    write: (part) => setEdited({ draft: { ...draft, ...part }, version: edited?.version ?? account.version }),
    difference,
    incomplete: rights === null,
    save,
    undo: () => setEdited(null),
    element,
  };
}
