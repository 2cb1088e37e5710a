import { serverWords } from '../../platform/server-words.ts';
import { Checkbox, TextInput } from '@mantine/core';
import type { Cycle, CyclesReply } from '@torre/contract/cycles';
import { compactDay, dayFromCompact, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { checkCycle } from '@torre/domain/roster';
import { useDeferredValue, useMemo, useState, type JSX } from 'react';
import { askChangeCycle, askNewCycle, usePlanningAgain } from '../../areas/planning/index.ts';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { DateField, FormDialog, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { warningsOf } from './cycle-findings.ts';
import { CycleWarnings } from './cycle-warnings.tsx';
import type { PlanningPlace } from './planning-place.ts';
import { TurnTiles } from './turn-tiles.tsx';
import './planning.texts.ts';

const DAYS_PER_WEEK = 7;
const SHOWN_WEEKS = 5;

interface CycleDialogProps {
  readonly place: PlanningPlace;
  /** null: a new one. */
  readonly cycle: Cycle | null;
  readonly book: DefinitionBook;
  /** By which it is judged, for these categories; none: for whoever is in the plant. */
  readonly rules: CyclesReply['rules'];
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** A cycle to write: its sequence is checked against the plant's shifts and its rules while it is typed, and shown as weeks. */
export function CycleDialog(props: CycleDialogProps): JSX.Element {
  const { place, cycle, book, rules, categories, onClose } = props;
  const t = useTexts('planning');
  const today = dayFromCompact(useSession().today) as Day;
  const [name, setName] = useState(cycle?.name ?? '');
  const [sequence, setSequence] = useState(cycle?.turns.join(' ') ?? '');
  const [restsOnHolidays, setRests] = useState(cycle?.restsOnHolidays ?? false);
  const [endsOn, setEndsOn] = useState(cycle?.endsOn ? dayFromCompact(cycle.endsOn) : null);
  const [tried, setTried] = useState(false);
  const { run, busy, element, asks } = useActions('footer');
  const [refusal, setRefusal] = useState<string | null>(null);
  const readAgain = usePlanningAgain();
  const turns = sequence.split(/\s+/).filter(Boolean);
  const decided = checkCycle({ name, turns }, book.definitions, today);
  const checkedTurns = checkCycle({ name: 'x', turns }, book.definitions, today);
  const shown = checkedTurns.ok ? checkedTurns.value.turns : [];
  const judged = useDeferredValue(shown.join(' '));
  const warnings = useMemo(
    () => warningsOf(judged.split(' ').filter(Boolean), book.definitions, rules, categories),
    [judged, book, rules, categories],
  );

  const nameFault =
    !tried || decided.ok || !decided.code.startsWith('cycleName')
      ? null
      : decided.code === 'cycleNameMissing'
        ? t('needed')
        : t('tooLong');
  const faultOfTurns = (): string | null => {
    if (checkedTurns.ok) return null;
    if (checkedTurns.code === 'cycleTurnUnknown') {
      const { turn, place: at } = checkedTurns.details;
      return t('sequenceWrong', { turn: String(turn), place: Number(at) });
    }
    if (checkedTurns.code === 'cycleTooLong') return t('tooLong');
    return tried ? t('needed') : null;
  };

  const save = async (): Promise<void> => {
    setTried(true);
    setRefusal(null);
    if (!decided.ok) return;
    const body = { ...decided.value, restsOnHolidays };
    const last = endsOn === null ? null : compactDay(endsOn);
    const done = await run({
      track: 'salva ciclo',
      act: (options) =>
        cycle === null
          ? askNewCycle(place.division, body, options)
          : askChangeCycle(
              place.division,
              cycle.cycleId,
              { ...body, endsOn: last, version: cycle.version },
              options,
            ),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('cycleFailed'),
      onRefused: setRefusal,
      refresh: readAgain,
    });
    if (done !== null) onClose();
  };
  return (
    <FormDialog
      title={cycle === null ? t('newCycle') : cycle.name}
      size={560}
      onClose={onClose}
      onSubmit={save}
      refusal={refusal}
      submit={t('save')}
      saving={busy}
      question={element}
      asked={asks}
    >
      <TextInput
        label={t('cycleName')}
        value={name}
        error={nameFault}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('sequence')}
        description={t('sequenceHint')}
        value={sequence}
        error={faultOfTurns()}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setSequence(event.currentTarget.value)}
      />
      <Checkbox
        label={t('rests')}
        checked={restsOnHolidays}
        onChange={(event) => setRests(event.currentTarget.checked)}
      />
      {cycle !== null && (
        <DateField
          label={t('endsOn')}
          description={t('endsOnHint')}
          value={endsOn}
          today={today}
          onChange={setEndsOn}
        />
      )}
      {shown.length > 0 && (
        <section aria-label={t('preview')}>
          <b>{t('preview')}</b>
          {weeksOf(shown, today).map((week, index) => (
            <TurnTiles key={index} turns={week} book={book} day={today} />
          ))}
          <div aria-live="polite">
            <CycleWarnings warnings={warnings} turns={judged.split(' ')} />
          </div>
        </section>
      )}
    </FormDialog>
  );
}

/** The sequence from the Monday of this week on, cut into weeks. */
function weeksOf(turns: readonly string[], today: Day): readonly (readonly string[])[] {
  const monday = today - weekday(today) + 1;
  const place = (day: number): number => (((day - monday) % turns.length) + turns.length) % turns.length;
  return Array.from({ length: SHOWN_WEEKS }, (_, week) =>
    Array.from(
      { length: DAYS_PER_WEEK },
      (__, day) => turns[place(monday + week * DAYS_PER_WEEK + day)] ?? '',
    ),
  );
}
