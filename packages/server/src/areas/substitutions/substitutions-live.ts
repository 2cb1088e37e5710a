import { ROLE } from '@torre/domain/identity';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every substitution named or ended; the payload names both people. */
export const SUBSTITUTIONS_CHANGED = topic('substitutions.changed');

export interface ChangedSubstitution {
  readonly people: readonly string[];
}

/** Both people and administrators read the list again; the rights themselves change with the session's event. */
export async function substitutionMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const people = new Set(rows.flatMap(({ payload }) => (payload as ChangedSubstitution).people));
  return [
    {
      name: 'substitutions',
      audience: ({ employeeId, roles }) => (people.has(employeeId) || roles.has(ROLE.admin) ? {} : null),
    },
  ];
}
