import { useEffect, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { romeTime, STRIP } from './day-strip.ts';
import styles from './day-strip.module.css';
import './identity.texts.ts';

/** Up to how many minutes after a part's begin its label and the clock collide, on the phone and at the desk. */
const NEAR_MINUTES = { phone: 225, desk: 90 };
/** The same before it: the clock of a part reaches into the next one. */
const AHEAD_MINUTES = { phone: 190, desk: 45 };
const LATE_MINUTES = 1200;
/** Width of the clock, where it stands on the other side of its line. */
const CLOCK_MINUTES = { phone: 175, desk: 50 };

/** The day as light: night, morning, afternoon, and where it stands now. `now` is Torre's idea of now (ISO). */
export function DayStrip({ now }: { readonly now: string | undefined }): JSX.Element {
  const t = useTexts('identity');
  const instant = useRunningClock(now);
  const time = instant === null ? null : romeTime(instant);
  return (
    <div
      className={styles['strip']}
      role="img"
      aria-label={time ? t('hoursOfTheDay', { time: time.text }) : undefined}
      aria-hidden={time === null || undefined}
    >
      {STRIP.map(({ shift, from, to, label }) => (
        <span
          key={from}
          className={styles['part']}
          data-shift={shift}
          data-near={nearness(time?.minutes, from)}
        >
          {label && <span>{label}</span>}
          {time && time.minutes >= from && time.minutes < to && (
            <time
              className={styles['now']}
              style={{ left: `${(time.minutes / 1440) * 100}%` }}
              data-late={time.minutes > LATE_MINUTES || undefined}
            >
              {time.text}
            </time>
          )}
        </span>
      ))}
    </div>
  );
}

/** How close the clock stands to the label that begins at `from`. */
function nearness(minutes: number | undefined, from: number): 'very' | 'rather' | undefined {
  if (minutes === undefined) return undefined;
  const since = minutes - from;
  const within = (of: 'desk' | 'phone'): boolean => {
    const clock = minutes > LATE_MINUTES ? CLOCK_MINUTES[of] : 0;
    return since - clock <= NEAR_MINUTES[of] && since >= -AHEAD_MINUTES[of];
  };
  if (within('desk')) return 'very';
  return within('phone') ? 'rather' : undefined;
}

/** Goes on from the server's instant with the browser's own clock, twice a minute. */
function useRunningClock(now: string | undefined): number | null {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - begun), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  return now === undefined ? null : Date.parse(now) + elapsed;
}
