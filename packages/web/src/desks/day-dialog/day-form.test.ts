import { describe, expect, test } from 'vitest';
import { dayForm } from './day-form.ts';
import { isDirty, type DayEvent, type DayForm } from './day-form-state.ts';
import { TODAY, aShift, openedForm } from './opened-day.fixture.ts';

const run = (form: DayForm, ...events: readonly DayEvent[]): DayForm => events.reduce(dayForm, form);
const EDIT: DayEvent = { type: 'edit' };
const SAVE: DayEvent = { type: 'ask-save', today: TODAY };
const YES: DayEvent = { type: 'yes', today: TODAY };
const NO: DayEvent = { type: 'no' };
const choose = (turn: string): DayEvent => ({ type: 'choose', turn });
const note = (text: string): DayEvent => ({ type: 'write', fields: { note: text } });

describe('reading and editing', () => {
  test('[M4.7.01] a cell opens read-only, with what stands there', () => {
    const form = openedForm();
    expect(form.mode).toBe('reading');
    expect(form.fields).toEqual({ turn: 'N', isStr: false, note: '', noteTurno: '', reason: {} });
    expect(run(form, note('ignored')).fields.note).toBe('');
  });

  test("[M4.7.02] 'Modifica' makes the form editable", () => {
    expect(run(openedForm(), EDIT, note('Collaudo')).fields.note).toBe('Collaudo');
  });

  test("[M4.7.03] 'Annulla' returns to read-only and resets what was written", () => {
    const form = run(openedForm(), EDIT, choose('M'), note('Collaudo'), { type: 'reset' });
    expect(form).toMatchObject({ mode: 'reading', fields: { turn: 'N', note: '' }, refusal: null });
    expect(isDirty(form)).toBe(false);
  });

  test('a closed day cannot be made editable', () => {
    expect(run(openedForm({ allowedActions: [] }), EDIT).mode).toBe('reading');
  });

  test('what was typed and never saved is back when the cell is opened again', () => {
    const kept = {
      fields: { turn: 'P', isStr: false, note: 'Collaudo', noteTurno: '', reason: {} },
      version: 3,
    };
    expect(openedForm({}, kept)).toMatchObject({
      mode: 'editing',
      fields: kept.fields,
      restored: true,
      problem: null,
    });
  });

  test('kept text says so when somebody changed the cell meanwhile', () => {
    const kept = {
      fields: { turn: 'P', isStr: false, note: 'Collaudo', noteTurno: '', reason: {} },
      version: 2,
    };
    expect(openedForm({}, kept)).toMatchObject({
      problem: { kind: 'stale', current: { turn: 'N' } },
      comparing: false,
    });
  });

  test('a closed day shows no kept text', () => {
    const kept = {
      fields: { turn: 'P', isStr: false, note: 'Collaudo', noteTurno: '', reason: {} },
      version: 3,
    };
    expect(openedForm({ allowedActions: [] }, kept)).toMatchObject({
      mode: 'reading',
      fields: { turn: 'N' },
    });
  });
});

describe('the main shift', () => {
  test('[M5.02] a name is taken whatever its case, and written as the plant writes it', () => {
    expect(run(openedForm(), EDIT, choose('m'))).toMatchObject({ fields: { turn: 'M' }, refusal: null });
  });

  test('[M4.7.12][M5.01] a shift left empty makes the turn invalid', () => {
    expect(run(openedForm(), EDIT, choose('')).refusal).toBe('turnRequired');
  });

  test('[M5.03] an unknown name and a secondary activity are refused and stay as typed', () => {
    expect(run(openedForm(), EDIT, choose('X9'))).toMatchObject({
      fields: { turn: 'X9' },
      refusal: 'forbiddenTurns',
    });
    expect(run(openedForm(), EDIT, choose('UCS')).refusal).toBe('forbiddenTurns');
  });

  test('an invalid shift is refused at the save, and nothing is asked', () => {
    expect(run(openedForm(), EDIT, choose('X9'), SAVE)).toMatchObject({
      question: null,
      refusal: 'forbiddenTurns',
    });
  });

  test('[M4.7.11] choosing FREE unchecks overtime, and it stays unchecked', () => {
    const form = run(openedForm({ shift: aShift({ isStr: true }) }), EDIT, choose('FREE'));
    expect(form.fields.isStr).toBe(false);
    expect(run(form, { type: 'write', fields: { isStr: true } }).fields.isStr).toBe(false);
  });
});

