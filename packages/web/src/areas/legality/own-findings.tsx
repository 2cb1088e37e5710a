import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Disclosure } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { FindingCard } from './finding-card.tsx';
import { findingKey } from './finding-words.ts';
import { ownLegalityQuery } from './legality.queries.ts';
import './legality.texts.ts';
import styles from './legality.module.css';

interface OwnFindingsProps {
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
}

/** Rules that the own published shifts break, folded; null where there are none or nobody knows. */
export function OwnFindings({ from, to }: OwnFindingsProps): JSX.Element | null {
  const t = useTexts('legality');
  const client = useQueryClient();
  const { codicePersonale } = useSession().utente;
  const query = ownLegalityQuery(from, to);
  const { data = [] } = useQuery(query);
  const readAgain = (): void => void client.invalidateQueries({ queryKey: query.queryKey });
  useLive(
    'roster',
    ({ cells }) => cells.some(({ employeeId }) => employeeId === codicePersonale) && readAgain(),
  );
  useLive('reset', readAgain);
  if (data.length === 0) return null;
  return (
    <Disclosure title={`${t('ownTitle')}: ${t('findings', { count: data.length })}`}>
      <ul className={styles['cards']}>
        {data.map((finding) => (
          <FindingCard key={findingKey(finding)} finding={finding} who={null} />
        ))}
      </ul>
      <p className={styles['quiet']}>{t('ownHint')}</p>
    </Disclosure>
  );
}
