import type { MovePlan } from '../move/plan.ts';
import { moves } from './rooms-and-words/moves.ts';
import { benchWords } from './rooms-and-words/bench-words.ts';
import { serverWords } from './rooms-and-words/server-words.ts';
import { texts } from './rooms-and-words/texts.ts';
import { webWords } from './rooms-and-words/web-words.ts';

const ROSTER = 'packages/server/src/areas/roster';
const AREAS = 'packages/server/src/areas';
const CONTRACT = 'packages/contract/src';

const ROOMS = [
  'people',
  'month',
  'locks',
  'notices',
  'cells',
  'drafts',
  'cycles',
  'presence',
  'import-export',
  'calendar-feed',
];

/** The rooms of the roster, and the words of the field: decision record 0064. */
export const plan: MovePlan = {
  renames: [...serverWords, ...webWords, ...benchWords],
  dissolve: [`${ROSTER}/index.ts`],
  drop: ['packages/web/src/desks/together/index.ts'],
  splits: [
    {
      from: `${ROSTER}/history.reads.ts`,
      to: [
        [`${AREAS}/people/plant-on-day.reads.ts`, ['plantOnDay']],
        [`${AREAS}/cells/history.reads.ts`, []],
      ],
    },
    {
      from: `${ROSTER}/changed-cell.ts`,
      to: [
        [`${AREAS}/month/cell-key.ts`, ['CellKey']],
        [`${AREAS}/cells/changed-cell.ts`, []],
      ],
    },
    {
      from: `${ROSTER}/roster.access.ts`,
      to: [
        [`${AREAS}/people/people.access.ts`, ['readsEmployees', 'readsCategories', 'readsDivisionOfPerson']],
        [`${AREAS}/cells/cells.access.ts`, ['readsHistory']],
        [`${AREAS}/month/month.access.ts`, []],
      ],
    },
    {
      from: `${CONTRACT}/roster/roster.endpoint.ts`,
      to: [
        [
          `${CONTRACT}/month/month.endpoint.ts`,
          [
            'filterCalendar',
            'compactCalendar',
            'calendarOfEitherShape',
            'colleaguesCalendar',
            'ownShifts',
            'OwnShiftsReply',
            'CalendarEmployee',
            'CalendarFilterBody',
            'CalendarQuery',
            'CalendarReply',
            'CompactGroup',
            'CompactMonth',
            'CompactPerson',
            'Shift',
            'ShiftDefinition',
          ],
        ],
        [`${CONTRACT}/cells/cells.endpoint.ts`, []],
      ],
    },
    {
      from: `${CONTRACT}/roster/roster.schema.ts`,
      to: [
        [
          `${CONTRACT}/month/month.schema.ts`,
          [
            'filterCalendarSchema',
            'colleaguesCalendarSchema',
            'ownShiftsSchema',
            'OwnShiftsReplySchema',
            'ShiftSchema',
            'ShiftDefinitionSchema',
          ],
        ],
        [`${CONTRACT}/cells/cells.schema.ts`, []],
      ],
    },
  ],
  moves,
  doors: [
    // What a thread loads it loads at each start: no route, no schema.
    {
      folder: `${AREAS}/month`,
      file: 'index.thread.ts',
      for: ['compare-with-month', 'import-export-work', 'month-*', 'read-*', 'wall-*'].map(
        (name) => `${AREAS}/import-export/${name}.ts`,
      ),
    },
    ...[
      ...ROOMS.map((room) => `${AREAS}/${room}`),
      'packages/web/src/desks/presence',
      'packages/web/src/desks/locks',
    ].map((folder) => ({ folder, file: 'index.ts' })),
  ],
  texts,
  empty: [
    ROSTER,
    `${CONTRACT}/roster`,
    `${CONTRACT}/paper`,
    'packages/web/src/desks/paper',
    'packages/web/src/desks/together',
  ],
};
