import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';

export const administersJobs = holderOf(ROLE.admin);
