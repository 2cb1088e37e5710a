import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import { openingChanges, openingsOn, spanOfFact } from '@torre/domain/organisation';
import type { FactBook, StandingFact } from '@torre/domain/organisation';
import { useMemo, useState, type JSX } from 'react';
import { EmptyState, Panel, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { dayText, kindText, valueText } from '../facts/fact-text.ts';
import { rowsOf, thingsOf } from '../facts/things.ts';
import { OpeningChart } from './opening-chart.tsx';
import { firstShownDay, openHoursOf } from './opening-hours.ts';
import { OpeningsDialog } from './openings-dialog.tsx';
import './plant.texts.ts';

interface PlantConfigurationsProps {
  readonly of: { readonly icao: string };
  readonly book: FactBook;
}

const COLUMNS = ['configuration_id', 'name', 'day_type'];

/** Operating configurations, and of those that hold or are planned the hours in which each position is open then. */
export function PlantConfigurations({ of, book }: PlantConfigurationsProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const language = useLanguage();
  const today = isoDay(dayFromCompact(useSession().today)!);
  const [edited, setEdited] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(book, 'operating_configuration', of), [book, of]);
  const openings = useMemo(
    () =>
      Map.groupBy(rowsOf(book, 'position_opening', of), ({ values }) => String(values['configuration_id'])),
    [book, of],
  );
  const positions = useMemo(
    () =>
      thingsOf('position', rowsOf(book, 'position', of), of, today)
        .filter(({ when }) => when !== 'ended')
        .map(({ shown: { values } }) => ({
          id: String(values['position_id']),
          name: String(values['name']),
        })),
    [book, of, today],
  );
  const things = useMemo(
    () => thingsOf('operating_configuration', rows, of, today).filter(({ when }) => when !== 'ended'),
    [rows, of, today],
  );
  const idOf = ({ values }: StandingFact): string => String(values['configuration_id']);
  const standing = things.find(({ shown }) => idOf(shown) === edited)?.shown;
  return (
    <>
      <Panel title={kindText('operating_configuration', 'many', language)}>
        <FactTable
          kind="operating_configuration"
          rows={rows}
          book={book}
          of={of}
          columns={COLUMNS}
          initial={{ day_type: 'TUTTI', valid_from: today }}
        />
      </Panel>
      {things.map(({ shown }) => {
        const id = idOf(shown);
        const dayType = valueText('operating_configuration', 'day_type', shown.values['day_type'], language);
        const own = openings.get(id) ?? NONE;
        const day = firstShownDay(shown, today);
        const { to } = spanOfFact('operating_configuration', shown.values);
        const changes = openingChanges(own, day).filter((one) => one <= to);
        const title = `${String(shown.values['name'])} · ${dayType}`;
        return (
          <Panel
            key={id}
            title={title}
            aside={
              positions.length > 0 && (
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconPencil size={16} aria-hidden />}
                  aria-label={t('changeOpeningsOf', { configuration: title })}
                  onClick={() => setEdited(id)}
                >
                  {t('changeOpenings')}
                </Button>
              )
            }
          >
            {positions.length === 0 ? (
              <EmptyState title={t('noPositions')} why={t('noPositionsWhy')} />
            ) : (
              <OpeningChart
                label={t('openingsOf', { configuration: title })}
                positions={positions}
                open={openHoursOf(openingsOn(own, day))}
              />
            )}
            {changes.length > 0 && (
              <Text tone="quiet">{t('openingsChange', { days: changes.map(dayText).join(', ') })}</Text>
            )}
          </Panel>
        );
      })}
      {standing && (
        <OpeningsDialog
          configuration={standing}
          openings={openings.get(idOf(standing)) ?? NONE}
          positions={positions}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const NONE: readonly StandingFact[] = [];
