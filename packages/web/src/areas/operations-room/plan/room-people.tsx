import { overlap } from '@torre/domain/operations-room';
import { dayFromCompact, minutesFromCompact } from '@torre/domain/kernel';
import type { LogEntry, RoomPerson } from '@torre/contract/operations-room';
import type { JSX } from 'react';
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
  const { people, place, log, notes, positions, board } = model;
  const canGrab = model.editable && !mobile;
  // A place on call says nothing about who may sit in the room.
  const asked = new Set(
    positions.flatMap(({ kind, specializationId }) => (kind === 'LAV' ? [specializationId] : [])),
  );
  const seated = new Set(board.seats.map(({ employeeId }) => employeeId));
  // Offices and the room's neighbours work too: in this column stand those whom its positions ask for.
  const here = people.filter(
    (person) =>
      (seated.has(person.employeeId) || person.specializations.some((id) => asked.has(id))) &&
      presentOn(place.day, person).some((span) => overlap(span, place.range)),
  );
  const byPerson = Map.groupBy(log, ({ employeeId }) => employeeId);
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
          <li
            key={person.employeeId}
            data-grab={(canGrab && 'present' in person) || undefined}
            onPointerDown={(event) => 'present' in person && onGrab(person.employeeId, event)}
          >
            <b>{personName(person)}</b>
            <span>{whereabouts(t, byPerson.get(person.employeeId) ?? [], person, asked)}</span>
            {(notes.get(person.employeeId) ?? []).map((note) => (
              <q key={note}>{note}</q>
            ))}
            {(findings.get(person.employeeId) ?? []).map((finding) => (
              <em key={finding.finding.rule + finding.begin}>{findingWords(t, finding, place.day).found}</em>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
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
