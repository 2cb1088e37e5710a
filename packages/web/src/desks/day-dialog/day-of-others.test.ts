import { describe, expect, test } from 'vitest';
import { dayForm } from './day-form.ts';
import type { DayEvent, DayForm } from './day-form-state.ts';
import { BOOK, TODAY, aDay, aShift, openedForm } from './opened-day.fixture.ts';

const run = (form: DayForm, ...events: readonly DayEvent[]): DayForm => events.reduce(dayForm, form);
const EDIT: DayEvent = { type: 'edit' };
const SAVE: DayEvent = { type: 'ask-save', today: TODAY };
const YES: DayEvent = { type: 'yes', today: TODAY };
const choose = (turn: string): DayEvent => ({ type: 'choose', turn });
const note = (text: string): DayEvent => ({ type: 'write', fields: { note: text } });
const RINALDI = { employeeName: 'Paolo', employeeSurname: 'Rinaldi' };

describe('somebody else', () => {
  const theirs = aShift({ turn: 'P', version: 4 });
  const read = (who: typeof RINALDI | null): DayEvent => ({
    type: 'read',
    day: aDay({ shift: theirs }),
    book: BOOK,
    who,
  });
  const stopped = (action: 'insert' | 'update' | 'delete'): DayEvent => ({
    type: 'stopped',
    problem: {
      kind: 'stale',
      current: theirs,
      by: { who: RINALDI, when: '14/12/2026 10:41', refused: { action, message: '' } },
    },
  });
  const overtaken = run(openedForm(), EDIT, choose('M'), note('Collaudo'), SAVE, YES, stopped('update'));

  test('an untouched form shows the new value at once', () => {
    expect(run(openedForm(), read(RINALDI))).toMatchObject({
      base: theirs,
      fields: { turn: 'P' },
      problem: null,
      news: null,
    });
  });

  test('typed text stays, and the change is announced with who did it', () => {
    const form = run(openedForm(), EDIT, choose('M'), note('Collaudo'), read(RINALDI));
    expect(form).toMatchObject({
      fields: { turn: 'M', note: 'Collaudo' },
      problem: { kind: 'stale', current: theirs, by: { who: RINALDI } },
      comparing: false,
    });
    expect(run(form, { type: 'compare' }).comparing).toBe(true);
  });

  test('a stale save keeps the typed turn and note beside what stands there', () => {
    expect(overtaken).toMatchObject({
      mode: 'editing',
      fields: { turn: 'M', note: 'Collaudo' },
      problem: { kind: 'stale', current: theirs },
      comparing: true,
    });
  });

  test('a change that arrives in an open field where nothing is typed is shown and told, from what to what and by whom', () => {
    const form = run(openedForm(), EDIT, read(RINALDI));
    expect(form).toMatchObject({
      mode: 'editing',
      fields: { turn: 'P' },
      news: { who: RINALDI, before: { turn: 'N' }, after: { turn: 'P' } },
    });
    expect(run(form, choose('M'), SAVE).question).toEqual({ about: 'update' });
    const again = {
      ...read(RINALDI),
      day: aDay({ shift: aShift({ turn: 'FREE', version: 5 }) }),
    } as DayEvent;
    expect(run(form, choose('M'), again)).toMatchObject({ news: null, problem: { kind: 'stale' } });
  });

  test('a save beside a change that nobody has looked at yet shows both values and asks nothing', () => {
    const form = run(openedForm(), EDIT, choose('M'), read(RINALDI), SAVE);
    expect(form).toMatchObject({ comparing: true, question: null, fields: { turn: 'M' } });
    expect(run(form, { type: 'save-over', today: TODAY })).toMatchObject({
      saving: 'update',
      base: { version: 4 },
      fields: { turn: 'M' },
    });
  });

  test('what stands there by now as it was typed is no conflict: a save whose answer nobody waited for', () => {
    const given = run(openedForm(), EDIT, choose('P'), SAVE, YES, {
      type: 'stopped',
      problem: { kind: 'unknown' },
    });
    expect(given).toMatchObject({ mode: 'editing', fields: { turn: 'P' }, problem: { kind: 'unknown' } });
    expect(run(given, read(null))).toMatchObject({ mode: 'reading', base: theirs, problem: null });
  });

  test('nothing can be saved past an open conflict but by choosing', () => {
    expect(run(overtaken, SAVE).question).toBeNull();
  });

  test('taking what stands drops what was typed', () => {
    expect(run(overtaken, { type: 'take-standing' })).toMatchObject({
      mode: 'reading',
      base: theirs,
      fields: { turn: 'P' },
      problem: null,
    });
  });

  test('saving over it goes out on the version that stands now', () => {
    const form = run(overtaken, { type: 'save-over', today: TODAY });
    expect(form).toMatchObject({
      mode: 'saving',
      saving: 'update',
      base: { version: 4 },
      fields: { turn: 'M', note: 'Collaudo' },
    });
  });

  test('saving over an insert that came too late is an update', () => {
    const empty = openedForm({ shift: null, allowedActions: ['insert'] });
    const form = run(empty, EDIT, choose('M'), SAVE, YES, stopped('insert'), {
      type: 'save-over',
      today: TODAY,
    });
    expect(form.saving).toBe('update');
  });

  test('a delete that came too late deletes what stands there, when asked again', () => {
    const form = run(openedForm(), EDIT, { type: 'ask-delete' }, YES, stopped('delete'), {
      type: 'save-over',
      today: TODAY,
    });
    expect(form).toMatchObject({ saving: 'delete', base: { version: 4 } });
  });

  test('an open conflict follows a second change', () => {
    const again = aShift({ turn: 'FREE', version: 5 });
    const form = run(overtaken, { type: 'read', day: aDay({ shift: again }), book: BOOK, who: null });
    expect(form).toMatchObject({ problem: { current: again, by: { who: RINALDI } }, comparing: true });
  });
});
