import { Button } from '@mantine/core';
import type { Day } from '@torre/domain/kernel';
import { checkTurn } from '@torre/domain/roster';
import type { JSX, ReactNode, Ref } from 'react';
import { EffectPanel } from '../../areas/counters/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { LegalityChanges } from '../../areas/legality/index.ts';
import {
  DayAlert,
  DayStrip,
  isAwayInMonth,
  HistorySection,
  ShiftForm,
  type MonthStore,
} from '../../areas/roster/index.ts';
import { RestoredNote, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './day-content.module.css';
import { DayOverlays } from './day-overlays.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import './day-dialog.texts.ts';
import { isRuleBroken } from './day-form.ts';
import type { DayEvent, DayForm } from './day-form-state.ts';
import { changeSentence, stoppedSentence } from './save-texts.ts';
import type { Preview } from './use-preview.ts';

interface DayContentProps {
  readonly form: DayForm;
  readonly plant: string;
  /** The month behind the window, which knows what others have open. */
  readonly store: MonthStore | null;
  readonly today: Day;
  readonly send: (event: DayEvent) => void;
  readonly turnRef: Ref<HTMLInputElement>;
  /** What a save would do to the counters and the rules. */
  readonly preview: Preview;
  /** How what it breaks can be mended; null in a draft. */
  readonly mend: ReactNode;
  readonly onPick: (date: string) => void;
  /** The requests of the day, below what the form holds. */
  readonly requests: ReactNode;
  /** null: in a draft, of which nobody is sent for. */
  readonly onCover: ((slot: CoverPlace) => void) | null;
}

/** What the window shows of the open cell: the days around, what has happened meanwhile, the form, the history. */
export function DayContent({
  form,
  plant,
  store,
  today,
  send,
  turnRef,
  preview,
  mend,
  requests,
  onPick,
  onCover,
}: DayContentProps): JSX.Element {
  const { base, book, comparing, competence, day, fields, problem } = form;
  const dialog = useTexts('dayDialog');
  const { mobile } = useBreakpoint();
  const found = checkTurn(fields.turn, book.definitions, competence);
  const stale = problem?.kind === 'stale' ? problem : null;
  // Beside both values the strip shows what stands there now, not what was read before.
  const standing = (stale && comparing ? stale.current : base)?.turn ?? null;
  const marks = `${fields.isStr ? 's' : ''}${fields.note || fields.noteTurno ? 'n' : ''}`;
  const writes = form.mode !== 'reading';
  const rules = writes && (
    <div className={styles['rules']} aria-live="polite">
      {preview.legality && <LegalityChanges change={preview.legality} nameOf={null} />}
      {mend}
    </div>
  );
  return (
    <div className={styles['content']} data-wide={writes || undefined}>
      <div className={styles['fields']}>
        <DayStrip
          day={competence}
          today={today}
          around={day.around}
          holidays={day.holidays}
          book={book}
          standing={standing}
          chosen={found.ok ? found.value.name : standing}
          marks={marks}
          isAway={(on) => store !== null && isAwayInMonth(store, day.employee.employeeId, on)}
          onPick={onPick}
        />
        <DayOverlays {...{ form, plant, store, onCover }} />
        <RestoredNote onDrop={form.restored ? () => send({ type: 'reset' }) : null} />
        {form.news && (
          <DayAlert tone="info">
            {changeSentence(form.news)} {dialog('shownNow')}
          </DayAlert>
        )}
        {stale && !comparing && (
          <DayAlert
            tone="warn"
            actions={
              <Button variant="default" size="compact-sm" onClick={() => send({ type: 'compare' })}>
                {dialog('compare')}
              </Button>
            }
          >
            {changeSentence({ who: stale.by?.who ?? null, before: base, after: stale.current })}{' '}
            {dialog('typedKept')}
          </DayAlert>
        )}
        {problem && problem.kind !== 'stale' && (
          <DayAlert tone="bad">{stoppedSentence(form.attempted, problem)}</DayAlert>
        )}
        {stale && comparing && (
          <ConflictPanel
            problem={stale}
            {...{ base, fields, book }}
            day={competence}
            onTake={() => send({ type: 'take-standing' })}
            onSaveOver={() => send({ type: 'save-over', today })}
          />
        )}
        <ShiftForm
          day={competence}
          book={book}
          stored={base}
          draft={fields}
          readOnly={form.mode !== 'editing'}
          refusal={form.refusal}
          turnRefusal={problem?.kind === 'refused' && isRuleBroken(problem) ? problem.text : null}
          turnRef={turnRef}
          belowTurn={mobile && rules}
          onWrite={(written) => send({ type: 'write', fields: written })}
          onChoose={(turn) => send({ type: 'choose', turn })}
        />
      </div>
      {writes && (
        <div className={styles['after']}>
          {!mobile && rules}
          <EffectPanel counters={preview.counters} failed={preview.failed} />
        </div>
      )}
      <div className={styles['below']}>
        <HistorySection employeeId={day.employee.employeeId} day={competence} book={book} />
        {requests}
      </div>
    </div>
  );
}
