import type { ChangedCounter, Effects } from '@torre/contract/organisation-effects';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Disclosure, SmallTable, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import './effects.texts.ts';

/** What a change does to published cells and to counters, and what still names what ends. */
export function EffectsDetail({ effects }: { readonly effects: Effects }): JSX.Element {
  const t = useTexts('organisationEffects');
  const { cells, counters, names, hoursRefused } = effects;
  const found = cells.counts.filter(({ count }) => count > 0);
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {found.map(({ reason, count, closed }) => (
        <Text key={reason}>
          {t(`cells.${reason}`, { count })}
          {closed > 0 && ` ${t('closed', { count: closed })}`}
        </Text>
      ))}
      {cells.first.length > 0 && (
        <Disclosure
          title={cells.first.length < all ? t('firstCells', { count: cells.first.length }) : t('whichCells')}
        >
          <SmallTable
            label={t('whichCells')}
            head={[t('person'), t('day'), t('shift'), t('before'), t('after')]}
            rows={cells.first.map((cell) => [
              `${cell.employeeSurname} ${cell.employeeName}`.trim(),
              dayOf(cell.date),
              cell.turn,
              timesOf(cell.before),
              cell.reason === 'hours' ? timesOf(cell.after) : t(`short.${cell.reason}`),
            ])}
          />
        </Disclosure>
      )}
      {counters
        .filter((one) => one.counters.length > 0)
        .map((one) => (
          <Disclosure key={one.plant} title={t('counters', { plant: one.plant, count: one.counters.length })}>
            <SmallTable
              label={t('countersOf', { plant: one.plant })}
              head={[t('day'), t('slot'), t('before'), t('after')]}
              rows={one.counters.map((counter) => [
                dayOf(counter.date),
                counter.description,
                figureOf(counter.before),
                figureOf(counter.after),
              ])}
            />
            {!one.isWhole && <Text tone="quiet">{t('notWhole', { day: dayOf(one.to) })}</Text>}
          </Disclosure>
        ))}
      {hoursRefused && <Text tone="danger">{serverWords(hoursRefused)}</Text>}
      {names.map((naming, index) => (
        <Text key={index}>{serverWords(naming)}</Text>
      ))}
    </>
  );
}

const dayOf = (compact: string): string => displayDay(dayFromCompact(compact)!);

/** `07:00–15:00` of two `YYYYMMDD HHmm`. */
function timesOf(times: { readonly startDate: string; readonly endDate: string } | null): string {
  if (times === null) return '–';
  const hours = (text: string): string => `${text.slice(9, 11)}:${text.slice(11, 13)}`;
  return `${hours(times.startDate)}–${hours(times.endDate)}`;
}

/** As the month shows it: people more or less than chairs in the worst hour; '–' where there is no such counter. */
function figureOf(figures: ChangedCounter['before']): string {
  if (figures === null) return '–';
  const figure = figures.employees - figures.chairs;
  return figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0';
}
