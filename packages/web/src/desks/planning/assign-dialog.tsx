import { serverWords } from '../../platform/server-words.ts';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { Cycle, PlantPerson } from '@torre/contract/cycles';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { askAssign, usePlanningAgain } from '../../areas/planning/index.ts';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { DateField, FormDialog, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { PeoplePicker } from './people-picker.tsx';
import styles from './planning-desk.module.css';
import type { PlanningPlace } from './planning-place.ts';
import { TurnTiles } from './turn-tiles.tsx';
import './planning.texts.ts';

const SHOWN_PEOPLE = 6;
const SHOWN_DAYS = 14;

interface AssignDialogProps {
  readonly place: PlanningPlace;
  readonly cycle: Cycle;
  readonly people: readonly PlantPerson[];
  readonly book: DefinitionBook;
  readonly onClose: () => void;
}

/** Who follows a cycle, from when to when, and at which place of it each begins; shown before it is saved. */
export function AssignDialog({ place, cycle, people, book, onClose }: AssignDialogProps): JSX.Element {
  const t = useTexts('planning');
  const today = dayFromCompact(useSession().today) as Day;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [from, setFrom] = useState<Day | null>(place.from);
  const [to, setTo] = useState<Day | null>(null);
  const [offset, setOffset] = useState(0);
  const [staggers, setStaggers] = useState(true);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy, element, asks } = useActions('footer');
  const readAgain = usePlanningAgain();
  const length = cycle.turns.length;
  const followers = people
    .filter(({ employeeId }) => chosen.has(employeeId))
    .map((person, index) => ({ person, offset: (offset + (staggers ? index : 0)) % length }));

  const save = async (): Promise<void> => {
    setRefusal(null);
    if (followers.length === 0) return setRefusal(t('choosePeople'));
    if (from === null) return setRefusal(t('needed'));
    const body = {
      from: compactDay(from),
      to: to === null ? null : compactDay(to),
      people: followers.map(({ person, offset: at }) => ({ employeeId: person.employeeId, offset: at })),
    };
    const done = await run({
      track: 'assegna ciclo',
      act: (options) => askAssign(place.division, cycle.cycleId, body, options),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('assignFailed'),
      onRefused: setRefusal,
      refresh: readAgain,
    });
    if (done !== null) onClose();
  };
  const places = cycle.turns.map((turn, at) => ({ value: String(at), label: `${at + 1} · ${turn}` }));
  return (
    <FormDialog
      title={t('assignTitle', { name: cycle.name })}
      size={720}
      onClose={onClose}
      onSubmit={save}
      refusal={refusal}
      submit={t('assign')}
      saving={busy}
      question={element}
      asked={asks}
    >
      <div className={styles['dates']}>
        <DateField label={t('from')} value={from} today={today} required onChange={setFrom} />
        <DateField label={t('to')} value={to} today={today} description={t('toHint')} onChange={setTo} />
        <NativeSelect
          label={t('offset')}
          data={places}
          value={String(offset)}
          onChange={(event) => setOffset(Number(event.currentTarget.value))}
        />
      </div>
      <Checkbox
        label={t('stagger')}
        checked={staggers}
        onChange={(event) => setStaggers(event.currentTarget.checked)}
      />
      <fieldset className={styles['plain']}>
        <legend>{t('assignPeople')}</legend>
        <PeoplePicker people={people} chosen={chosen} onChoose={setChosen} />
      </fieldset>
      {followers.length > 0 && (
        <section aria-label={t('preview')} className={styles['preview']}>
          <b>{t('preview')}</b>
          {followers.slice(0, SHOWN_PEOPLE).map(({ person, offset: at }) => (
            <div key={person.employeeId}>
              <span>{`${person.employeeSurname} ${person.employeeName}`}</span>
              <TurnTiles
                turns={Array.from({ length: SHOWN_DAYS }, (_, day) => cycle.turns[(at + day) % length] ?? '')}
                book={book}
                day={from ?? place.from}
              />
            </div>
          ))}
          {followers.length > SHOWN_PEOPLE && (
            <span className={styles['quiet']}>
              {t('countersMore', { count: followers.length - SHOWN_PEOPLE })}
            </span>
          )}
        </section>
      )}
    </FormDialog>
  );
}
