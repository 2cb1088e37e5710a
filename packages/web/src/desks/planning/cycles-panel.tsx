import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { Cycle, CycleMember, CyclesReply } from '@torre/contract/cycles';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { Suspense, useMemo, useState, type JSX } from 'react';
import { cyclesQuery } from '../../areas/planning/index.ts';
import { DefinitionBook } from '../../areas/roster/index.ts';
import { EmptyState, ErrorState, LoadingRows, Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { categoriesOf, warningsOf } from './cycle-findings.ts';
import { CycleWarnings } from './cycle-warnings.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import { TurnTiles } from './turn-tiles.tsx';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './planning.texts.ts';

const CycleDialog = lazyPart(() => import('./cycle-dialog.tsx'), 'CycleDialog');
const AssignDialog = lazyPart(() => import('./assign-dialog.tsx'), 'AssignDialog');

/** The plant's base cycles: what they give, and who follows them from where. */
export function CyclesPanel({ place }: { readonly place: PlanningPlace }): JSX.Element {
  const t = useTexts('planning');
  const { data, error, refetch } = useQuery(cyclesQuery(place.division));
  const [changing, setChanging] = useState<Cycle | 'new' | null>(null);
  const [assigning, setAssigning] = useState<Cycle | null>(null);
  const book = useMemo(() => new DefinitionBook(data?.definitions ?? []), [data?.definitions]);
  const warnings = useMemo(() => {
    const judged = (cycle: Cycle) =>
      warningsOf(
        cycle.turns,
        book.definitions,
        data?.rules ?? [],
        categoriesOf(cycle.members, data?.people ?? []),
      );
    return new Map(data?.cycles.map((cycle) => [cycle.cycleId, judged(cycle)]));
  }, [data, book]);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={8} />;
  return (
    <Panel
      title={t('cycles')}
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setChanging('new')}
        >
          {t('newCycle')}
        </Button>
      }
    >
      {data.cycles.length === 0 && <EmptyState title={t('noCycles')} why={t('noCyclesWhy')} />}
      <ul className={styles['cycles']}>
        {data.cycles.map((cycle) => (
          <li key={cycle.cycleId}>
            <div className={styles['cycleHead']}>
              <b>{cycle.name}</b>
              {cycle.endsOn !== null && (
                <span className={styles['quiet']}>{t('ended', { date: dateOf(cycle.endsOn) })}</span>
              )}
              {cycle.restsOnHolidays && <span className={styles['quiet']}>{t('rests')}</span>}
              <span className={styles['grow']} />
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t('assign')} ${cycle.name}`}
                onClick={() => setAssigning(cycle)}
              >
                {t('assign')}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t('changeCycle')} ${cycle.name}`}
                onClick={() => setChanging(cycle)}
              >
                {t('changeCycle')}
              </Button>
            </div>
            <TurnTiles turns={cycle.turns} book={book} day={place.from} />
            <CycleWarnings warnings={warnings.get(cycle.cycleId) ?? []} turns={cycle.turns} />
            <Members cycle={cycle} people={data.people} />
          </li>
        ))}
      </ul>
      <Suspense>
        {changing && (
          <CycleDialog
            place={place}
            cycle={changing === 'new' ? null : changing}
            book={book}
            rules={data.rules}
            categories={changing === 'new' ? [] : categoriesOf(changing.members, data.people)}
            onClose={() => setChanging(null)}
          />
        )}
        {assigning && (
          <AssignDialog
            place={place}
            cycle={assigning}
            people={data.people}
            book={book}
            onClose={() => setAssigning(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

const dateOf = (compact: string): string => {
  const day = dayFromCompact(compact);
  return day === null ? compact : displayDay(day);
};

function Members({ cycle, people }: { cycle: Cycle; people: CyclesReply['people'] }): JSX.Element {
  const t = useTexts('planning');
  const { members, turns } = cycle;
  if (members.length === 0) return <p className={styles['quiet']}>{t('nobody')}</p>;
  const names = new Map(
    people.map((person) => [person.employeeId, `${person.employeeSurname} ${person.employeeName}`]),
  );
  const words = ({ from, to, offset }: CycleMember): string => {
    const place = { from: dateOf(from), turn: turns[offset] ?? '', place: offset + 1 };
    return to === null ? t('member', place) : t('memberTo', { ...place, to: dateOf(to) });
  };
  return (
    <details>
      <summary>{t('people', { count: new Set(members.map(({ employeeId }) => employeeId)).size })}</summary>
      <ul className={styles['members']}>
        {members.map((member) => (
          <li key={`${member.employeeId} ${member.from}`}>
            <span>{names.get(member.employeeId) ?? member.employeeId}</span>
            <span className={styles['quiet']}>{words(member)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
