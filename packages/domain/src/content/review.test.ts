import { expect, test } from 'vitest';
import type { Day } from '../kernel/index.ts';
import { checkReview } from './index.ts';
import type { ItemState, ItemTypeName } from './index.ts';

const TODAY = 20_000 as Day;

test.each<[string, ItemTypeName, ItemState, number, string]>([
  ['a draft for a week', 'Echo_Articolo', 'DRAFT', 7, 'accepted'],
  ['what was asked for, today', 'Echo_Articolo', 'ASKED', 0, 'accepted'],
  ['what was sent back', 'Echo_Articolo', 'SENT_BACK', 7, 'accepted'],
  ['what is scheduled, for thirty days', 'Echo_Articolo', 'SCHEDULED', 30, 'accepted'],
  ['not for longer', 'Echo_Articolo', 'DRAFT', 31, 'review-too-long'],
  ['not until yesterday', 'Echo_Articolo', 'DRAFT', -1, 'review-day-past'],
  ['not what readers see', 'Echo_Articolo', 'PUBLISHED', 7, 'review-no-draft'],
  ['not what was withdrawn', 'Echo_Articolo', 'WITHDRAWN', 7, 'review-no-draft'],
  ['not a link, which has no page', 'Echo_Link', 'DRAFT', 7, 'review-no-draft'],
])('a colleague reads %s', (_, type, state, days, expected) => {
  const decided = checkReview({ type, state }, (TODAY + days) as Day, TODAY);
  expect(decided.ok ? 'accepted' : decided.code).toBe(expected);
});
