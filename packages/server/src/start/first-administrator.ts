import { makeFirstAdministratorLink } from '../areas/identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/index.ts';
import type { AdministratorLink } from './announce.ts';

/** A one-time link below the given address, or null when there is an administrator already. */
export async function firstAdministratorLink(
  db: Database,
  clock: Clock,
  address: string,
): Promise<AdministratorLink | null> {
  const link = await makeFirstAdministratorLink(db, clock);
  return link && { url: `${address}${link.path}`, expiresAt: link.expiresAt };
}
