import type { FactBook, FactValue } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useCategories } from '../../../platform/lookups.ts';
import { choicesOf } from '../facts/fact-choices.ts';
import styles from '../facts/fact-dialog.module.css';
import { FactField } from '../facts/fact-field.tsx';
import { PLACE_COLUMNS, type MoveFields } from './move-fields.ts';

type Column = (typeof PLACE_COLUMNS)[number];

interface PlaceFieldsProps {
  readonly book: FactBook;
  readonly place: MoveFields['place'];
  /** YYYY-MM-DD: what ended before cannot be chosen. */
  readonly from: string;
  readonly today: string;
  /** The column that has the focus when the window opens; null: none. */
  readonly first: Column | null;
  readonly errorOf: (column: Column) => string | null;
  readonly onChange: (column: Column, value: FactValue) => void;
}

/** Plant, unit, category, island and condition of a place of work, as an assignment has them. */
export function PlaceFields(props: PlaceFieldsProps): JSX.Element {
  const { book, place, from, today, first, errorOf, onChange } = props;
  const language = useLanguage();
  const categories = useCategories();
  // A unit of another plant is no choice; a unit of no plant is one for everybody.
  const ofPlant = {
    ...book,
    unit: (book['unit'] ?? []).filter(
      ({ values }) => values['icao'] === null || values['icao'] === place.icao,
    ),
  };
  return (
    <div className={styles['fields']}>
      {PLACE_COLUMNS.map((column) => (
        <div key={column} className={column === 'icao' ? styles['wide'] : undefined}>
          <FactField
            kind="assignment"
            column={column}
            value={place[column]}
            choices={choicesOf('assignment', column, place, { book: ofPlant, categories, from, language })}
            today={today}
            error={errorOf(column)}
            first={column === first}
            onChange={(value) => onChange(column, value)}
            onUnreadable={() => undefined}
          />
        </div>
      ))}
    </div>
  );
}
