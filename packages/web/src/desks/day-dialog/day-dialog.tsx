import { Button } from '@mantine/core';
import type { CellPatch } from '@torre/contract/cells';
import { addDays, compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useEffect, type JSX } from 'react';
import { effectWords, effectsOf } from '../../areas/counters/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { addedWords, LegalityReason } from '../../areas/legality/index.ts';
import { ReasonFields } from '../../areas/notices/index.ts';
import {
  DayAlert,
  DaySkeleton,
  DayWindow,
  KnownDay,
  cellSubtitle,
  knownPerson,
  personName,
  type MonthStore,
} from '../../areas/roster/index.ts';
import { SlowAnswer } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { DayContent } from './day-content.tsx';
import './day-dialog.texts.ts';
import { DayMend } from './day-mend.tsx';
import { DayFooter } from './day-footer.tsx';
import { QuestionBar } from './question-bar.tsx';
import { detailOf, lostConnection } from './save-texts.ts';
import { usePreview, type Preview } from './use-preview.ts';
import { useDayForm } from './use-day-form.ts';
import { useDayRequests } from './use-day-requests.tsx';
import { useFormFocus } from './use-form-focus.ts';

interface DayDialogProps {
  readonly plant: string;
  /** The open draft in which the day is changed; null: what everybody sees. */
  readonly draft: string | null;
  /** The month behind the window: what it knows of the day shows until the day is read. */
  readonly store: MonthStore | null;
  readonly employeeId: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly onClose: () => void;
  readonly onNavigate: (date: string) => void;
  /** The cell as it stands after a save, to be drawn before the stream brings it. */
  readonly onSaved: (cell: CellPatch) => void;
  /** From the day of somebody away to who can take the slot. */
  readonly onCover: (slot: CoverPlace) => void;
}

/** Day detail of one person (manager's specification, 2.4): the desk that owns what was typed and what is asked. */
export function DayDialog({
  plant,
  draft,
  store,
  employeeId,
  date,
  onClose,
  onNavigate,
  onSaved,
  onCover,
}: DayDialogProps): JSX.Element {
  const t = useTexts('day');
  const dialog = useTexts('dayDialog');
  const { form, employee, today, send, slow, leave, prepare, reading } = useDayForm(
    { plant, employeeId, date, draft },
    onSaved,
  );
  const { toggle, turn, toFault } = useFormFocus(form);
  const preview = usePreview(plant, draft, form);
  const effect = useEffectWords(preview);
  useEffect(() => track('view', 'dettaglio giorno'), []);

  const day = dayFromCompact(date);
  const neighbour = (days: number): string => (day === null ? date : compactDay(addDays(day, days)));
  const question = form?.question ?? null;
  // In a draft nothing is asked before it is published.
  const broken = draft === null ? (preview.legality?.added.length ?? 0) : 0;
  const save = (): void => {
    send({ type: 'ask-save', today });
    toFault();
  };
  const step = (to: string): void => leave(() => onNavigate(to));
  // Of a day beyond the month on the screen nothing is known but whose it is.
  const holdsDay = store !== null && day !== null && day >= store.from && day <= store.to;
  const inMonth = holdsDay && store.indexOf(employeeId) >= 0 ? store : null;
  const known = employee ?? knownPerson(store, employeeId);
  // Without a network a read waits in silence: the window says so instead.
  const unread = reading.isError || (form === null && reading.isPaused);
  const readingWords = reading.failureCount > 0 ? dialog('retrying') : t('loading');
  // A wheel that lasts gives way to the words and the way out in the footer.
  const toCover = draft === null ? (slot: CoverPlace) => leave(() => onCover(slot)) : null;
  const requests = useDayRequests({
    plant,
    draft,
    employeeId,
    date,
    name: known ? personName(known) : '',
    today,
    form,
    onDay: step,
    onCover: toCover,
  });
  const isSaving = form !== null && form.saving !== null && !slow.is;
  const working = isSaving ? dialog('saving') : form === null && reading.isFetching ? readingWords : null;
  if (requests.window) return requests.window;
  const close = (): void => {
    if (requests.asks) requests.dismiss();
    else if (question) send({ type: 'no' });
    else leave(onClose);
  };
  return (
    <DayWindow
      title={t('title', {
        name: known ? personName(known) : '',
        date: day === null ? '' : displayDay(day),
      })}
      subtitle={employee ? cellSubtitle(employee) : ''}
      wide={form !== null && form.mode !== 'reading'}
      working={working}
      onClose={close}
      onStep={(days) => step(neighbour(days))}
      onNearStep={(days) => prepare(neighbour(days))}
      footer={
        form && (
          <>
            {question && (
              <QuestionBar
                form={form}
                question={question}
                effect={question.about === 'leave' || question.about === 'fles' ? null : effect}
                reason={
                  draft === null ? (
                    <>
                      <ReasonFields
                        reason={form.fields.reason}
                        onReason={(reason) => send({ type: 'explain', reason })}
                      />
                      {broken > 0 && (
                        <LegalityReason
                          reason={form.fields.reason}
                          onReason={(reason) => send({ type: 'explain', reason })}
                        />
                      )}
                    </>
                  ) : null
                }
                onAnswer={(yes) => send(yes ? { type: 'yes', today } : { type: 'no' })}
              />
            )}
            <SlowAnswer {...slow} />
            {question === null && requests.question}
            <div hidden={question !== null || requests.asks}>
              <DayFooter {...{ form, today, send, toggle, broken }} onSave={save} />
            </div>
          </>
        )
      }
    >
      {unread && (
        <DayAlert
          tone="bad"
          actions={
            <Button variant="default" size="compact-sm" onClick={() => void reading.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('readFailed')} {reading.isPaused ? lostConnection() : detailOf(reading.failureReason)}
        </DayAlert>
      )}
      {form ? (
        <DayContent
          {...{ form, plant, store }}
          today={today}
          send={send}
          turnRef={turn}
          preview={preview}
          mend={
            draft === null && (
              <DayMend {...{ plant, form, preview, send }} toTurn={() => turn.current?.focus()} />
            )
          }
          requests={requests.section}
          onPick={step}
          onCover={toCover}
        />
      ) : (
        <>
          {inMonth && day !== null && (
            <KnownDay {...{ employeeId, day, today }} store={inMonth} onPick={step} />
          )}
          {!unread && <DaySkeleton strip={inMonth === null} />}
        </>
      )}
    </DayWindow>
  );
}

/** 'Se salvi: N del 17/12: da −1 a 0.' and what a rule says, as the confirmations say it; null where nothing is known. */
function useEffectWords({ counters, legality, failed }: Preview): string | null {
  const t = useTexts('dayDialog');
  const words = useTexts('counters');
  const rules = useTexts('legality');
  if (counters === null || failed) return null;
  const effect = t('effect', { effect: counters ? effectWords(effectsOf(counters), words) : '…' });
  const broken = legality ? addedWords(legality, rules) : null;
  return broken === null ? effect : `${effect} ${broken}.`;
}
