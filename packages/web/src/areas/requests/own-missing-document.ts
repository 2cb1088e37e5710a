import type { RequestRow } from '@torre/contract/requests';
import { lacksDocument, OPEN_STATES } from '@torre/domain/requests';

type Documented = Pick<RequestRow, 'codcausale' | 'gestdoc' | 'documenti' | 'stato'>;

const isOpen = (stato: number): boolean => OPEN_STATES.some((state) => state === stato);

/** Its cause takes documents, and one can still be handed in. */
export const takesDocuments = ({ gestdoc, stato }: Documented): boolean => gestdoc !== '' && isOpen(stato);

/** It waits for a document of its owner (VIC); that of law 104 is given once, with its active request. */
export const lacksCertificate = ({ codcausale, gestdoc, documenti, stato }: Documented): boolean =>
  isOpen(stato) && lacksDocument({ gestdoc, right: codcausale === '104' ? '104' : null }, documenti > 0);
