import { isReached } from './figure.ts';
import type { Figure, Unit } from './figure.ts';
import { MAX_SPREAD } from './rounds.ts';

const HEAD = ['', 'product', 'floor', 'ratio', 'spread', 'aim', ''];

/** The figures as lines of equal columns; a missed aim and a loud machine are said in words. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column]!, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(figure: Figure): string[] {
  const { name, unit, rounds, aim } = figure;
  return [
    name,
    amount(rounds.product, unit),
    rounds.floor === null ? '–' : amount(rounds.floor, unit),
    rounds.ratio === null ? '–' : `${rounds.ratio.toFixed(2)} ×`,
    rounds.spread === null ? '–' : `${Math.round(rounds.spread * 100)} %`,
    aim === null
      ? ''
      : `≤ ${aim.of === 'ratio' ? `${Math.round(100 * aim.atMost) / 100} ×` : `${aim.atMost} ${unit}`}`,
    [verdict(figure), loudness(figure)].filter((word) => word !== '').join(', '),
  ];
}

function verdict(figure: Figure): string {
  const reached = isReached(figure);
  return reached === null ? '' : reached ? 'reached' : 'MISSED';
}

function loudness({ rounds }: Figure): string {
  if (rounds.attempts === 1) return '';
  const times = `measured ${rounds.attempts} times`;
  return rounds.spread !== null && rounds.spread > MAX_SPREAD ? `${times}, still over 25 %` : times;
}

/** Three significant digits are more than a shared machine can promise. */
export function amount(value: number, unit: Unit): string {
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)} ${unit}`;
}

function pad(cell: string, width: number, column: number): string {
  const isText = column === 0 || column === HEAD.length - 1;
  return isText ? cell.padEnd(width) : cell.padStart(width);
}
