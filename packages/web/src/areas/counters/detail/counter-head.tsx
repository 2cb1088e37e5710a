import { Button } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import type { CounterDetailRow } from '@torre/contract/counters';
import { dayFromCompact, displayDay, formatMinutes } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { IconButton } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { slotSentence, slotTone } from '../../../platform/slot-sentence.ts';
import styles from './counter-head.module.css';
import { counterRange, isNightCounter, longDate } from './counter-range.ts';
import { recountWords } from './detail-words.ts';
import '../counters.texts.ts';
import './detail.texts.ts';
import type { Recount } from './use-recount.ts';

interface CounterHeadProps {
  /** undefined while it is on its way. */
  readonly counter: CounterDetailRow | undefined;
  readonly recount: Recount;
  readonly onBack: () => void;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** Which counter, who is missing, how old the numbers are. */
export function CounterHead({ counter, recount, onBack, action }: CounterHeadProps): JSX.Element {
  const t = useTexts('counterDetail');
  const { busy, minutes, run } = recount;
  return (
    <header className={styles['head']}>
      <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
        {t('back')}
      </Button>
      {counter && <CounterTitle counter={counter} />}
      {counter && <Answer counter={counter} />}
      <div className={styles['tools']}>
        {action}
        <span role="status" className={styles['age']}>
          {busy ? t('recounting') : recountWords(minutes, t)}
        </span>
        <IconButton
          label={t('recount')}
          icon={IconRefresh}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void run();
          }}
        />
      </div>
    </header>
  );
}

function CounterTitle({ counter }: { readonly counter: CounterDetailRow }): JSX.Element {
  const t = useTexts('counterDetail');
  const { from, to } = counterRange(counter);
  const times = { from: formatMinutes(from.minute), to: formatMinutes(to.minute) };
  const day = dayFromCompact(counter.daySelected) as Day;
  return (
    <div>
      <h1>
        {longDate(day)} · {counter.timeSlot.description}
      </h1>
      <p>
        {isNightCounter(counter)
          ? t('fromEvening', { ...times, date: displayDay(from.day).slice(0, 5) })
          : t('fromTo', times)}
      </p>
    </div>
  );
}

/** What is missing, in the words of the other screens. */
function Answer({ counter }: { readonly counter: CounterDetailRow }): JSX.Element {
  return (
    <p className={styles['answer']} data-tone={slotTone(counter)}>
      {slotSentence(counter, useTexts('slots'))}
    </p>
  );
}
