import { contentSentence } from '@torre/contract/content/sentences';
import { COMMENT_TYPE, isItemType } from '@torre/domain/content';
import { ROLE } from '@torre/domain/identity';
import { allow, denied, holderOf } from '../../platform/access/access.ts';
import type { Access, AccessRule } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';

/** Who works at the desk: writes, or approves what was written (P6.01). */
export const worksAtDesk: AccessRule = (principal, address) =>
  writes(principal, address) === allow || approves(principal, address) === allow
    ? allow
    : denied(contentSentence('deskOnly'));
const [writes, approves] = [holderOf(ROLE.editor), holderOf(ROLE.approver)];

/** P6.02: everybody comments, where comments are taken; everything else is the desk's to begin. */
export function mayCreate(principal: Principal, type: string, takesComments: boolean): Access {
  const may =
    type === COMMENT_TYPE ? takesComments : worksAtDesk(principal, {}) === allow && isItemType(type);
  return may ? allow : denied(contentSentence('readersComment'));
}
