import { ruleSetOn } from '@torre/domain/configuration';
import { dayOf } from '@torre/domain/kernel';
import { judgeCycle, judgeDefinitions } from '@torre/domain/legality';
import { expect, test } from 'vitest';
import { CYCLES, turnsOf } from './base-cycles.ts';
import type { CycleId } from './base-cycles.ts';
import { SHIFT_LIST, shiftNamed } from './shift-list.ts';

const BASE = ruleSetOn(new Map(), null, 'CTA', dayOf(2026, 12, 14));

test('every working shift of more than six hours has its pause (domain.md 3.5)', () => {
  expect(judgeDefinitions(SHIFT_LIST, BASE)).toEqual([]);
  const night = { ...shiftNamed('N'), beginTimeNonWorking: null, endTimeNonWorking: null };
  expect(judgeDefinitions([night], BASE)).toHaveLength(1);
});

test('no cycle breaks a rule of BASE but M1 P1 R, which shows what a finding is (domain.md 9.2)', () => {
  const broken = (Object.keys(CYCLES) as CycleId[]).filter(
    (id) => judgeCycle(turnsOf(id).map(shiftNamed), BASE, 'CTA').length > 0,
  );
  expect(broken).toEqual(['M1-P1-R']);
});
