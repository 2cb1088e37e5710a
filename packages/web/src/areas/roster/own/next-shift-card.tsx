import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { monthOf } from '../month-key.ts';
import styles from './next-shift-card.module.css';
import { countdown, type NextShift } from './next-shift.ts';
import { COMING_DAYS, colleaguesQuery } from './own.queries.ts';
import './own.texts.ts';
import { shiftMates } from './shift-mates.ts';
import { countdownWords, namesInWords, whenWords } from './shift-words.ts';
import { useNow } from '../../../platform/use-now.ts';
import { rosterDayOf, useNextShift } from './use-next-shift.ts';

interface NextShiftCardProps {
  readonly today: Day;
  /** What can be done about the shift of a day; without a shift about today. */
  readonly action: (day: Day) => ReactNode;
}

/** When do I work next? The answer, first on the screen, with the time that is left. */
export function NextShiftCard({ today, action }: NextShiftCardProps): JSX.Element {
  const t = useTexts('own');
  const now = useNow();
  const { roster, next } = useNextShift(today);
  return (
    <section className={styles['card']} aria-label={t('nextShift')} aria-busy={roster === undefined}>
      {next && (
        <>
          <ShiftTile name={next.own.shift.turn} form={next.own.form} marks={next.own.marks} size="touch" />
          <p className={styles['when']}>{whenWords(t, next, today)}</p>
          <p className={styles['left']}>{countdownWords(t, countdown(next, now, today), next)}</p>
          <NextShiftCompany next={next} plant={roster?.plant ?? ''} />
        </>
      )}
      {roster && !next && (
        <>
          <IconCalendarOff size={24} stroke={1.5} aria-hidden className={styles['none']} />
          <p className={styles['when']}>{t('noNextShift', { days: COMING_DAYS })}</p>
          <p className={styles['with']}>{t('noNextShiftWhy')}</p>
        </>
      )}
      {roster && <div className={styles['action']}>{action(next ? rosterDayOf(next) : today)}</div>}
    </section>
  );
}

/** Island and people that one shares the shift with; until they are known, the shift and its plant. */
function NextShiftCompany({
  next,
  plant,
}: {
  readonly next: NextShift;
  readonly plant: string;
}): JSX.Element {
  const t = useTexts('own');
  const { codicePersonale } = useSession().utente;
  const { own } = next;
  // The colleagues' month is shared with the view 'Colleghi', which most people open next.
  const { data: month } = useQuery(colleaguesQuery(monthOf(rosterDayOf(next))));
  const mates = month ? shiftMates(month, codicePersonale, rosterDayOf(next), own.shift.turn) : null;
  const alone = t('turnAtPlant', { turn: own.definition?.description ?? own.shift.turn, plant });
  return (
    <p className={styles['with']}>
      {mates ? t('with', { group: mates.group, names: namesInWords(t, mates.surnames) }) : alone}
    </p>
  );
}
