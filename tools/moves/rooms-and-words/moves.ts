const ROSTER = 'packages/server/src/areas/roster';
const AREAS = 'packages/server/src/areas';
const SERVER = 'packages/server/src';
const CONTRACT = 'packages/contract/src';
const WEB = 'packages/web/src';

type Move = readonly [from: string, to: string];

/** Files of one folder that go to another; a pair gives a new name. */
const all = (from: string, to: string, files: readonly (string | Move)[]): readonly Move[] =>
  files.map((file): Move => {
    const [old, fresh] = typeof file === 'string' ? [file, file] : file;
    return [`${from}/${old}`, `${to}/${fresh}`];
  });

const server: readonly Move[] = [
  [`${ROSTER}/index.ts`, `${SERVER}/roster-areas.ts`],
  [`${ROSTER}/local-time.ts`, `${SERVER}/platform/local-time.ts`],
  [`${ROSTER}/requested-days.ts`, `${SERVER}/platform/http/requested-days.ts`],
  [`${ROSTER}/hand.ts`, `${AREAS}/month/roster-actor.ts`],
  [`${ROSTER}/roster-test-steps.ts`, `${SERVER}/testing/roster-steps.ts`],
  [`${ROSTER}/many-cells-steps.ts`, `${SERVER}/testing/bulk-steps.ts`],
  [`${ROSTER}/drafts/draft-test-steps.ts`, `${SERVER}/testing/draft-steps.ts`],
  ...all(ROSTER, `${AREAS}/people`, [
    'division.reads.ts',
    ['employees.reads.ts', 'people.reads.ts'],
    ['employees.routes.ts', 'people.routes.ts'],
    ['employees.test.ts', 'people.test.ts'],
  ]),
  ...all(ROSTER, `${AREAS}/month`, [
    'calendar.reads.ts',
    'cell-source.ts',
    'compact-month.ts',
    'dated-stays.test.ts',
    'definition.reads.ts',
    'month-cache.ts',
    'month-groups.ts',
    'month-people.ts',
    'month.reads.ts',
    'month.test.ts',
    'own-plant-stay.ts',
    'own-shifts.reads.ts',
    'people-in-order.ts',
    'prepared-month.ts',
    ['roster.routes.ts', 'month.routes.ts'],
    'send-month.ts',
    'shift-row.ts',
    ['drafts/requested-month.ts', 'requested-month.ts'],
  ]),
  ...all(ROSTER, `${AREAS}/calendar-feed`, [
    'calendar-feed.actions.ts',
    'calendar-feed.reads.ts',
    'calendar-feed.routes.ts',
    'calendar-feed.store.ts',
    'calendar-feed.test.ts',
    'calendar-text.ts',
  ]),
  ...all(`${ROSTER}/paper`, `${AREAS}/import-export`, [
    ['paper-desk.ts', 'import-export-thread.ts'],
    ['paper-thread.ts', 'import-export-work.ts'],
    ['paper-test-steps.ts', 'import-export-steps.ts'],
    ['paper.actions.ts', 'import-export.actions.ts'],
    ['paper.routes.ts', 'import-export.routes.ts'],
  ]),
  ...all(ROSTER, `${AREAS}/drafts`, [['drafts/draft-book.ts', 'draft-target.ts']]),
  ...['people', 'month', 'cells', 'calendar-feed', 'locks', 'notices', 'drafts', 'cycles', 'presence'].map(
    (room): Move => [`${ROSTER}/${room}/`, `${AREAS}/${room}/`],
  ),
  [`${ROSTER}/paper/`, `${AREAS}/import-export/`],
  ...all(ROSTER, `${AREAS}/cells`, [
    ['cell-book.ts', 'roster-target.ts'],
    ['many-cells.actions.ts', 'bulk.actions.ts'],
    ['many-cells.routes.ts', 'bulk.routes.ts'],
    ['many-cells.store.ts', 'bulk.store.ts'],
    ['many-cells.test.ts', 'bulk.test.ts'],
    ['roster.actions.ts', 'shift.actions.ts'],
    ['roster.store.ts', 'shift.store.ts'],
  ]),
  // What is left is about cells.
  [`${ROSTER}/`, `${AREAS}/cells/`],
  ...all(`${SERVER}/access-matrix/expected`, `${SERVER}/access-matrix/expected`, [
    ['together-access.ts', 'presence-and-locks-access.ts'],
  ]),
  ...all(`${SERVER}/platform`, `${SERVER}/platform`, [
    ['access/open-doors.ts', 'access/unprotected-tables.ts'],
    ['access/open-doors.test.ts', 'access/unprotected-tables.test.ts'],
    ['http/unbent-values.ts', 'http/coerced-input.ts'],
    ['limits/crowd.ts', 'limits/load-monitor.ts'],
    ['limits/crowd.test.ts', 'limits/load-monitor.test.ts'],
    ['limits/places.ts', 'limits/admission-queue.ts'],
    ['limits/places.test.ts', 'limits/admission-queue.test.ts'],
  ]),
  [`${SERVER}/start/refuse-open-doors.ts`, `${SERVER}/start/refuse-unprotected-tables.ts`],
  [`${SERVER}/testing/database-cable.ts`, `${SERVER}/testing/database-proxy.ts`],
  [`${SERVER}/testing/upload-hand.ts`, `${SERVER}/testing/upload-actor.ts`],
  ...all(`${SERVER}/reliability`, `${SERVER}/reliability`, [
    ['held-cells.ts', 'untouched-cells.ts'],
    ['patient-hands.ts', 'patient-actors.ts'],
    ['saving-hands.ts', 'saving-actors.ts'],
  ]),
];

