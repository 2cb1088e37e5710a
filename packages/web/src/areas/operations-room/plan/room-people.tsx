import { overlap } from '@torre/domain/operations-room';
import { dayFromCompact, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LogEntry, RoomPerson } from '@torre/contract/operations-room';
import { memo, useMemo, type JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { presentOn } from './board.ts';
import type { RoomFinding } from './judge-board.ts';
import styles from './room-people.module.css';
import { clock, findingWords, personName } from './room-words.ts';
import type { GrabPerson } from './use-room-hands.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface RoomPeopleProps {
  readonly model: RoomPlanModel;
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  /** Somebody is taken to be brought to a position. */
  readonly onGrab: GrabPerson;
}

/** The log column: who works in these hours, and where they were up to now; before that, what they may do. */
export function RoomPeople({ model, findings, onGrab }: RoomPeopleProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  const { place, log, notes } = model;
  const canGrab = model.editable && !mobile;
  const { asked, here } = usePeopleInView(model);
  const byPerson = useMemo(() => Map.groupBy(log, ({ employeeId }) => employeeId), [log]);
  // Who was there and is on shift no more stays in the log.
  const gone = [...byPerson.values()]
    .map(([first]) => first!)
    .filter(({ employeeId }) => !here.some((person) => person.employeeId === employeeId));
  return (
    <section className={styles['column']} aria-label={t('log')}>
      <h3>
        {t('onShift')} <span>{here.length}</span>
      </h3>
      {here.length === 0 && <p>{t('noneOnShift')}</p>}
      {here.length > 0 && canGrab && <p className={styles['hint']}>{t('grabHint')}</p>}
      <ul tabIndex={0} aria-label={t('log')}>
        {[...here, ...gone].map((person) => (
          <Entry
            key={person.employeeId}
            person={person}
            entries={byPerson.get(person.employeeId) ?? NOTHING}
            asked={asked}
            notes={notes.get(person.employeeId) ?? NOTHING}
            findings={findings.get(person.employeeId) ?? NOTHING}
            day={place.day}
            onGrab={canGrab && 'present' in person ? onGrab : null}
          />
        ))}
      </ul>
    </section>
  );
}

const NOTHING: readonly never[] = [];

/** The specializations that the room asks for, and who holds one of them, or sits in it, and is there in the hours in view. */
function usePeopleInView({ people, place, positions, board }: RoomPlanModel) {
  const { day, range } = place;
  return useMemo(() => {
    // A place on call says nothing about who may sit in the room.
    const asked = new Set(
      positions.flatMap(({ kind, specializationId }) => (kind === 'LAV' ? [specializationId] : [])),
    );
    const seated = new Set(board.seats.map(({ employeeId }) => employeeId));
    // Offices and the room's neighbours work too: in this column stand those whom its positions ask for.
    const here = people.filter(
      (person) =>
        (seated.has(person.employeeId) || person.specializations.some((id) => asked.has(id))) &&
        presentOn(day, person).some((span) => overlap(span, range)),
    );
    return { asked, here };
  }, [people, positions, board, day, range]);
}

interface EntryProps {
  readonly person: LogEntry | RoomPerson;
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
  const { person, entries, asked, notes, findings, day, onGrab } = props;
  const t = useTexts('operationsRoom');
  return (
    <li
      data-grab={onGrab !== null || undefined}
      onPointerDown={(event) => onGrab?.(person.employeeId, event)}
    >
      <b>{personName(person)}</b>
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
