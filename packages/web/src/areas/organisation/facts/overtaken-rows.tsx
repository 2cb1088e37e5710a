import type { JSX } from 'react';
import { Callout, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import { columnText, kindText, valueText } from './fact-text.ts';
import type { OvertakenFact } from './overtaken-facts.ts';
import { thingName } from './thing-name.ts';

interface OvertakenRowsProps {
  /** null: nobody was faster. */
  readonly overtaken: {
    readonly rows: readonly OvertakenFact[];
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  } | null;
}

/** In a window that saves many rows: what others saved of them meanwhile, beside what was written. */
export function OvertakenRows({ overtaken }: OvertakenRowsProps): JSX.Element | null {
  const t = useTexts('organisation');
  const language = useLanguage();
  if (overtaken === null) return null;
  const { rows, keepMine, takeTheirs } = overtaken;
  return (
    <Callout
      tone="danger"
      alert
      title={t('staleTitle')}
      choices={[
        { label: t('keepMine'), run: keepMine },
        { label: t('takeTheirs'), run: takeTheirs },
      ]}
    >
      {rows.map(({ kind, mine, standing, columns }) => {
        const thing = `${kindText(kind, 'one', language)} ${thingName(kind, mine, {}, language)}`;
        const shown = (row: typeof mine, column: string): string =>
          valueText(kind, column, row[column], language) || t('nobody');
        return (
          <div key={thing}>
            <Text>{standing === null ? t('staleRowGone', { thing }) : t('staleRow', { thing })}</Text>
            {standing !== null &&
              columns.map((column) => (
                <Text key={column}>
                  {t('staleRowColumn', {
                    column: columnText(kind, column, language),
                    standing: shown(standing, column),
                    mine: shown(mine, column),
                  })}
                </Text>
              ))}
          </div>
        );
      })}
    </Callout>
  );
}
