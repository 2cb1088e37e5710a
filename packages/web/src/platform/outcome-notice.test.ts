import { expect, test } from 'vitest';
import { CallFailed, isFailure, NetworkFailed } from './call-failure.ts';
import { NOTICE } from './notify.ts';
import { failureNotice, outcomeNotice } from './outcome-notice.ts';

const reply = (code: number, messageIT = '') => ({ outcome: { code, messageIT } });

test('[M8.01] outcome 0 of a save is a success', () => {
  expect(isFailure('write', 0)).toBe(false);
  expect(outcomeNotice(reply(0), 'Fatto', 'Fatto a metà')).toEqual({ type: NOTICE.success, text: 'Fatto' });
});

test('[M8.02] a positive outcome of a save is a warning: saved, counters not updated', () => {
  expect(isFailure('write', 1)).toBe(false);
  expect(outcomeNotice(reply(1), 'Fatto', 'Fatto, contatori no')).toMatchObject({ type: 3, header: 'Fatto, contatori no' });
});

test("[M8.03] a negative outcome is an error with the server's sentence, if there is one", () => {
  expect(isFailure('write', -420)).toBe(true);
  const withSentence = new CallFailed('updateShift', 409, reply(-420, 'Il mese è chiuso'));
  expect(failureNotice(withSentence, 'Non salvato')).toEqual({ type: 4, header: 'Non salvato', text: 'Il mese è chiuso' });
  expect(failureNotice(new CallFailed('updateShift', 500, null), 'Non salvato')).toEqual({ type: 4, text: 'Non salvato' });
});

test('[M8.04] a lost network shows the same text without detail', () => {
  expect(failureNotice(new NetworkFailed('updateShift', 'offline'), 'Non salvato')).toEqual({ type: 4, text: 'Non salvato' });
});

test('[M8.17] any outcome but 0 makes a read fail, unless it is one that the read expects', () => {
  expect(isFailure('read', 1)).toBe(true);
  expect(isFailure('read', -1)).toBe(true);
  expect(isFailure('read', 100, [100])).toBe(false);
});
