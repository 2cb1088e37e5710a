import type { Rename } from '../../move/plan.ts';

const rename = (from: string, to: string, more: Omit<Rename, 'from' | 'to'> = {}): Rename => ({
  from,
  to,
  in: ['bench/**'],
  ...more,
});
const e2e = (from: string, to: string, more: Omit<Rename, 'from' | 'to'> = {}): Rename => ({
  from,
  to,
  in: ['e2e/**'],
  ...more,
});

/** Words of the benchmark and of the browser tests. */
export const benchWords: readonly Rename[] = [
  rename('RosterHand', 'RosterActor'),
  rename('BulkHand', 'BulkActor'),
  rename('hand', 'actor'),
  rename('hands', 'actors', { literals: true }),
  rename('SavesTogether', 'ConcurrentSaves'),
  rename('savesTogether', 'concurrentSaves', { literals: true }),
  rename('saveFloorTogether', 'concurrentSaveFloor', { literals: true }),
  rename('TOGETHER', 'CONCURRENT'),
  rename('SAMPLES_TOGETHER', 'CONCURRENT_SAMPLES'),
  rename('CROWDED', 'MANY_SCREENS'),
  rename('together', 'concurrent', { in: ['bench/load/generator.ts'] }),
  rename('together', 'quietRounds', { not: ['bench/load/generator.ts'] }),
  rename('crowd', 'overload', { in: ['bench/load/generator.ts'], joins: true }),
  rename('crowded', 'manyScreens'),
  rename('crowds', 'overloads', { in: ['bench/measures/overload.ts'] }),
  rename('paper', 'importExport', { in: ['bench/run.ts', 'bench/measures/paper.ts'] }),
  rename('told', 'observed', {
    in: ['bench/browser/calendar-page.ts', 'bench/measures/{grid-hand,grid-visit,room-hand,screens}.ts'],
    joins: true,
  }),
  rename('told', 'rounds', {
    in: ['bench/measures/{counter-detail,counter-preview,crowded,long-roster}.ts'],
    joins: true,
  }),
  rename('told', 'result', { in: ['bench/figures/rounds.ts'] }),
  rename('said', 'statement', { in: ['bench/product/recording.test.ts'] }),
  rename('tell', 'report', { in: ['bench/**'] }),
  rename('handOn', 'forward', { in: ['bin/forward-signals.mjs'] }),
  rename('byHand', 'manualCommand', { in: ['bin/apt.mjs'] }),
  e2e('WantedShift', 'ShiftValues'),
  e2e('paperPage', 'importExportPage'),
  e2e('paper', 'importExport', { in: ['e2e/tests/paper.spec.ts'] }),
  e2e('openCalendarLink', 'openCalendarFeed'),
  e2e('held', 'released', { in: ['e2e/tests/{counter-detail,jobs,oidc,shell,sign-in}.spec.ts'] }),
  e2e('held', 'warning', { in: ['e2e/tests/together.spec.ts'] }),
  e2e('said', 'lockedName', { in: ['e2e/tests/together.spec.ts'] }),
  e2e('said', 'ratioText', { in: ['e2e/tests/seeing.spec.ts'] }),
  e2e('said', 'element', { in: ['e2e/tests/week.spec.ts'] }),
  e2e('told', 'overlay', { in: ['e2e/tests/bulk-hands.spec.ts'] }),
  e2e('told', 'effects', { in: ['e2e/tests/day-save.spec.ts'] }),
  e2e('told', 'contents', { in: ['e2e/tests/oidc.spec.ts'] }),
  e2e('told', 'notice', { in: ['e2e/tests/planning.spec.ts'] }),
];
