import { SHORTEST_STRETCH } from './room-to-fill.ts';
import { NONE } from './seating.ts';
import type { Seating } from './seating.ts';
import type { SeatingRules } from './seating-rules.ts';

/** Whether what somebody sits obeys R373.3, R373.4 and the shortest stretch; `row`: position by column, NONE for none. */
export function isSittingLegal(
  seating: Seating,
  rules: SeatingRules,
  person: number,
  row: ArrayLike<number>,
): boolean {
  return (
    areStretchesLongEnough(seating, row) &&
    (!rules.isLimited[person]! || isContinuousLegal(seating, rules, person, row)) &&
    isRatioLegal(seating, rules, person, row)
  );
}

function areStretchesLongEnough({ columns, minutes }: Seating, row: ArrayLike<number>): boolean {
  for (let column = 0; column < columns;) {
    const position = row[column]!;
    let length = 0;
    for (; column < columns && row[column] === position; column++) length += minutes[column]!;
    if (position !== NONE && length < SHORTEST_STRETCH) return false;
  }
  return true;
}

function isContinuousLegal(
  { columns, minutes }: Seating,
  { classes, classOf, mixed }: SeatingRules,
  person: number,
  row: ArrayLike<number>,
): boolean {
  const own = classOf[person]!;
  let sat = 0;
  let away = 0;
  let kind = 0;
  for (let column = 0; column < columns; column++) {
    const position = row[column]!;
    if (position === NONE) {
      away += minutes[column]!;
      if (sat > 0 && away >= classes[kind]!.minBreak) sat = 0;
      continue;
    }
    kind = sat === 0 ? own[position]! : mixed[kind]![own[position]!]!;
    sat += minutes[column]!;
    away = 0;
    if (sat > classes[kind]!.maxMinutes) return false;
  }
  return true;
}

function isRatioLegal(
  { columns, minutes }: Seating,
  { dutyAt, mostMinutes }: SeatingRules,
  person: number,
  row: ArrayLike<number>,
): boolean {
  const left = [...mostMinutes[person]!];
  for (let column = 0; column < columns; column++) {
    const duty = dutyAt[person * columns + column]!;
    if (row[column] === NONE || duty === NONE) continue;
    left[duty]! -= minutes[column]!;
    if (left[duty]! < 0) return false;
  }
  return true;
}
