import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from '../../platform/call-failure.ts';
import { dayForm } from './day-form.ts';
import { TODAY, aShift, openedForm } from './opened-day.fixture.ts';
import { overtakenBy } from './refused-save.ts';
import { shiftBody } from './write-shift.ts';

const editing = (shift = aShift()) => dayForm(openedForm({ shift }), { type: 'edit' });

test('[M3.32][M3.33] the body names date, person, turn in upper case, notes, flag, and the version that was seen', () => {
  const form = dayForm(editing(), {
    type: 'write',
    fields: { turn: 'm', isStr: true, note: ' Collaudo ', noteTurno: 'Posto 3 ' },
  });
  expect(shiftBody(form, TODAY)).toEqual({
    date: '20261222',
    employeeId: '800123',
    turn: 'M',
    startDate: null,
    endDate: null,
    note: 'Collaudo',
    noteTurno: 'Posto 3',
    isStr: true,
    version: 3,
  });
  expect(shiftBody(editing(), TODAY)).toMatchObject({ note: null, noteTurno: null, isStr: false });
});

test('times of its own go along while the turn is kept, and are dropped with it', () => {
  const form = editing(aShift({ startDate: '20261221 2200', endDate: '20261222 0600' }));
  expect(shiftBody(form, TODAY)).toMatchObject({ startDate: '20261221 2200', endDate: '20261222 0600' });
  const other = dayForm(form, { type: 'choose', turn: 'M' });
  expect(shiftBody(other, TODAY)).toMatchObject({ turn: 'M', startDate: null, endDate: null });
});

test('what the rules refuse has no body', () => {
  expect(shiftBody(dayForm(editing(), { type: 'write', fields: { turn: 'X9' } }), TODAY)).toBeNull();
});

test('a lost race says what stands there, who put it and when', () => {
  const reply = {
    outcome: { code: -412, messageIT: 'Il turno è cambiato' },
    current: aShift({ turn: 'P', version: 4 }),
    modifyUser: { employeeName: 'Paolo', employeeSurname: 'Rinaldi' },
    modifyDate: '14/12/2026 10:41',
  };
  expect(overtakenBy(new CallFailed('updateShift', 412, reply), 'update')).toEqual({
    current: reply.current,
    by: {
      who: reply.modifyUser,
      when: '14/12/2026 10:41',
      refused: { action: 'update', message: 'Il turno è cambiato' },
    },
  });
});

test('a shift that stands there by now is a lost race too; its value may have to be read', () => {
  const exists = new CallFailed('createShift', 409, { outcome: { code: -424, messageIT: 'Esiste già' } });
  expect(overtakenBy(exists, 'insert')).toEqual({
    current: undefined,
    by: { who: null, when: null, refused: { action: 'insert', message: 'Esiste già' } },
  });
});

test('every other failure is none', () => {
  const closed = new CallFailed('updateShift', 409, { outcome: { code: -420, messageIT: '' } });
  expect(overtakenBy(closed, 'update')).toBeNull();
  expect(overtakenBy(new NetworkFailed('updateShift', 'offline'), 'update')).toBeNull();
});
