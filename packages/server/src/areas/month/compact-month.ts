import { OUTCOME } from '@torre/contract/outcome';
import type { CompactMonth, CompactPerson } from '@torre/contract/month';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Categories, dayStaffSpans } from '@torre/domain/lookups';
import { ABSENT, holdsOn } from '@torre/domain/roster';
import { contractDefinition, domainDefinition } from './definition.reads.ts';
import { MonthGroups } from './month-groups.ts';
import { NO_SHIFT, NOT_HERE, cellsByPerson, cellsText, isHere, peopleOf, sparse } from './month-people.ts';
import type { MonthData, MonthKey } from './month.reads.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';

export interface MonthAudience {
  readonly kind: 'manager' | 'colleague';
  /** Day indexes that the reader may see, both inclusive: managers all, a colleague the own stay in the plant. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** What a colleague may read of a turn (decisions.md, What colleagues may see). */
export function maskedTurn(turn: string, isShift: (turn: string) => boolean): string {
  return turn === NO_SHIFT || turn === NOT_HERE || isShift(turn) ? turn : ABSENT;
}

/** Whether a code is a shift of the plant on that day: a definition may end or begin within the month. */
function shiftsOfDays(definitions: MonthData['frame']['definitions']): (turn: string, day: Day) => boolean {
  const byName = Map.groupBy(definitions.map(domainDefinition), ({ name }) => name);
  return (turn, day) => byName.get(turn)?.some((definition) => holdsOn(definition, day)) ?? false;
}

function ownTimes(text: string): [begin: number, end: number] {
  const [begin, end] = text.split('-').map(Number);
  return [begin!, end!];
}

/** The compact month for one audience: a colleague gets codes only, absences masked, no marks, no versions. */
export function compactMonth(data: MonthData, audience: MonthAudience): CompactMonth {
  const { frame, key } = data;
  const categories = new Categories(frame.categories, key.to);
  const days = key.to - key.from + 1;
  const people = peopleOf(frame.stays);
  const groups = new MonthGroups(frame.islands, people, categories);
  const rows = cellsByPerson(data);
  const isShift = shiftsOfDays(frame.definitions);
  const forColleague = audience.kind === 'colleague';
  const inSight = (day: number): boolean => audience.firstDay <= day && day <= audience.lastDay;
  const visible = (turn: string, day: number): string =>
    inSight(day) ? maskedTurn(turn, (code) => isShift(code, addDays(key.from, day))) : NOT_HERE;

  const compact = people.map((person): CompactPerson => {
    const row = rows.get(person.employeeId);
    const shown = (day: number): boolean => isHere(person, day) && inSight(day);
    const cells = cellsText(person, row, days);
    const versions = forColleague ? null : sparse(row?.versions ?? null, shown, Number);
    const marks = forColleague ? null : sparse(row?.marks ?? null, shown, String);
    const times = forColleague ? null : sparse(row?.times ?? null, shown, ownTimes);
    return {
      employeeId: person.employeeId,
      employeeName: person.name,
      employeeSurname: person.surname,
      category: person.category,
      group: groups.indexOf(person),
      cells: forColleague ? cells.split(' ').map(visible).join(' ') : cells,
      ...(versions && { versions }),
      ...(marks && { marks }),
      ...(times && { times }),
    };
  });
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    plant: key.icao,
    divisionId: frame.divisionId,
    from: compactDay(key.from),
    to: compactDay(key.to),
    position: frame.position,
    editable: !forColleague,
    definitions: frame.definitions.map(contractDefinition),
    holidays: frame.holidays,
    groups: groups.list,
    dayStaff: dayStaffSpans(frame.categories, [...new Set(people.map(({ category }) => category))], key).map(
      ({ category, from, to }) => ({ category, from: compactDay(from), to: compactDay(to) }),
    ),
    // stable: within a group the order by name stays
    people: compact.sort((one, other) => one.group - other.group),
  };
}

/** The answer without a plant (E8.15). */
export function emptyMonth(range: Pick<MonthKey, 'from' | 'to'>, position: string): CompactMonth {
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    plant: NO_PLANT,
    divisionId: NO_PLANT,
    from: compactDay(range.from),
    to: compactDay(range.to),
    position,
    editable: false,
    definitions: [],
    holidays: [],
    groups: [],
    dayStaff: [],
    people: [],
  };
}
