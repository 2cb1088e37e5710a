import { describe, expect, test } from 'vitest';
import { STATUS_LABELS, changeLabel, changeList, leaveLabel, leaveList, tripLabel } from './index.ts';
import type { LeaveState } from './index.ts';

const STATES: readonly LeaveState[] = [10, 20, 30, 40, 50, 60, 70];
const statesIn = (list: 'pending' | 'handled' | null, level: 'first' | 'second') =>
  STATES.filter((state) => leaveList(state, level) === list);

describe('labels of leave', () => {
  test.each([
    ['[M4.1.01]', 10, 'Approvato'],
    ['[M4.1.02]', 20, 'In attesa di annullo'],
    ['[M4.1.03]', 30, 'Annullato'],
    ['[M4.1.04]', 40, 'Da approvare'],
    ['[M4.1.05]', 50, 'Vistato da approvare'],
    ['[M4.1.06]', 60, 'Da vistare'],
    ['[M4.1.07]', 70, 'Rifiutato'],
  ] as const)('%s a manager reads %i as %s', (_clause, state, label) => {
    expect(leaveLabel(state, 'manager')).toBe(label);
  });

  test('[M4.1.11] any other number is a dash', () => {
    for (const state of [0, 5, 25, 80, -10, NaN]) {
      expect(leaveLabel(state, 'manager')).toBe('–');
      expect(leaveLabel(state, 'employee')).toBe('–');
    }
  });

  test("[E4.38] the self-service says 'In attesa di annullamento', and for the others what managers read", () => {
    expect(STATES.map((state) => leaveLabel(state, 'employee'))).toEqual([
      'Approvato',
      'In attesa di annullamento',
      'Annullato',
      'Da approvare',
      'Vistato da approvare',
      'Da vistare',
      'Rifiutato',
    ]);
  });

  test('[M4.1.09][M4.1.10] handled are 10, 30, 50 and 70, pending 20, 40 and 60', () => {
    expect(statesIn('pending', 'first')).toEqual([20, 40, 60]);
    expect(statesIn('handled', 'first')).toEqual([10, 30, 50, 70]);
  });

  test('[M4.5.20] the second level is asked 20 and 50; what the first has yet to do is in neither list', () => {
    expect(statesIn('pending', 'second')).toEqual([20, 50]);
    expect(statesIn('handled', 'second')).toEqual([10, 30, 70]);
    expect(statesIn(null, 'second')).toEqual([40, 60]);
  });
});

describe('labels of shift changes', () => {
  const change = (
    state: number | 'MANUAL_WAITING',
    type = 1,
    reader: 'manager' | 'employee' = 'manager',
    hasClosingEntry = false,
  ) => changeLabel({ state, type, hasClosingEntry }, reader);

  test('each state has its own', () => {
    expect(Array.from({ length: 11 }, (_, state) => change(state))).toEqual([
      'Idle',
      'In lavorazione',
      'In attesa accettazione',
      'Rifiutata da dipendenti',
      'In attesa approvazione Rostering',
      'Approvato in attesa di registrazione',
      'Non approvata',
      'Approvata',
      'Errore',
      'Annullata',
      '–',
    ]);
  });

  test('a manual request that waits is state 4 of type 4, its code, or for managers a 9 that nobody ended', () => {
    const manual = 'Richiesta manuale in attesa di approvazione';
    expect(change(4, 4)).toBe(manual);
    expect(change(4, 4, 'employee')).toBe(manual);
    expect(change('MANUAL_WAITING')).toBe(manual);
    expect(change(9, 4)).toBe(manual);
    expect(change(9, 4, 'manager', true)).toBe('Annullata');
    expect(change(9, 4, 'employee')).toBe('Annullata');
    expect(change(9, 1)).toBe('Annullata');
    expect(change(2, 4)).toBe('In attesa accettazione');
  });

  test('pending are 2, 4 and manual ones, handled 3 and 5 to 9, and 0 and 1 stand nowhere', () => {
    const lists = Array.from({ length: 10 }, (_, state) => changeList(change(state)));
    expect(lists).toEqual([
      null,
      null,
      'pending',
      'handled',
      'pending',
      'handled',
      'handled',
      'handled',
      'handled',
      'handled',
    ]);
    expect(changeList(change(4, 4))).toBe('pending');
  });
});

describe('labels of trips', () => {
  test.each([
    ['APERTA', 'Aperta'],
    ['DA AUTORIZZARE', 'Da autorizzare'],
    ['in autorizzazione', 'Da autorizzare'],
    ['autorizzata', 'Autorizzata'],
    ['Rifiutata', 'Non autorizzata'],
    ['NON AUTORIZZATA', 'Non autorizzata'],
    ['da approvare', 'Da approvare'],
    ['APPROVATA', 'Approvata'],
    ['NON APPROVATA', 'Non approvata'],
    ['DA LIQUIDARE', 'Da liquidare'],
    ['LIQUIDATA', 'Liquidata'],
    ['ANNULLATA', 'Annullata'],
    ['constructor', '–'],
  ] as const)('%s is read as %s, whatever its case', (state, label) => {
    expect(tripLabel(state, 'manager')).toBe(label);
  });

  test('the employee reads the wait for an authorisation in other words', () => {
    expect(tripLabel('DA AUTORIZZARE', 'employee')).toBe('in autorizzazione');
    expect(tripLabel('In autorizzazione', 'employee')).toBe('in autorizzazione');
    expect(tripLabel('DA APPROVARE', 'employee')).toBe('Da approvare');
  });
});

test('[M4.1.08] labels of single places are in use too', () => {
  for (const label of [
    'In attesa accettazione',
    'In attesa approvazione Rostering',
    'Rifiutata dal dipendente',
    'Da autorizzare',
  ] as const)
    expect(STATUS_LABELS).toContain(label);
});
