import { NativeSelect, TextInput } from '@mantine/core';
import type { LogEntry, RoomPerson } from '@torre/contract/operations-room';
import type { RoomGroup } from '@torre/contract/room-groups';
import { MINUTES_PER_DAY, dayFromCompact, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import { memo, useDeferredValue, useMemo, type JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { GroupFilter } from './group-filter.tsx';
import type { RoomFinding } from './judge-board.ts';
import { orderedPeople, peopleInView, PEOPLE_ORDERS } from './people-in-view.ts';
import type { ColumnView, PeopleOrder } from './people-in-view.ts';
import styles from './room-people.module.css';
import { clock, durationWords, findingWords, personName } from './room-words.ts';
import type { GrabPerson } from './use-room-interactions.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

/** Fewer are found at a glance. */
const FEW = 8;

interface RoomPeopleProps {
  readonly model: RoomPlanModel;
  /** Groups of people. */
  readonly groups: readonly RoomGroup[];
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  readonly view: ColumnView;
  readonly onView: (view: ColumnView) => void;
  /** Somebody is taken to be brought to a position. */
  readonly onGrab: GrabPerson;
}

/** The log column: who works in these hours, and where they were up to now; before that, what they may do. */
export function RoomPeople({ model, groups, findings, view, onView, onGrab }: RoomPeopleProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  const { place, log, notes } = model;
  const canGrab = model.editable && !mobile;
  const { typed, order, groupId } = view;
  const look = (part: Partial<ColumnView>): void => onView({ ...view, ...part });
  const text = useDeferredValue(typed);
  const { asked, here } = usePeopleInView(model);
  const members = groups.find((group) => group.groupId === groupId)?.members ?? null;
  const shown = orderedPeople(
    here.filter(({ person }) => members?.includes(person.employeeId) ?? true),
    text,
    order,
  );
  const byPerson = useMemo(() => Map.groupBy(log, ({ employeeId }) => employeeId), [log]);
  // Who was there and is on shift no more stays in the log.
  const known = new Set(here.map(({ person }) => person.employeeId));
  const gone = [...byPerson.values()].map(([first]) => first!).filter((one) => !known.has(one.employeeId));
  const about = (person: LogEntry | RoomPerson) => ({
    person,
    asked,
    day: place.day,
    entries: byPerson.get(person.employeeId) ?? NOTHING,
    notes: notes.get(person.employeeId) ?? NOTHING,
    findings: findings.get(person.employeeId) ?? NOTHING,
  });
  return (
    <section className={styles['column']} aria-label={t('log')}>
      <h3>
        {t('onShift')} <span>{here.length}</span>
      </h3>
      {here.length === 0 && <p>{t('noneOnShift')}</p>}
      {here.length > 0 && canGrab && <p className={styles['hint']}>{t('grabHint')}</p>}
      {(here.length > FEW || typed !== '') && (
        <div className={styles['find']}>
          <TextInput
            size={mobile ? 'md' : 'xs'}
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={(event) => look({ typed: event.currentTarget.value })}
          />
          <NativeSelect
            size={mobile ? 'md' : 'xs'}
            aria-label={t('order')}
            value={order}
            // Choices in the code: the ways in which a list can be ordered.
            data={PEOPLE_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(event) => look({ order: event.currentTarget.value as PeopleOrder })}
          />
        </div>
      )}
      <GroupFilter
        label={t('showPeople')}
        all={t('allPeople')}
        groups={groups}
        value={groupId}
        onChange={(chosen) => look({ groupId: chosen })}
      />
      {here.length > 0 && shown.length === 0 && <p>{t('nobodyFound')}</p>}
      <ul tabIndex={0} aria-label={t('log')}>
        {shown.map(({ person, present, planned }) => (
          <Entry
            key={person.employeeId}
            {...about(person)}
            hours={present.map((span) => hoursWords(t, span)).join(', ')}
            planned={planned}
            onGrab={canGrab ? onGrab : null}
          />
        ))}
        {gone.map((person) => (
          <Entry key={person.employeeId} {...about(person)} hours="" planned={0} onGrab={null} />
        ))}
      </ul>
    </section>
  );
}

const NOTHING: readonly never[] = [];

/** The specializations that the room asks for, and whom they concern. */
function usePeopleInView({ people, place, positions, board }: RoomPlanModel) {
  const { day, range } = place;
  return useMemo(() => {
    // A place on call says nothing about who may sit in the room.
    const asked = new Set(
      positions.flatMap(({ kind, specializationId }) => (kind === 'LAV' ? [specializationId] : [])),
    );
    return { asked, here: peopleInView(people, board, { day, range, asked }) };
  }, [people, positions, board, day, range]);
}

interface EntryProps {
  readonly person: LogEntry | RoomPerson;
  /** '07:00–15:00'; '' for who is on shift no more. */
  readonly hours: string;
  /** Minutes in a position. */
  readonly planned: number;
  readonly entries: readonly LogEntry[];
  readonly asked: ReadonlySet<string>;
  readonly notes: readonly string[];
  readonly findings: readonly RoomFinding[];
  readonly day: Day;
  /** null: they cannot be taken from here. */
  readonly onGrab: GrabPerson | null;
}

/** Drawn again only when something about this person changes: a move of the hand touches one of a hundred. */
const Entry = memo(function Entry(props: EntryProps): JSX.Element {
  const { person, hours, planned, entries, asked, notes, findings, day, onGrab } = props;
  const t = useTexts('operationsRoom');
  return (
    <li
      data-grab={onGrab !== null || undefined}
      onPointerDown={(event) => onGrab?.(person.employeeId, event)}
    >
      <b>{personName(person)}</b>
      {hours !== '' && (
        <span>
          {hours}
          {planned > 0 && `, ${t('plannedTime', { time: durationWords(planned) })}`}
        </span>
      )}
      <span>{whereabouts(t, entries, person, asked)}</span>
      {notes.map((note) => (
        <q key={note}>{note}</q>
      ))}
      {findings.map((finding) => (
        <em key={finding.finding.rule + finding.begin}>{findingWords(t, finding, day).found}</em>
      ))}
    </li>
  );
});

/** '07:00–15:00', '23:00–07:00 dalla sera prima', '23:00–07:00 fino a domani' */
function hoursWords(t: ReturnType<typeof useTexts<'operationsRoom'>>, { begin, end }: Span): string {
  const hours = `${clock(begin)}–${clock(end)}`;
  if (begin < 0) return `${hours} ${t('eveningBefore')}`;
  return end > MINUTES_PER_DAY ? `${hours} ${t('untilTomorrow')}` : hours;
}

function whereabouts(
  t: ReturnType<typeof useTexts<'operationsRoom'>>,
  entries: readonly LogEntry[],
  person: LogEntry | RoomPerson,
  asked: ReadonlySet<string>,
): string {
  if (entries.length === 0) {
    return 'specializations' in person ? person.specializations.filter((id) => asked.has(id)).join(', ') : '';
  }
  return entries
    .filter(({ date }) => dayFromCompact(date) !== null)
    .map(({ positionId, beginTime, endTime }) =>
      t('wasAt', {
        position: positionId,
        from: clock(minutesFromCompact(beginTime)!),
        to: clock(minutesFromCompact(endTime)! || 1440),
      }),
    )
    .join(', ');
}
