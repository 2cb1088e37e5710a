import type { Rename } from '../../move/plan.ts';

const AREAS = 'packages/server/src/areas';
const ROSTER = `${AREAS}/roster`;
const PLATFORM = 'packages/server/src/platform';
const SERVER = ['packages/server/**'];

const rename = (from: string, to: string, more: Omit<Rename, 'from' | 'to'> = {}): Rename => ({
  from,
  to,
  ...more,
});

/** Who acts. */
const actors: readonly Rename[] = [
  rename('Hand', 'RosterActor', { in: SERVER }),
  rename('handOf', 'rosterActorOf', { in: SERVER }),
  rename('lookingHand', 'lookingActor', { in: SERVER }),
  rename('By', 'Actor', { in: [`${AREAS}/**`] }),
  rename('by', 'actor', {
    in: [`${ROSTER}/**`, `${AREAS}/operations-room/**`],
    not: [
      '**/*.test.ts',
      `${ROSTER}/locks/{lock-sentence.ts,lock.reads.ts}`,
      `${ROSTER}/decide-cell.ts`,
      `${AREAS}/operations-room/room-test-steps.ts`,
    ],
    only: 'names',
    joins: true,
  }),
  rename('by', 'rules', { in: [`${ROSTER}/decide-cell.ts`], only: 'names' }),
  rename('LockHand', 'LockActor', { in: SERVER }),
  rename('RoomHand', 'RoomActor', { in: SERVER }),
  rename('DraftHand', 'DraftActor', { in: SERVER }),
  rename('UploadHand', 'UploadActor', { in: SERVER }),
  rename('SavingHands', 'SavingActors', { in: SERVER }),
  rename('PatientHands', 'PatientActors', { in: SERVER }),
  rename('hand', 'actorOf', {
    in: [`${ROSTER}/locks/lock.routes.ts`, `${AREAS}/operations-room/{groups,ignored}/*.routes.ts`],
    only: 'names',
  }),
  rename('hand', 'actor', { in: SERVER, joins: true }),
  rename('hands', 'actors', { in: ['packages/server/src/reliability/**'], only: 'names' }),
  rename('HeldCell', 'SavedCell', { in: ['packages/server/src/reliability/**'] }),
];

/** Where cells stand, and what becomes of them. */
const cells: readonly Rename[] = [
  rename('CellBook', 'RosterTarget', { in: SERVER }),
  rename('book', 'target', {
    in: [
      `${ROSTER}/{copied-changes,many-cells.actions,many-cells.routes,requested-cells,shift.routes}.ts`,
      `${ROSTER}/cycles/generation.actions.ts`,
    ],
    only: 'names',
  }),
  rename('draftBook', 'draftTarget', { in: SERVER }),
  rename('heldBook', 'lockDraft', { in: SERVER }),
  rename('holdDraft', 'lockDraftRow', { in: SERVER }),
  rename('readBook', 'readDraft', { in: SERVER }),
  rename('CellWish', 'CellEdit', { in: SERVER }),
  rename('wish', 'edit', { in: [`${ROSTER}/**`], not: ['**/*.test.ts'], literals: true }),
  rename('wishOf', 'editOf', { in: [`${ROSTER}/**`] }),
  rename('formerWish', 'formerEdit', { in: [`${ROSTER}/**`] }),
  rename('copiedWish', 'copiedEdit', { in: [`${ROSTER}/**`] }),
  rename('registerManyCells', 'registerBulkWrites', { in: SERVER }),
  rename('ManyCells', 'Controllers', { in: SERVER }),
  rename('registerEmployees', 'registerPeopleReads', { in: SERVER }),
];

/** Why, and who is told. */
const notices: readonly Rename[] = [
  rename('because', 'reason', { in: SERVER, joins: true }),
  rename('becauseOf', 'reasonOf', { in: SERVER }),
  rename('refuseToldInDraft', 'refuseReasonInDraft', { in: SERVER }),
  rename('said', 'reasons', { in: [`${ROSTER}/requested-shift.ts`] }),
  rename('keepNoticesTrue', 'withdrawOutdatedNotices', { in: SERVER }),
  rename('tellPeople', 'notifyPeople', { in: SERVER }),
  rename('tellChanges', 'notifyOfChanges', { in: SERVER }),
  rename('tell', 'notify', { in: [`${ROSTER}/**`] }),
  rename('ToldChange', 'NotifiedChange', { in: SERVER }),
  rename('toldChange', 'notifiedChange', { in: SERVER }),
  rename('toldOf', 'notifiedChanges', { in: SERVER }),
  rename('told', 'notified', {
    in: [`${ROSTER}/{cell-book.ts,cycles/generation.actions.ts,notices/notice.actions.ts}`],
  }),
  rename('together', 'byReason', { in: [`${ROSTER}/notices/notice.actions.ts`] }),
];

