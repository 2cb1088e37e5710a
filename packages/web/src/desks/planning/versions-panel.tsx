import { Button } from '@mantine/core';
import type { MonthVersion } from '@torre/contract/drafts';
import { Suspense, useState, type JSX } from 'react';
import { Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './planning.texts.ts';

const VersionDialog = lazyPart(() => import('./version-dialog.tsx'), 'VersionDialog');

interface VersionsPanelProps {
  readonly place: PlanningPlace;
  readonly versions: readonly MonthVersion[];
}

/** What was published, by whom and when; each can be looked at beside today. */
export function VersionsPanel({ place, versions }: VersionsPanelProps): JSX.Element {
  const t = useTexts('planning');
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Panel title={t('versions')}>
      {versions.length === 0 && <p className={styles['state']}>{t('noVersions')}</p>}
      <ul className={styles['versions']}>
        {versions.map(({ versionNo, publishedAt, publishedBy, changed }) => (
          <li key={versionNo}>
            <b>{t('version', { no: versionNo })}</b>
            <span>
              {t('versionBy', {
                at: publishedAt,
                name: `${publishedBy.employeeSurname} ${publishedBy.employeeName}`,
              })}
            </span>
            <span className={styles['quiet']}>{t('versionChanged', { count: changed })}</span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${t('show')} ${t('version', { no: versionNo })}`}
              onClick={() => setShown(versionNo)}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <VersionDialog place={place} versionNo={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
