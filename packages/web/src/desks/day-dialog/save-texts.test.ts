import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from '../../platform/call-failure.ts';
import { detailOf, failedNotice, savedNotice } from './save-texts.ts';

const answer = (code: number) => ({ outcome: { code, messageIT: '' } });

test('[M8.45][M8.01] a modification says so as a success', () => {
  expect(savedNotice('update', answer(0))).toMatchObject({
    type: 1,
    text: 'Modifica avvenuta con successo.',
  });
});

test('[M8.46] an insertion says so as a success', () => {
  expect(savedNotice('insert', answer(0))).toMatchObject({
    type: 1,
    text: 'Inserimento avvenuto con successo.',
  });
});

test('[M8.78] a deletion says so as a success with its header', () => {
  expect(savedNotice('delete', answer(0))).toEqual({
    type: 1,
    header: 'Eliminazione avvenuta',
    text: 'Eliminazione avvenuta con successo.',
  });
});

test.each([
  ['[M8.20]', 'update', 'Modifica avvenuta con successo. Non è stato possibile aggiornare i contatori'],
  ['[M8.75]', 'insert', 'Inserimento avvenuto con successo. Non è stato possibile aggiornare i contatori'],
  ['[M8.76]', 'delete', 'Eliminazione avvenuta con successo. Non è stato possibile aggiornare i contatori'],
] as const)('%s[M8.02] %s saved while the counters fail is a warning', (_clause, action, text) => {
  expect(savedNotice(action, answer(1))).toMatchObject({ type: 3, header: text });
});

test('[M8.79][M8.03] a failed save carries the sentence of the server', () => {
  const refused = new CallFailed('updateShift', 409, {
    outcome: { code: -420, messageIT: 'Il mese è chiuso' },
  });
  expect(failedNotice('insert', refused).text).toBe("Errore nell'inserimento del turno. Il mese è chiuso");
  expect(failedNotice('update', refused).text).toBe('Errore nella modifica del turno. Il mese è chiuso');
  expect(failedNotice('delete', refused).text).toBe("Errore nell'eliminazione del turno. Il mese è chiuso");
});

test('[M8.04] a lost network shows the same text without detail', () => {
  const lost = new NetworkFailed('updateShift', 'offline');
  expect(failedNotice('update', lost)).toMatchObject({ type: 4, text: 'Errore nella modifica del turno.' });
});

test('the window itself says that the connection is lost', () => {
  expect(detailOf(new NetworkFailed('updateShift', 'offline'))).toBe(
    'Il collegamento con Torre è interrotto.',
  );
  expect(detailOf(new NetworkFailed('updateShift', 'aborted'))).toBe('');
});
