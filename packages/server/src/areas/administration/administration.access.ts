import { ROLE } from '@torre/domain/identity';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { allow, holderOf } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';

/** Everything of this area is for administrators. */
export const administers = holderOf(ROLE.admin);

/** Steps of a save on an account: who administers may change every one. */
export const ofAccount = {
  missing: administrationSentence('accountUnknown'),
  may: (): Access => allow,
};
