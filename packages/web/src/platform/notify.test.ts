import { expect, test } from 'vitest';
import { closeNotice, NOTICE, noticeStore, notify } from './notify.ts';

const shown = (): readonly string[] => noticeStore.read().map(({ text }) => text);

test('[P8.10] notices are of type 1 success, 3 warning and 4 error', () => {
  expect(NOTICE).toEqual({ success: 1, warning: 3, error: 4 });
});

test('[P9.17] a snackbar stays 3000 ms unless its caller says otherwise; an error waits for its reader', () => {
  notify({ type: NOTICE.success, text: 'fatto' });
  notify({ type: NOTICE.warning, text: 'attenzione' });
  expect(noticeStore.read().map(({ staysMs }) => staysMs)).toEqual([3000, 3000]);
  notify({ type: NOTICE.warning, text: 'da leggere', staysMs: null });
  notify({ type: NOTICE.error, text: 'errore' });
  expect(noticeStore.read().map(({ staysMs }) => staysMs)).toEqual([null, null]);
});

test('at most two stand at once: the oldest leaves for a third', () => {
  for (const text of ['uno', 'due', 'tre']) notify({ type: NOTICE.error, text });
  expect(shown()).toEqual(['due', 'tre']);
});

test('the same words are not shown twice', () => {
  notify({ type: NOTICE.error, text: 'uno' });
  notify({ type: NOTICE.error, text: 'due' });
  notify({ type: NOTICE.error, text: 'uno' });
  expect(shown()).toEqual(['due', 'uno']);
});

test('a notice is closed by its id, and who draws hears of it', () => {
  let heard = 0;
  const stop = noticeStore.subscribe(() => heard++);
  const id = notify({ type: NOTICE.success, text: 'uno' });
  closeNotice(id);
  closeNotice(id);
  stop();
  expect(shown()).toEqual([]);
  expect(heard).toBe(2);
});