const contract: readonly Move[] = [
  ...all(`${CONTRACT}/paper`, `${CONTRACT}/import-export`, [
    ['paper.endpoint.ts', 'import-export.endpoint.ts'],
    ['paper.schema.ts', 'import-export.schema.ts'],
    ['paper.sentences.ts', 'import-export.sentences.ts'],
  ]),
  [`${CONTRACT}/roster/shift.schema.ts`, `${CONTRACT}/month/shift.schema.ts`],
  [`${CONTRACT}/roster/calendar.schema.ts`, `${CONTRACT}/month/calendar.schema.ts`],
  [`${CONTRACT}/roster/roster.sentences.ts`, `${CONTRACT}/cells/cells.sentences.ts`],
  // What is left is about cells.
  [`${CONTRACT}/roster/`, `${CONTRACT}/cells/`],
];

const web: readonly Move[] = [
  ...all(`${WEB}/desks/paper`, `${WEB}/desks/import-export`, [
    ['paper-items.tsx', 'import-export-items.tsx'],
    ['paper-month.ts', 'shown-month.ts'],
    ['paper.en.ts', 'import-export.en.ts'],
    ['paper.it.ts', 'import-export.it.ts'],
    ['paper.module.css', 'import-export.module.css'],
    ['paper.texts.ts', 'import-export.texts.ts'],
  ]),
  [`${WEB}/desks/paper/`, `${WEB}/desks/import-export/`],
  ...all(`${WEB}/desks/together`, `${WEB}/desks/presence`, [
    'people-here.tsx',
    'peers.ts',
    'use-presence.ts',
    'presence.en.ts',
    'presence.it.ts',
    'presence.texts.ts',
    'presence.module.css',
  ]),
  ...all(`${WEB}/desks/together`, `${WEB}/desks/month`, [
    ['together.tsx', 'presence-and-locks.tsx'],
    ['together.module.css', 'presence-and-locks.module.css'],
    ['use-around.ts', 'use-cell-overlays.ts'],
  ]),
  [`${WEB}/desks/together/`, `${WEB}/desks/locks/`],
  ...all(`${WEB}/desks/month`, `${WEB}/desks/month`, [
    ['month-paper.tsx', 'month-import-export.tsx'],
    ['together-later.tsx', 'presence-and-locks-later.tsx'],
    ['week-hands.tsx', 'week-editor.tsx'],
  ]),
  ...all(`${WEB}/desks/day-dialog`, `${WEB}/desks/day-dialog`, [['around-day.tsx', 'day-overlays.tsx']]),
  ...all(`${WEB}/areas/operations-room/plan`, `${WEB}/areas/operations-room/plan`, [
    ['seat-doubts.ts', 'seat-warnings.ts'],
    ['seat-doubts.test.ts', 'seat-warnings.test.ts'],
    ['use-room-hands.ts', 'use-room-interactions.ts'],
  ]),
  ...all(`${WEB}/areas/roster`, `${WEB}/areas/roster`, [
    ['around.ts', 'cell-overlays.ts'],
    ['around.test.ts', 'cell-overlays.test.ts'],
    ['around-query.ts', 'cell-overlays-query.ts'],
    ['around-query.test.ts', 'cell-overlays-query.test.ts'],
    ['edit/held-cells.ts', 'edit/roster-cells.ts'],
    ['grid/around-frames.tsx', 'grid/overlay-frames.tsx'],
    ['grid/around-overlay.tsx', 'grid/cell-overlay.tsx'],
    ['grid/around-overlay.module.css', 'grid/cell-overlay.module.css'],
    ['grid/grid-paper.module.css', 'grid/grid-print.module.css'],
    ['grid/use-grid-hands.ts', 'grid/use-grid-interactions.ts'],
    ['own/calendar-link-dialog.module.css', 'own/calendar-feed-dialog.module.css'],
    ['own/calendar-link-dialog.tsx', 'own/calendar-feed-dialog.tsx'],
    ['own/calendar-link.en.ts', 'own/calendar-feed.en.ts'],
    ['own/calendar-link.it.ts', 'own/calendar-feed.it.ts'],
    ['own/calendar-link.queries.ts', 'own/calendar-feed.queries.ts'],
    ['own/calendar-link.texts.ts', 'own/calendar-feed.texts.ts'],
    ['own/calendar-link.tsx', 'own/calendar-feed.tsx'],
  ]),
  ...all(`${WEB}/platform`, `${WEB}/platform`, [
    ['late.ts', 'lazy-with-retry.ts'],
    ['late.test.ts', 'lazy-with-retry.test.ts'],
  ]),
];

const tests: readonly Move[] = [
  ...all('e2e', 'e2e', [
    ['screens/paper-page.ts', 'screens/import-export-page.ts'],
    ['tests/paper.spec.ts', 'tests/import-export.spec.ts'],
    ['tests/together.spec.ts', 'tests/presence-and-locks.spec.ts'],
    ['tests/bulk-hands.spec.ts', 'tests/bulk-interactions.spec.ts'],
    ['tests/calendar-link.spec.ts', 'tests/calendar-feed.spec.ts'],
  ]),
  ...all('bench', 'bench', [
    ['load/bulk-hand.ts', 'load/bulk-actor.ts'],
    ['load/roster-hand.ts', 'load/roster-actor.ts'],
    ['load/saves-together.ts', 'load/concurrent-saves.ts'],
    ['measures/crowded.ts', 'measures/many-screens.ts'],
    ['measures/grid-hand.ts', 'measures/grid-interactions.ts'],
    ['measures/room-hand.ts', 'measures/room-interactions.ts'],
    ['measures/paper.ts', 'measures/import-export.ts'],
  ]),
];

export const moves: readonly Move[] = [...server, ...contract, ...web, ...tests];
