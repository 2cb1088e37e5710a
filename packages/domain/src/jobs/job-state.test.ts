import { expect, test } from 'vitest';
import { JOB, JOB_STATES } from './job-state.ts';

test('a job that has ended badly is tried again, one that has not ended is cancelled', () => {
  const allowed = JOB_STATES.map((state) => [state, ...JOB.allowed(state, ['administrator'])]);
  expect(allowed).toEqual([
    ['in attesa', 'cancel'],
    ['in corso', 'cancel'],
    ['da ripetere', 'cancel'],
    ['completato'],
    ['fallito', 'retry'],
    ['annullato', 'retry'],
  ]);
});
