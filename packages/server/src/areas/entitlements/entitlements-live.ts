import type { EntitlementsPatch } from '@torre/contract/entitlements';
import { ROLE } from '@torre/domain/identity';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';

const OF_SOMEBODY: EntitlementsPatch = { employeeId: null };

/** Tells the people themselves, and human resources once, whoever it is about. */
export async function entitlementMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const patches = new Map<string | null, EntitlementsPatch>(
    rows.map(({ payload }) => {
      const { employeeId } = payload as EntitlementsPatch;
      return [employeeId, { employeeId }];
    }),
  );
  return [
    {
      name: 'entitlements',
      audience: ({ employeeId, roles }) =>
        roles.has(ROLE.hr) ? OF_SOMEBODY : (patches.get(employeeId) ?? null),
    },
  ];
}
