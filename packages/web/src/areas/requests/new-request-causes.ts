import type { InsertableCause } from '@torre/contract/requests';
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
