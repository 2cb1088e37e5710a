import { IconBuilding } from '@tabler/icons-react';
import { civil, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useEffect, type JSX } from 'react';
import { RedSlots } from '../../areas/counters/index.ts';
import { BelowNotices } from '../../areas/notices/index.ts';
import { NextShifts, hasPlant, weekdayAndDate } from '../../areas/roster/index.ts';
import { EmptyState, Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { CoverButton, useCoverPanel } from '../cover/index.ts';
import styles from './home-desk.module.css';
import './home.texts.ts';

const RoomPanel = lazyPart(() => import('./room-panel.tsx'), 'RoomPanel');
const ManagerTasks = lazyPart(() => import('./manager-tasks.tsx'), 'ManagerTasks');
const HrTasks = lazyPart(() => import('./hr-tasks.tsx'), 'HrTasks');
const EmployeeTasks = lazyPart(() => import('./employee-tasks.tsx'), 'EmployeeTasks');
const AsksToSign = lazyPart(() => import('../../areas/content/index.ts'), 'AsksToSign');
const News = lazyPart(() => import('../../areas/content/index.ts'), 'NewsCarousel');
const AdministratorTasks = lazyPart(() => import('./administrator-tasks.tsx'), 'AdministratorTasks');

/** What waits for me? Managers first see what is short in the coming week, everybody sees the own next shifts. */
export function HomeDesk(): JSX.Element {
  const t = useTexts('home');
  const cover = useCoverPanel();
  const { allowedActions, managerPlants, selectedImpiantoIcao, divisionList, today } = useSession();
  const manages = allowedActions.includes('manage-roster');
  const asks = allowedActions.includes('see-own-calendar');
  const administers = allowedActions.includes('administer');
  const isHr = allowedActions.includes('keep-qualifications');
  const plant = selectedImpiantoIcao ?? managerPlants[0] ?? '-';
  const division = manages ? (divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '') : '';
  const day = dayFromCompact(today) as Day;
  const isAlone = !manages && !administers && !isHr;
  const news = (
    <Suspense>
      <News />
    </Suspense>
  );
  useEffect(() => track('view', 'home'), []);
  const main = (
    <div className={styles['main']}>
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
      <Suspense>{division !== '' && <ManagerTasks {...{ plant, division, today: day }} />}</Suspense>
      <Suspense>{administers && <AdministratorTasks today={day} level={manages ? 2 : 1} />}</Suspense>
      <Suspense>{isHr && <HrTasks level={manages || administers ? 2 : 1} />}</Suspense>
      {isAlone && news}
    </div>
  );
  const side = (
    <div className={styles['side']}>
      <NextShifts level={manages || administers || isHr ? 2 : 1} />
      <Suspense>
        <AsksToSign />
      </Suspense>
      <Suspense>{asks && <EmployeeTasks today={day} />}</Suspense>
      <Suspense>{division !== '' && <RoomPanel plant={plant} />}</Suspense>
      {!isAlone && news}
    </div>
  );
  return (
    <div className={styles['home']} data-alone={isAlone || undefined}>
      <BelowNotices>
        <div className={styles['panels']}>
          {/* Who decides nothing reads the own days first. */}
          {isAlone ? side : main}
          {isAlone ? main : side}
        </div>
      </BelowNotices>
      {cover.panel}
    </div>
  );
}
