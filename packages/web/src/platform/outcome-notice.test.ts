import { OUTCOME } from '@torre/contract/outcome';
import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from './call-failure.ts';
import { NOTICE } from './notify.ts';
import { failureNotice, outcomeNotice } from './outcome-notice.ts';

const FAILED = 'Non è stato possibile salvare il turno';

test('[M8.04] a lost network shows the same text as a refusal, without its detail', () => {
  const refused = new CallFailed('saveShift', 409, {
    outcome: { code: -420, messageIT: 'Il giorno è chiuso.' },
  });
  expect(failureNotice(refused, FAILED)).toEqual({
    type: NOTICE.error,
    header: FAILED,
    text: 'Il giorno è chiuso.',
  });
  for (const reason of ['offline', 'timeout'] as const) {
    expect(failureNotice(new NetworkFailed('saveShift', reason), FAILED)).toEqual({
      type: NOTICE.error,
      text: FAILED,
    });
  }
});

test('a refusal without a sentence of the server shows the text alone', () => {
  expect(failureNotice(new CallFailed('saveShift', 500, 'Bad gateway'), FAILED)).toEqual({
    type: NOTICE.error,
    text: FAILED,
  });
});

test('a save whose counters did not follow is a warning that waits to be read', () => {
  const saved = outcomeNotice({ outcome: { code: 1, messageIT: '' } }, 'Salvato', 'Salvato, contatori fermi');
  expect(saved).toMatchObject({ type: NOTICE.warning, header: 'Salvato, contatori fermi', staysMs: null });
  expect(outcomeNotice({ outcome: { code: 0, messageIT: '' } }, 'Salvato', '')).toEqual({
    type: NOTICE.success,
    text: 'Salvato',
  });
});

test('a save of which some cells were refused says so in the words of the server, and nothing of counters', () => {
  const partly = { outcome: { code: OUTCOME.partlySaved, messageIT: 'Un turno modificato, uno no.' } };
  expect(outcomeNotice(partly, 'Salvato', 'Salvato, contatori fermi')).toEqual({
    type: NOTICE.warning,
    text: 'Un turno modificato, uno no.',
    staysMs: null,
  });
});
