import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import type { TableReading } from '../../platform/table-files/index.ts';

/** Rows of one file, all sheets together: 4,200 people are about 40,000. What a file may weigh stands in `FILE_KIND.tabella`. */
const MOST_ROWS = 60_000;

/** Limits of a file of the organisation, and what is said of one that exceeds them. */
export const FACT_READING: TableReading = {
  limits: { mostRows: MOST_ROWS + 1, mostColumns: 40, mostParts: 400, mostUnpacked: 200_000_000 },
  says: {
    noTable: () => organisationImportSentence('noTable'),
    tooManyRows: (most) => organisationImportSentence('tooManyRows', { most }),
    locked: () => organisationImportSentence('locked'),
    broken: () => organisationImportSentence('broken'),
    unpacksTooLarge: () => organisationImportSentence('unpacksTooLarge'),
    macros: () => organisationImportSentence('macros'),
    sheetTwice: (sheet) => organisationImportSentence('sheetTwice', { sheet }),
  },
};
