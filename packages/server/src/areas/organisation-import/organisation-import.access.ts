import { ROLE } from '@torre/domain/identity';
import { allow, holderOf } from '../../platform/access/access.ts';
import type { Access, AccessRule } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';

export const exportsOrganisation = holderOf(ROLE.admin);
export const exportsQualifications = holderOf(ROLE.hr);

/** Who may import anything at all. */
export const importsFiles: AccessRule = (principal) =>
  exportsOrganisation(principal, undefined) === allow ? allow : exportsQualifications(principal, undefined);

/** Qualifications are HR's alone, everything else is the administrators'. */
export function importsKind(principal: Principal, qualifications: boolean): Access {
  return (qualifications ? exportsQualifications : exportsOrganisation)(principal, undefined);
}
