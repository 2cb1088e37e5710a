import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { DefinitionBook } from './definition-book.ts';

export interface RowTotals {
  /** Minutes of LAV shifts by their definitions. */
  readonly dutyMinutes: number;
  readonly nights: number;
}

/** The columns 'Ore' and 'Notti' of a row; `turns` by day index from `from`. */
export function rowTotals(turns: readonly string[], from: Day, book: DefinitionBook): RowTotals {
  let dutyMinutes = 0;
  let nights = 0;
  turns.forEach((turn, index) => {
    const meaning = book.meaning(turn, addDays(from, index));
    dutyMinutes += meaning.dutyMinutes;
    if (meaning.form === 'night') nights += 1;
  });
  return { dutyMinutes, nights };
}
