import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import type { AwayDays } from '../cell-overlays.ts';
import { ownAwayOn } from './own-away.ts';
import { ownAwayQuery, ownShiftsKey } from './own.queries.ts';
import './own.texts.ts';

const day = dayOf(2026, 12, 2);
const away = (over: Partial<AwayDays>): AwayDays => ({
  employeeId: '800001',
  from: day,
  to: day,
  hours: null,
  reason: 'ABSENT',
  ...over,
});
const on = (...days: readonly AwayDays[]) => ownAwayOn(textsOf('own'), days, day);

test('the own calendar says when one is away, for how long and whether it is decided, never why', () => {
  const hours = { start: { day, minute: 9 * 60 }, end: { day, minute: 11 * 60 + 30 } };
  expect([
    on(away({})),
    on(away({ hours })),
    on(away({ reason: 'REQUESTED' })),
    on(away({ hours, reason: 'ACTIVITY' })),
    on(away({ hours }), away({})),
    on(away({ from: day + 1, to: day + 1 } as Partial<AwayDays>)),
  ]).toEqual([
    { mark: 'a', words: 'Assente tutto il giorno' },
    { mark: 'h', words: 'Assente 09:00–11:30' },
    { mark: 'q', words: 'Assenza da decidere, tutto il giorno' },
    { mark: 'h', words: 'Altra attività, 09:00–11:30' },
    { mark: 'a', words: 'Assente tutto il giorno' },
    null,
  ]);
});

test('absences are none of the answers that a device keeps for who has no network', () => {
  const { queryKey } = ownAwayQuery(day, day);
  expect(ownShiftsKey.every((part, index) => queryKey[index] === part)).toBe(false);
});
