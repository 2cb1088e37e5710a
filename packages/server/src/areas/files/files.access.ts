import { ROLE } from '@torre/domain/identity';
import { allow, holderOf } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';

/** Seeing everybody's list is for administrators. */
export const administersFiles = holderOf(ROLE.admin);

const keepsQualifications = holderOf(ROLE.hr);

/** Who may send files of some area by themselves. */
export const sendsFiles: AccessRule = (principal) =>
  administersFiles(principal, undefined) === allow ? allow : keepsQualifications(principal, undefined);

/** Files of qualifications are HR's alone, those of the other areas the administrators'. */
export const sendsFilesOf = (area: string): AccessRule =>
  area === 'titoli' ? keepsQualifications : administersFiles;
