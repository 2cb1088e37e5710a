import type { Lock } from '@torre/contract/locks';
import { describe, expect, test } from 'vitest';
import { dayForm } from './day-form.ts';
import type { DayEvent, DayForm } from './day-form-state.ts';
import { BOOK, TODAY, aDay, openedForm } from './opened-day.fixture.ts';

const LOCK: Lock = {
  lockId: '01a20027-fa68-704e-aea4-e827010df9b7',
  kind: 'day',
  plant: 'LIRR',
  employeeId: null,
  employeeName: null,
  employeeSurname: null,
  from: '20261221',
  to: '20261221',
  reason: 'Conteggio',
  lockedBy: { employeeName: 'Anna', employeeSurname: 'Fontana' },
  lockedAt: '14/12/2026 10:00',
  allowedActions: ['lift'],
};
const run = (form: DayForm, ...events: readonly DayEvent[]): DayForm => events.reduce(dayForm, form);
const locked = aDay({ lock: LOCK, allowedActions: [] });
const read = (day: typeof locked): DayEvent => ({ type: 'read', day, book: BOOK, who: null });
const EDIT: DayEvent = { type: 'edit' };
const NOTE: DayEvent = { type: 'write', fields: { note: 'Collaudo' } };
const SAVE: DayEvent = { type: 'ask-save', today: TODAY };

describe('a locked day', () => {
  test('cannot be made editable', () => {
    expect(run(openedForm({ lock: LOCK, allowedActions: [] }), EDIT).mode).toBe('reading');
  });

  test('becomes read-only under a hand that has written nothing', () => {
    expect(run(openedForm(), EDIT, read(locked)).mode).toBe('reading');
  });

  test('keeps what was written, asks for no save, and saves it once the lock is lifted', () => {
    const form = run(openedForm(), EDIT, NOTE, read(locked));
    expect(form).toMatchObject({ mode: 'editing', fields: { note: 'Collaudo' } });
    expect(run(form, SAVE)).toMatchObject({ question: null, refusal: 'locked' });
    expect(run(form, read(aDay()), SAVE)).toMatchObject({
      question: { about: 'update' },
      fields: { note: 'Collaudo' },
    });
  });
});
