import type { InsertableCause, RequestRow } from '@torre/contract/requests';
import { LEAVE_CAUSES, tabOf } from '@torre/domain/requests';

type CauseGroupName = 'FERIE' | 'TIMBRATURE' | 'ALTRO';

interface CauseGroup {
  readonly name: CauseGroupName;
  readonly causes: readonly InsertableCause[];
}

const GROUPS: readonly CauseGroupName[] = ['FERIE', 'TIMBRATURE', 'ALTRO'];
/** With one of them there is the holiday option (M5.47). */
const OPENS_LEAVE: readonly string[] = ['8118', '8114'];

/**
 * The causes that the person may insert, as the form offers them; a group without any is left out. Leave causes of another
 * employer stand among the others where the holiday option is not there.
 */
export function causeGroups(causes: readonly InsertableCause[]): readonly CauseGroup[] {
  const insertable = causes.filter((cause) => cause.insertable);
  const hasLeave = insertable.some(({ idcausale }) => OPENS_LEAVE.includes(idcausale));
  const groupOf = ({ idcausale }: InsertableCause): CauseGroupName =>
    LEAVE_CAUSES.includes(idcausale) && !hasLeave ? 'ALTRO' : tabOf(idcausale);
  return GROUPS.map((name) => ({
    name,
    causes: insertable.filter((cause) => groupOf(cause) === name),
  })).filter((group) => group.causes.length > 0);
}

/**
 * The cause that somebody asks for most in whole days, by the own requests, the latest day first; '' without any that is open. An
 * illness is no habit, and a correction is asked for from the day that it corrects.
 */
export function usualCause(
  rows: readonly Pick<RequestRow, 'codcausale'>[],
  causes: readonly InsertableCause[],
): string {
  const open = causes.filter(
    ({ insertable, oneTime, units, category }) =>
      insertable && !oneTime && units.includes('G') && category !== 'MAL',
  );
  const times = new Map<string, number>();
  for (const { codcausale } of rows)
    if (open.some(({ idcausale }) => idcausale === codcausale))
      times.set(codcausale, (times.get(codcausale) ?? 0) + 1);
  // Of equals the one that was met first: the sort keeps their order.
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
