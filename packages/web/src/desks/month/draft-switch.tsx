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
import { Chip, useActions, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './draft-parts.module.css';
import type { DraftSwitchProps } from './lazy-draft.tsx';
import { compactMonthOf } from './compact-month-of.ts';
import { useDivision } from './use-month-data.ts';

/** 'Pubblicato | Bozza', on the phone one switch: which of the two months is looked at; the second asks before it opens a draft. */
export function DraftSwitch({ plant, month, draft, onDraft }: DraftSwitchProps): JSX.Element {
  const t = useTexts('drafts');
  const { mobile } = useBreakpoint();
  const division = useDivision(plant);
  const code = compactMonthOf(month);
  const { data } = useQuery({ ...planningQuery(division, code), enabled: division !== '' });
  const { run, element } = useActions();
  const readAgain = usePlanningAgain();
  useLivePlanning(plant);

  const toDraft = async (): Promise<void> => {
    if (draft !== null) return;
    if (data?.draft) return onDraft(data.draft.draftId);
    const reply = await run({
      ask: {
        title: t('openQuestion', { month: monthTitle(month) }),
        text: t('openWhy', { plant }),
        yes: t('openYes'),
      },
      track: 'apri bozza',
      act: (options) => askOpenDraft(division, code, options),
      failed: t('openFailed'),
      refresh: readAgain,
    });
    if (reply !== null) onDraft(reply.draft.draftId);
  };
  if (mobile) {
    return (
      <>
        <Chip
          isLarge
          icon={IconPencil}
          word={t('draft')}
          aria-pressed={draft !== null}
          isOn={draft !== null}
          disabled={data === undefined}
          onClick={() => (draft === null ? void toDraft() : onDraft(null))}
        />
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