describe('FLES after six working days', () => {
  const editing = run(openedForm({ has6WorkingDaysBefore: true }), EDIT, choose('P'));

  test('[M5.13] choosing FLES asks', () => {
    expect(run(editing, choose('fles')).question).toEqual({ about: 'fles', thenSave: false });
  });

  test('[M5.13] nothing is asked in a plant that is not strategic, nor after fewer days', () => {
    for (const day of [
      { has6WorkingDaysBefore: true, isStrategic: false },
      { has6WorkingDaysBefore: false },
    ]) {
      expect(run(openedForm(day), EDIT, choose('FLES')).question).toBeNull();
    }
  });

  test('[M5.48] declining leaves the former shift chosen and saves nothing', () => {
    expect(run(editing, choose('FLES'), NO)).toMatchObject({
      fields: { turn: 'P' },
      question: null,
      saving: null,
    });
  });

  test('[M5.48] declining at the save leaves the former shift chosen and saves nothing', () => {
    const asked = run(editing, { type: 'write', fields: { turn: 'FLES' } }, SAVE);
    expect(asked.question).toEqual({ about: 'fles', thenSave: true });
    expect(run(asked, NO)).toMatchObject({ fields: { turn: 'P' }, question: null, saving: null });
  });

  test('who accepts is asked once', () => {
    const accepted = run(editing, choose('FLES'), YES);
    expect(accepted).toMatchObject({ fields: { turn: 'FLES' }, question: null });
    expect(run(accepted, SAVE).question).toEqual({ about: 'update' });
  });

  test('who accepts at the save goes on to its confirmation', () => {
    expect(run(editing, { type: 'write', fields: { turn: 'FLES' } }, SAVE, YES).question).toEqual({
      about: 'update',
    });
  });
});

describe('saving', () => {
  test('[M4.7.05] an empty cell is inserted, a shift updated, and a delete removes it', () => {
    const empty = openedForm({ shift: null, allowedActions: ['insert'] });
    expect(run(empty, EDIT, choose('M'), SAVE).question).toEqual({ about: 'insert' });
    expect(run(openedForm(), EDIT, choose('M'), SAVE).question).toEqual({ about: 'update' });
    expect(run(openedForm(), EDIT, { type: 'ask-delete' }, YES)).toMatchObject({
      mode: 'saving',
      saving: 'delete',
    });
  });

  test('nothing is saved before the question is answered with yes', () => {
    const asked = run(openedForm(), EDIT, choose('M'), SAVE);
    expect(asked.saving).toBeNull();
    expect(run(asked, NO)).toMatchObject({ mode: 'editing', saving: null, fields: { turn: 'M' } });
    expect(run(asked, YES)).toMatchObject({ mode: 'saving', saving: 'update' });
  });

  test('a saved shift is read-only again and is the one to start from', () => {
    const saved = aShift({ turn: 'M', version: 4 });
    const form = run(openedForm(), EDIT, choose('M'), SAVE, YES, { type: 'saved', shift: saved });
    expect(form).toMatchObject({ mode: 'reading', base: saved, fields: { turn: 'M' } });
  });

  test('a failed save keeps what was typed', () => {
    const form = run(openedForm(), EDIT, choose('M'), note('Collaudo'), SAVE, YES, {
      type: 'stopped',
      problem: { kind: 'refused', text: 'Servizio fermo', isLost: false },
    });
    expect(form).toMatchObject({
      mode: 'editing',
      fields: { turn: 'M', note: 'Collaudo' },
      problem: { kind: 'refused', text: 'Servizio fermo' },
      attempted: 'update',
    });
  });

  test('a note beyond its length is refused before anything is asked', () => {
    expect(run(openedForm(), EDIT, note('x'.repeat(2001)), SAVE)).toMatchObject({
      refusal: 'noteTooLong',
      question: null,
    });
  });

  test('leaving with unsaved text is asked; yes drops it, no keeps it', () => {
    const asked = run(openedForm(), EDIT, note('Collaudo'), { type: 'ask-leave' });
    expect(run(asked, NO)).toMatchObject({ mode: 'editing', fields: { note: 'Collaudo' } });
    expect(isDirty(run(asked, YES))).toBe(false);
  });
});
