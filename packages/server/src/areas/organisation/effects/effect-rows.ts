import { inEnglish } from '@torre/contract/all-sentences';
import type {
  ChangedCounter,
  CountersOfPlant,
  EffectRow,
  Effects,
} from '@torre/contract/organisation-effects';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { FREE } from '@torre/domain/roster';
import { timesOfCell } from './cell-effects.ts';
import type { TouchedByChange } from './cell-effects.ts';
import type { AllEffects } from './effects.ts';

const EMPTY = { plant: null, day: null, employeeId: null, person: null, name: null, note: null } as const;
const CLOSED = ['giorno che non si modifica più', 'day that is changed no more'] as const;

/** The lines of the file: all cells, all counters that were looked at, and what still names something that ends. */
export function effectRows({
  cells,
  counters,
  names,
}: Pick<AllEffects, 'cells' | 'counters' | 'names'>): readonly EffectRow[] {
  return [...names.map(rowOfName), ...cells.map(rowOfCell), ...counters.flatMap(rowsOfCounters)];
}

export function rowOfName({ plant, messageIT, text }: Effects['names'][number]): EffectRow {
  const english = text ? inEnglish(text.key, text.values) : null;
  const note = [messageIT, english ?? messageIT] as const;
  return { ...EMPTY, what: 'name', plant, before: null, after: null, note };
}

function rowOfCell(cell: TouchedByChange): EffectRow {
  const { before, after } = timesOfCell(cell);
  return {
    what: cell.reason,
    plant: cell.icao,
    day: displayDay(cell.day),
    employeeId: cell.employeeId,
    person: `${cell.surname} ${cell.name}`,
    name: cell.turn,
    before: clock(before),
    after: cell.reason === 'removed' ? FREE : clock(after),
    note: cell.isClosed ? CLOSED : null,
  };
}

const clock = (times: ReturnType<typeof timesOfCell>['before']): string | null =>
  times && [times.startDate, times.endDate].map((at) => `${at.slice(9, 11)}:${at.slice(11)}`).join('–');

function rowsOfCounters({ plant, counters }: CountersOfPlant): readonly EffectRow[] {
  return counters.flatMap(({ date, description, before, after, parts }) => {
    const row = { ...EMPTY, plant, day: displayDay(dayFromCompact(date)!) };
    return [
      {
        ...row,
        what: 'counter' as const,
        name: description,
        before: figures(before),
        after: figures(after),
        note: missing(before, after),
      },
      ...parts.map((part) => ({
        ...row,
        what: 'part' as const,
        name: `${description}: ${part.name}`,
        before: part.before === null ? null : String(part.before),
        after: part.after === null ? null : String(part.after),
      })),
    ];
  });
}

/** People of places. */
const figures = (one: ChangedCounter['before']): string | null => one && `${one.employees}/${one.chairs}`;

function missing(before: ChangedCounter['before'], after: ChangedCounter['after']): EffectRow['note'] {
  const [was, is] = [before?.verdict.missing ?? 0, after?.verdict.missing ?? 0];
  return was === is ? null : [`mancano ${was} → ${is}`, `missing ${was} → ${is}`];
}
