import { Link } from '@tanstack/react-router';
import type { FactBook, FactKindName, FactRow } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { FactTable, type FactTableProps } from '../facts/fact-table.tsx';
import { kindText } from '../facts/fact-text.ts';
import { rowsOf } from '../facts/things.ts';
import { PlantConfigurations } from './plant-configurations.tsx';
import { PlantPeople } from './plant-people.tsx';
import './plant.texts.ts';

export const PLANT_PARTS = [
  'dati',
  'struttura',
  'turni',
  'postazioni',
  'configurazioni',
  'cicli',
  'cambi',
  'persone',
] as const;
export type PlantPartName = (typeof PLANT_PARTS)[number];

interface PlantPartProps {
  readonly part: PlantPartName;
  /** `{ icao }` */
  readonly of: { readonly icao: string };
  readonly book: FactBook;
}

/** What a plant has of one kind after the other. */
export function PlantPart({ part, of, book }: PlantPartProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const shared = { of, book };
  switch (part) {
    case 'dati':
      return (
        <>
          <Kind
            kind="plant"
            title={t('plant')}
            {...shared}
            of={NOTHING}
            rows={rowsOf(book, 'plant', of)}
            closed
          />
          <Kind kind="plant_hours" {...shared} intro={t('hoursHint')} initial={ALL_YEAR} />
        </>
      );
    case 'struttura':
      return (
        <>
          <Kind kind="division" {...shared} closed />
          <Kind kind="unit" {...shared} />
          <Kind kind="island" {...shared} ordered />
          <Kind kind="specialization" {...shared} />
        </>
      );
    case 'turni':
      return (
        <>
          <Kind kind="shift_definition" {...shared} ordered columns={SHIFT_COLUMNS} />
          <Kind kind="timeslot" {...shared} ordered columns={SLOT_COLUMNS} />
        </>
      );
    case 'postazioni':
      return <Kind kind="position" {...shared} ordered columns={POSITION_COLUMNS} />;
    case 'configurazioni':
      return <PlantConfigurations of={of} book={book} />;
    case 'cicli':
      return (
        <Kind
          kind="base_cycle"
          {...shared}
          intro={t('cyclesHint')}
          aside={<Link to="/amministrazione/persone">{t('people')}</Link>}
        />
      );
    case 'cambi':
      return <Kind kind="swap_block" {...shared} intro={t('swapHint')} />;
    case 'persone':
      return <PlantPeople of={of} book={book} />;
  }
}

const NOTHING: FactRow = {};
const ALL_YEAR: FactRow = { month: 0, day_type: 'TUTTI' };
const SHIFT_COLUMNS = ['name', 'description', 'shift_class', 'begin_time', 'end_time', 'start_offset'];
const SLOT_COLUMNS = ['timeslot_id', 'description', 'begin_time', 'end_time', 'kind'];
const POSITION_COLUMNS = ['position_id', 'name', 'kind', 'island_id', 'specialization_id'];

interface KindProps extends Omit<FactTableProps, 'kind' | 'rows'> {
  readonly kind: FactKindName;
  readonly rows?: FactTableProps['rows'];
  readonly title?: string;
  readonly intro?: string;
  readonly aside?: JSX.Element;
}

/** A panel with the rows of one kind. */
function Kind({ kind, title, intro, aside, rows, ...table }: KindProps): JSX.Element {
  const language = useLanguage();
  return (
    <Panel
      title={title ?? kindText(kind, 'many', language)}
      {...(intro !== undefined && { intro })}
      {...(aside !== undefined && { aside })}
    >
      <FactTable kind={kind} rows={rows ?? rowsOf(table.book, kind, table.of)} {...table} />
    </Panel>
  );
}