/** What an answer says when all went well; what tests heard. */
const answers: readonly Rename[] = [
  rename('said', 'okOutcome', {
    in: [`${AREAS}/operations-room/**`, `${ROSTER}/cycles/cycle.routes.ts`],
  }),
  rename('told', 'okOutcome', { in: [`${ROSTER}/locks/lock.routes.ts`] }),
  rename('told', 'messageOf', { in: [`${ROSTER}/after-save.ts`] }),
  rename('told', 'recordCycle', { in: [`${ROSTER}/cycles/cycle.actions.ts`] }),
  rename('told', 'noticesOf', { in: [`${ROSTER}/{cycles/cycles,notices/notices}.test.ts`] }),
  rename('told', 'patches', { in: [`${ROSTER}/drafts/drafts.test.ts`, `${AREAS}/shell/events.test.ts`] }),
  rename('told', 'changesOf', { in: [`${ROSTER}/paper/import-month.test.ts`] }),
  rename('told', 'message', { in: [`${AREAS}/administration/rights.test.ts`] }),
  rename('told', 'documented', { in: [`${PLATFORM}/config.test.ts`] }),
  rename('told', 'lastReason', { in: [`${PLATFORM}/embedded/keep-running.ts`] }),
  rename('told', 'signalled', { in: [`${PLATFORM}/embedded/orphans.ts`] }),
  rename('told', 'cancelled', { in: [`${PLATFORM}/jobs/jobs.test.ts`] }),
  rename('told', 'outcomes', { in: [`${PLATFORM}/limits/places.test.ts`] }),
  rename('isTold', 'isReported', { in: SERVER }),
  rename('said', 'file', { in: [`${ROSTER}/paper/export-month.test.ts`], only: 'names' }),
  rename('said', 'recorded', { in: [`${ROSTER}/paper/export-month.test.ts`], only: 'properties' }),
  rename('said', 'pageTexts', { in: [`${ROSTER}/paper/wall-print.test.ts`] }),
  rename('said', 'earlier', { in: [`${ROSTER}/presence/presence.test.ts`] }),
  rename('said', 'saved', { in: [`${PLATFORM}/jobs/throttled-progress.ts`] }),
  rename('said', 'line', { in: ['packages/server/src/reliability/kill-in-load.test.ts'] }),
  rename('said', 'lastStep', { in: ['packages/server/src/start/demo-world.ts'] }),
  rename('said', 'detail', { in: ['packages/server/src/start/require-answer.ts'] }),
  rename('aboundingIn', 'surplusIn', { in: SERVER }),
];

const platform: readonly Rename[] = [
  rename('keepHouse', 'registerCleanupJobs', { in: SERVER }),
  rename('openDoors', 'findUnprotectedTables', { in: SERVER }),
  rename('refuseOpenDoors', 'refuseUnprotectedTables', { in: SERVER }),
  rename('doors', 'tables', { in: ['packages/server/src/start/refuse-open-doors.ts'] }),
  rename('refuseBentValues', 'rejectCoercedInput', { in: SERVER }),
  rename('Crowd', 'LoadMonitor', { in: SERVER }),
  rename('crowd', 'monitor', { in: [`${PLATFORM}/limits/**`] }),
  rename('Places', 'AdmissionQueue', { in: SERVER }),
  rename('DatabaseCable', 'DatabaseProxy', { in: SERVER }),
  rename('layCable', 'startDatabaseProxy', { in: SERVER }),
  rename('cable', 'proxy', { in: SERVER }),
  rename('held', 'open', { in: [`${PLATFORM}/embedded/folder-hold.ts`] }),
  rename('held', 'manager', { in: [`${PLATFORM}/access/row-policies.test.ts`] }),
  rename('hold', 'limits', {
    in: [
      `${PLATFORM}/limits/{limit-rates,shed-load}.test.ts`,
      `${ROSTER}/calendar-feed.test.ts`,
      'packages/server/src/app.ts',
    ],
  }),
  rename('HoldParts', 'LimitParts', { in: SERVER }),
  rename('holdUnderLoad', 'limitLoad', { in: SERVER }),
  rename('hold', 'lock', { in: [`${PLATFORM}/embedded/index.ts`] }),
];

const importExport: readonly Rename[] = [
  rename('PaperFormat', 'ExportFormat'),
  rename('PaperThread', 'ImportExportThread', { in: SERVER }),
  rename('PaperWork', 'ImportExportWork', { in: SERVER }),
  rename('PaperResult', 'ImportExportResult', { in: SERVER }),
  rename('openPaperThread', 'openImportExportThread', { in: SERVER }),
  rename('registerPaper', 'registerImportExport', { in: SERVER }),
  rename('paper', 'calls', { in: ['packages/contract/src/paper/paper.schema.ts'] }),
  rename('TOGETHER_ACCESS', 'PRESENCE_AND_LOCKS_ACCESS', { in: SERVER }),
];

