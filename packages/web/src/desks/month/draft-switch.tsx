import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import {
  askOpenDraft,
  planningQuery,
  useLivePlanning,
  usePlanningAgain,
} from '../../areas/planning/index.ts';
import { monthTitle } from '../../areas/roster/index.ts';
import { Chip, useBreakpoint, useConfirm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import styles from './draft-parts.module.css';
import type { DraftSwitchProps } from './lazy-draft.tsx';
import { compactMonthOf } from './compact-month-of.ts';
import { useDivision } from './use-month-data.ts';

/** 'Pubblicato | Bozza', on the phone one switch: which of the two months is looked at; the second asks before it opens a draft. */
export function DraftSwitch({ plant, month, draft, onDraft }: DraftSwitchProps): JSX.Element {
  const t = useTexts('planning');
  const { mobile } = useBreakpoint();
  const division = useDivision(plant);
  const code = compactMonthOf(month);
  const { data } = useQuery({ ...planningQuery(division, code), enabled: division !== '' });
  const { confirm, element } = useConfirm();
  const readAgain = usePlanningAgain();
  useLivePlanning(plant);

  const toDraft = async (): Promise<void> => {
    if (draft !== null) return;
    if (data?.draft) return onDraft(data.draft.draftId);
    const question = {
      title: t('openQuestion', { month: monthTitle(month) }),
      text: t('openWhy', { plant }),
      yes: t('openYes'),
    };
    if (!(await confirm(question))) return;
    track('action', 'apri bozza');
    try {
      const reply = await withSpinner(askOpenDraft(division, code));
      onDraft(reply.draft.draftId);
    } catch (error) {
      notify(failureNotice(error, t('openFailed')));
    }
    await readAgain();
  };
  if (mobile) {
    return (
      <>
        <Chip
          isLarge
          title={t('draft')}
          aria-pressed={draft !== null}
          isOn={draft !== null}
          disabled={data === undefined}
          onClick={() => (draft === null ? void toDraft() : onDraft(null))}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('draft')}</VisuallyHidden>
        </Chip>
        {element}
      </>
    );
  }
  return (
    <>
      <div className={styles['switch']} role="group" aria-label={t('view')}>
        <button type="button" aria-pressed={draft === null} onClick={() => onDraft(null)}>
          {t('published')}
        </button>
        <button
          type="button"
          aria-pressed={draft !== null}
          data-open={data?.draft ? true : undefined}
          disabled={data === undefined}
          onClick={() => void toDraft()}
        >
          {t('draft')}
        </button>
      </div>
      {element}
    </>
  );
}
