import { administrationSentence } from './administration/administration.sentences.ts';
import { attendanceSentence } from './attendance/attendance.sentences.ts';
import { contentSentence } from './content/content.sentences.ts';
import { coverSentence } from './cover/cover.sentences.ts';
import { cycleSentence } from './cycles/cycles.sentences.ts';
import { calendarFeedSentence } from './calendar-feed/calendar-feed.sentences.ts';
import { bulkSentence } from './bulk/bulk.sentences.ts';
import { counterSentence } from './counters/counters.sentences.ts';
import { draftSentence } from './drafts/drafts.sentences.ts';
import { noticeSentence } from './notices/notices.sentences.ts';
import { importExportSentence } from './import-export/import-export.sentences.ts';
import { presenceSentence } from './presence/presence.sentences.ts';
import { entitlementSentence } from './entitlements/entitlements.sentences.ts';
import { fileSentence } from './files/files.sentences.ts';
import { identitySentence } from './identity/identity.sentences.ts';
import { jobSentence } from './jobs/jobs.sentences.ts';
import { listSentence } from './list/list.sentences.ts';
import { legalitySentence } from './legality/legality.sentences.ts';
import { lockSentence } from './locks/locks.sentences.ts';
import { organisationImportSentence } from './organisation-import/organisation-import.sentences.ts';
import { organisationSentence } from './organisation/organisation.sentences.ts';
import { effectSentence } from './organisation-effects/organisation-effects.sentences.ts';
import { lookupSentence } from './lookups/lookups.sentences.ts';
import { mailSentence } from './mail/mail.sentences.ts';
import { outcomeSentence } from './outcome/outcome.sentences.ts';
import { roomSentence } from './operations-room/operations-room.sentences.ts';
import { groupSentence } from './room-groups/room-groups.sentences.ts';
import { rosterSentence } from './cells/cells.sentences.ts';
import { requestSentence } from './requests/requests.sentences.ts';
import { substitutionSentence } from './substitutions/substitutions.sentences.ts';
import { filledIn } from './sentences.ts';
import type { SentenceValues, Sentences, WordingTable } from './sentences.ts';

/** Every area's sentences; the house check compares the list with the files. */
export const ALL_SENTENCES: readonly Sentences<WordingTable>[] = [
  administrationSentence,
  attendanceSentence,
  bulkSentence,
  calendarFeedSentence,
  counterSentence,
  contentSentence,
  coverSentence,
  draftSentence,
  entitlementSentence,
  noticeSentence,
  importExportSentence,
  presenceSentence,
  cycleSentence,
  fileSentence,
  groupSentence,
  identitySentence,
  jobSentence,
  legalitySentence,
  listSentence,
  lockSentence,
  organisationImportSentence,
  organisationSentence,
  effectSentence,
  lookupSentence,
  mailSentence,
  outcomeSentence,
  requestSentence,
  roomSentence,
  rosterSentence,
  substitutionSentence,
];

const TABLES = new Map(ALL_SENTENCES.map(({ area, table }) => [area, table]));

/** The English words of `area.key`; null for a key of a newer server. */
export function inEnglish(key: string, values: SentenceValues): string | null {
  const dot = key.indexOf('.');
  const table = TABLES.get(key.slice(0, dot));
  return table === undefined
    ? null
    : filledIn(table, 'en', key.slice(dot + 1), values, (inner) => {
        return inEnglish(inner.key, inner.values) ?? inner.messageIT;
      });
}
