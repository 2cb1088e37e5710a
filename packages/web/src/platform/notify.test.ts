import { beforeEach, expect, test } from 'vitest';
import { closeAllNotices, closeNotice, ERROR_FLAG_MS, NOTICE, noticeStore, notify, stayOf } from './notify.ts';

beforeEach(closeAllNotices);

test('[P8.10] the types of a notice are 1 success, 3 warning and 4 error', () => {
  expect(NOTICE).toEqual({ success: 1, warning: 3, error: 4 });
});

test('[P9.17] a success stays three seconds; what asks for attention stays until it is closed', () => {
  expect(stayOf({ type: NOTICE.success, text: 'Fatto' })).toBe(3000);
  expect(stayOf({ type: NOTICE.warning, text: 'Attenzione' })).toBeNull();
  expect(stayOf({ type: NOTICE.error, text: 'Errore' })).toBeNull();
  expect(stayOf({ type: NOTICE.success, text: 'Fatto', staysMs: 8000 })).toBe(8000);
});

test('[P9.18] the flag of an error stays two seconds', () => {
  expect(ERROR_FLAG_MS).toBe(2000);
});

test('at most two notices stand at once, the oldest leaves, and the same words come once', () => {
  for (const text of ['uno', 'due', 'due', 'tre']) notify({ type: NOTICE.error, text });
  expect(noticeStore.read().map(({ text }) => text)).toEqual(['due', 'tre']);
  closeNotice(noticeStore.read()[0]?.id ?? -1);
  expect(noticeStore.read().map(({ text }) => text)).toEqual(['tre']);
});
