import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';

/** Everything of this area is for administrators. */
export const administers = holderOf(ROLE.admin);
