import { IconBuilding } from '@tabler/icons-react';
import { civil, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, type JSX } from 'react';
import { RedSlots } from '../../areas/counters/index.ts';
import { BelowNotices } from '../../areas/notices/index.ts';
import { NextShifts, hasPlant, weekdayAndDate } from '../../areas/roster/index.ts';
import { EmptyState, Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { CoverButton, useCoverPanel } from '../cover/index.ts';
import styles from './home-desk.module.css';
import './home.texts.ts';

/** What waits for me? Managers first see what is short in the coming week, everybody sees the own next shifts. */
export function HomeDesk(): JSX.Element {
  const t = useTexts('home');
  const cover = useCoverPanel();
  const { allowedActions, managerPlants, today } = useSession();
  const manages = allowedActions.includes('manage-roster');
  const day = dayFromCompact(today) as Day;
  useEffect(() => track('view', 'home'), []);
  return (
    <div className={styles['home']} data-alone={!manages || undefined}>
      <BelowNotices>
        <div className={styles['panels']}>
          {manages && (
            <Panel level={1} title={t('waiting')} aside={`${weekdayAndDate(day)}/${civil(day).year}`}>
              {managerPlants.some(hasPlant) ? (
                <RedSlots
                  dayName={weekdayAndDate}
                  action={({ slotName, ...slot }) => (
                    <CoverButton slotName={slotName} onOpen={() => cover.open(slot)} />
                  )}
                />
              ) : (
                <EmptyState icon={IconBuilding} title={t('noPlant')} why={t('noPlantWhy')} />
              )}
            </Panel>
          )}
          <NextShifts level={manages ? 2 : 1} />
        </div>
      </BelowNotices>
      {cover.panel}
    </div>
  );
}
