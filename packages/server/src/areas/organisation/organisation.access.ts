import { organisationSentence } from '@torre/contract/organisation/sentences';
import { ROLE } from '@torre/domain/identity';
import { QUALIFICATION } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import { allow, denied, holderOf } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';

/** Who describes the organisation. */
export const administersOrganisation = holderOf(ROLE.admin);

/** Licences, medicals, English and suspensions are HR's alone. */
export const keepsQualifications = holderOf(ROLE.hr);

type Edits = readonly { readonly kind: FactKindName }[];

const mayWrite = (edits: Edits, isOwn: (kind: FactKindName) => boolean): Access =>
  edits.every(({ kind }) => isOwn(kind)) ? allow : denied(organisationSentence('qualificationsOfHr'));

/** Whether all of the rows are those that administrators write. */
export const mayDescribe = (edits: Edits): Access => mayWrite(edits, (kind) => kind !== QUALIFICATION);

/** Whether all of the rows are those that HR writes. */
export const mayQualify = (edits: Edits): Access => mayWrite(edits, (kind) => kind === QUALIFICATION);
