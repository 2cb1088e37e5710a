import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';

/** Sending files by themselves and seeing everybody's list is for administrators. */
export const administersFiles = holderOf(ROLE.admin);
