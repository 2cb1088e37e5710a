import type { FileArea } from '@torre/contract/files';
import { ROLE } from '@torre/domain/identity';
import { holderOf, signedIn } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';
import { worksAtDesk } from '../content/index.ts';

/** Seeing everybody's list is for administrators. */
export const administersFiles = holderOf(ROLE.admin);

const OF_AREA: Partial<Record<string, AccessRule>> = {
  titoli: holderOf(ROLE.hr),
  // whoever asks for leave attaches the document of it
  giustificativi: signedIn,
  redazione: worksAtDesk,
} satisfies Partial<Record<FileArea, AccessRule>>;

/** Files of qualifications are HR's alone, documents of requests everybody's, pictures of the portal the desk's, those of the other areas the administrators'. */
export const sendsFilesOf = (area: string): AccessRule => OF_AREA[area] ?? administersFiles;