const elsewhere: readonly Rename[] = [
  rename('AROUND_THE_CLOCK', 'DAY_AND_NIGHT', { in: ['packages/demo/**'] }),
  rename('MONTHS_AROUND', 'NEIGHBOURING_MONTHS', { in: ['packages/demo/**'] }),
  rename('NOTHING_TOLD', 'NOTHING_ANNOUNCED', { in: SERVER }),
  rename('HANDS', 'ACTORS', { in: SERVER }),
  rename('late', 'delaySeconds', { in: [`${PLATFORM}/metrics/process-gauges.ts`] }),
  rename('HeldFiles', 'StoredFiles'),
  rename('held', 'stored', { in: ['packages/domain/src/files/**'] }),
  rename('held', 'positionsOf', { in: ['packages/domain/src/counters/brute-force-rules.test.ts'] }),
  rename('crowd', 'staff', { in: ['packages/domain/src/counters/brute-force-rules.test.ts'] }),
  rename('together', 'adjoining', { in: ['packages/domain/src/counters/brute-force-rules.test.ts'] }),
  rename('togetherMinutes', 'combinedMinutes', { in: ['packages/domain/**'] }),
  rename('told', 'affected', { in: ['packages/domain/src/counters/month-counters.test.ts'] }),
  rename('held', 'qualified', { in: ['packages/demo/src/full/full-world.test.ts'] }),
  rename('held', 'term', { in: ['packages/demo/src/organisation/plant-slots.ts'] }),
  rename('addPapers', 'addEndorsements', { in: ['packages/demo/**'] }),
  rename('mannedAroundTheClock', 'mannedDayAndNight', { in: ['packages/demo/**'] }),
  rename('AroundTheClock', 'DayAndNight', { in: ['packages/demo/**'] }),
  rename('monthsAround', 'neighbouringMonths', { in: ['packages/demo/**'] }),
];

/** Words that came while the plan was made. */
const newcomers: readonly Rename[] = [
  rename('hold', 'reserve', {
    in: [`${PLATFORM}/limits/body-budget*.ts`, `${PLATFORM}/http/json-bodies.ts`],
  }),
  rename('held', 'reserved', {
    in: [`${PLATFORM}/limits/body-budget*.ts`, `${PLATFORM}/http/json-bodies.ts`],
  }),
  rename('HeldBody', 'ReservedBody', { in: SERVER }),
  rename('heldBody', 'reservedBody', { in: SERVER, literals: true }),
  rename('told', 'reported', { in: [`${PLATFORM}/audit/{audit-erasures,prove-audit}.ts`] }),
  rename('untold', 'unreported', { in: [`${PLATFORM}/audit/{audit-erasures,prove-audit}.ts`] }),
  rename('told', 'findingsOf', { in: [`${PLATFORM}/audit/audit-signature.test.ts`] }),
  rename('told', 'reported', { in: [`${PLATFORM}/audit/erase-audit-values.test.ts`] }),
  rename('ROWS_TOLD_AT_ONCE', 'ROWS_AT_ONCE', { in: SERVER }),
  rename('toldInDraft', 'reasonInDraft', { literals: true }),
  rename('said', 'message', { in: [`${ROSTER}/after-save.ts`] }),
  rename('said', 'replyText', { in: [`${PLATFORM}/http/known-hosts.test.ts`] }),
  rename('crowded', 'busy', { in: [`${PLATFORM}/threads/work-thread.test.ts`] }),
  rename('told', 'changedProof', { in: ['e2e/tests/audit.spec.ts'] }),
  rename('byHand', 'writtenOut', { in: SERVER }),
  rename('said', 'textOr', { in: ['packages/contract/src/audit/audit.endpoint.ts'] }),
  rename('together', 'group', { in: ['packages/domain/src/counters/counter-cells.ts'] }),
  rename('told', 'statuses', { in: ['packages/server/src/access-matrix/refused-calls.test.ts'] }),
  rename('told', 'shownValue', { in: [`${AREAS}/counters/counter-effect.ts`] }),
  rename('told', 'slotEffect', { in: [`${AREAS}/counters/counter-preview.test.ts`] }),
  rename('told', 'noticed', { in: [`${ROSTER}/cycles/generation-keeps.test.ts`] }),
  rename('datesTold', 'noticedDates', { in: [`${ROSTER}/cycles/generation-keeps.test.ts`] }),
  rename('told', 'notified', { in: [`${ROSTER}/drafts/draft.actions.ts`] }),
  rename('toldToStop', 'stopRequest', { in: ['bin/keep-running.mjs'] }),
];

export const serverWords: readonly Rename[] = [
  ...actors,
  ...cells,
  ...notices,
  ...answers,
  ...platform,
  ...importExport,
  ...elsewhere,
  ...newcomers,
];
