import { asSystem, requireRole } from '../../platform/access/request-scope.ts';

/** Rows of plants and people that the role looks after as a whole, whatever the row policies show to managers. */
export function forRole<T>(role: string, read: () => Promise<T>): Promise<T> {
  requireRole(role);
  return asSystem(read);
}
