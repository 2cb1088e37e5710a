import type { Effects } from '@torre/contract/organisation-effects';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Disclosure, SmallTable, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import { CellsTable } from './cells-table.tsx';
import { counterChange, figureText } from './counter-change.ts';
import './effects.texts.ts';
import styles from './fact-dialog.module.css';

/** What a change does to published cells and to counters, and what still names what ends. */
export function EffectsDetail({ effects }: { readonly effects: Effects }): JSX.Element {
  const t = useTexts('organisationEffects');
  const slots = useTexts('slots');
  const { cells, counters, names, hoursRefused } = effects;
  return (
    <>
      {cells.counts.map(({ reason, count, closed }) => (
        <Text key={reason}>
          {t(`cells.${reason}`, { count })}
          {closed > 0 && ` ${t('closed', { count: closed })}`}
        </Text>
      ))}
      <CellsTable {...cells} />
      {counters
        .filter((one) => one.counters.length > 0)
        .map((one) => (
          <Disclosure key={one.plant} title={t('counters', { plant: one.plant, count: one.counters.length })}>
            <SmallTable
              label={t('countersOf', { plant: one.plant })}
              head={[t('day'), t('slot'), t('before'), t('after'), t('whatChanges')]}
              rows={one.counters.map((counter) => [
                displayDay(dayFromCompact(counter.date)!),
                counter.description,
                figureText(counter.before),
                figureText(counter.after),
                <span key="change" className={styles['words']}>
                  {counterChange(counter, t, slots)}
                </span>,
              ])}
            />
          </Disclosure>
        ))}
      {hoursRefused && <Text tone="danger">{serverWords(hoursRefused)}</Text>}
      {names.map((naming, index) => (
        <Text key={index}>{serverWords(naming)}</Text>
      ))}
    </>
  );
}
