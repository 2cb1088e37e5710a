import { ROLE } from '@torre/domain/identity';
import { guarded, plain } from '../../platform/area/described-table.ts';
import { forRole, own, writtenOut } from '../../platform/area/table-guards.ts';

export const SUBSTITUTION_TABLES = [
  guarded('substitution', {
    guards: [
      own('giver', ['select', 'update'], { policy: 'given' }),
      own('substitute', ['select'], { policy: 'received' }),
      forRole(ROLE.admin, 'administrators', ['select', 'insert', 'update']),
      writtenOut(['insert'], ['given_insert'], 'who manages the plant by the own right, for oneself'),
    ],
    key: ['substitution_id'],
    text: plain('giver', 'substitute', 'icao', 'named_by', 'ended_by'),
    removal: 'never',
    about: 'giver',
  }),
];
