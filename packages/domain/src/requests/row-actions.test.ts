import { describe, expect, test } from 'vitest';
import { LEAVE, STATUS_LABELS, leaveLabel, operationCode, operationOfCode, rowActions } from './index.ts';
import type { ActionRow, ActionViewer, LeaveState, RowAction, StatusLabel } from './index.ts';

const ROW: ActionRow = {
  kind: 'leave',
  label: 'Da approvare',
  measure: 'GG',
  isIgnored: false,
  gestdoc: '',
  direction: null,
  isLaw104: false,
  isRegistered: false,
  lacksDocument: false,
  allowedActions: [
    'approve',
    'authorize',
    'reject',
    'delete',
    'ignore',
    'consider',
    'cancel',
    'annul',
    'notApprove',
  ],
};
const MANAGER: ActionViewer = { side: 'manager', relation: 'first', place: 'list', hasCauses: true };
const EMPLOYEE: ActionViewer = { ...MANAGER, side: 'employee', relation: 'owner' };

const shown = (row: Partial<ActionRow>, viewer: Partial<ActionViewer> = {}) =>
  rowActions({ ...ROW, ...row }, { ...MANAGER, ...viewer });
const names = (row: Partial<ActionRow>, viewer: Partial<ActionViewer> = {}) =>
  shown(row, viewer).map(({ action }) => action);
const reasonOf = (action: RowAction, row: Partial<ActionRow>, viewer: Partial<ActionViewer> = {}) =>
  shown(row, viewer).find((one) => one.action === action)?.reason;
/** The labels with which a manager sees the action. */
const labelsWith = (action: RowAction, row: Partial<ActionRow> = {}, viewer: Partial<ActionViewer> = {}) =>
  STATUS_LABELS.filter((label) => names({ ...row, label }, viewer).includes(action)).sort((one, other) =>
    one < other ? -1 : 1,
  );

const WAITING: readonly StatusLabel[] = [
  'In attesa approvazione Rostering',
  'Richiesta manuale in attesa di approvazione',
];
const sorted = (...labels: readonly StatusLabel[]) => labels.toSorted((one, other) => (one < other ? -1 : 1));

describe('what a manager is shown', () => {
  test('[M4.5.01] delete', () => {
    expect(labelsWith('delete')).toEqual(
      sorted('In attesa di annullo', 'Da autorizzare', 'Da approvare', 'Da vistare', ...WAITING),
    );
  });

  test('[M4.5.02] approve', () => {
    expect(labelsWith('approve')).toEqual(
      sorted('In attesa di annullo', 'Da approvare', 'Da vistare', ...WAITING),
    );
  });

  test('[M4.5.03] authorize', () => {
    expect(labelsWith('authorize')).toEqual(
      sorted('In attesa di annullo', 'Da autorizzare', 'Da vistare', ...WAITING),
    );
  });

  test("[M4.5.04][M4.5.05] reject where authorize is, and on what is 'Da approvare' unless it is a trip", () => {
    const asAuthorize = sorted('In attesa di annullo', 'Da autorizzare', 'Da vistare', ...WAITING);
    expect(labelsWith('reject', { kind: 'trip' })).toEqual(asAuthorize);
    expect(labelsWith('reject')).toEqual(sorted(...asAuthorize, 'Da approvare'));
  });

  test("[M4.5.06] not approve on trips that are 'Da approvare'", () => {
    expect(labelsWith('notApprove', { kind: 'trip' })).toEqual(['Da approvare']);
    expect(labelsWith('notApprove')).toEqual([]);
  });

  test('[M4.5.07] ignore on hours that are not manual, on the card of the counter detail alone', () => {
    const hours = { measure: 'HH' } as const;
    expect(names(hours, { place: 'counter' })).toContain('ignore');
    expect(names(hours, { place: 'list' })).not.toContain('ignore');
    expect(names(hours, { place: 'day' })).not.toContain('ignore');
    expect(names({ measure: 'GG' }, { place: 'counter' })).not.toContain('ignore');
    expect(names({ measure: 'QQ' }, { place: 'counter' })).not.toContain('ignore');
    const manual = 'Richiesta manuale in attesa di approvazione';
    expect(names({ ...hours, label: manual }, { place: 'counter' })).not.toContain('ignore');
  });

  test('[E5.20] what is ignored is considered again, by managers alone', () => {
    const ignored = { measure: 'HH', isIgnored: true } as const;
    expect(names(ignored, { place: 'counter' })).toContain('consider');
    expect(names(ignored, { place: 'counter' })).not.toContain('ignore');
    const own = names(ignored, { ...EMPLOYEE, place: 'counter' });
    expect(own).not.toContain('consider');
    expect(names({ measure: 'HH' }, { ...EMPLOYEE, place: 'counter' })).not.toContain('ignore');
  });

  test('[M4.5.08] cancel only while the employee is asked', () => {
    expect(labelsWith('cancel', { kind: 'change' })).toEqual(['In attesa accettazione']);
  });

  test('annul on leave that is approved, for who decides on it alone (F12)', () => {
    expect(labelsWith('annul')).toEqual(['Approvato']);
    expect(labelsWith('annul', { kind: 'change' })).toEqual([]);
    const approved = { label: 'Approvato', allowedActions: LEAVE.allowed(10, ['manager']) } as const;
    expect(reasonOf('annul', approved)).toBe(null);
    expect(reasonOf('annul', approved, { relation: 'owner' })).toBe('own-request');
    expect(names(approved, EMPLOYEE)).not.toContain('annul');
  });

  test('[M4.5.09][M4.5.19] details and calendar on every row', () => {
    expect(labelsWith('details')).toEqual(sorted(...STATUS_LABELS));
    expect(labelsWith('calendar')).toEqual(sorted(...STATUS_LABELS));
  });

  test('[M4.5.12] no delete without causes', () => {
    expect(labelsWith('delete', {}, { hasCauses: false })).toEqual([]);
    expect(names({ label: 'Da vistare' }, { ...EMPLOYEE, hasCauses: false })).not.toContain('delete');
  });

  test('[M4.5.13] no delete on what is rejected', () => {
    expect(names({ label: leaveLabel(70, 'manager') })).toEqual(['details', 'calendar']);
    expect(names({ label: leaveLabel(70, 'employee') }, EMPLOYEE)).toEqual(['details']);
  });

  test('[M4.5.14] documents where the cause has some', () => {
    expect(names({ gestdoc: 'V' })).toContain('documents');
    expect(names({ gestdoc: 'VIC' })).toContain('documents');
    expect(names({ gestdoc: '' })).not.toContain('documents');
  });

  test('[M4.5.18] no delete on a trip, and nothing but details on a handled one', () => {
    expect(labelsWith('delete', { kind: 'trip' })).toEqual([]);
    for (const label of STATUS_LABELS)
      expect(names({ kind: 'handled-trip', label, gestdoc: 'V' })).toEqual(['details']);
  });

  test("[M4.5.20] approve and reject on 'Vistato da approvare' for the second level alone", () => {
    const endorsed = { label: 'Vistato da approvare' } as const;
    expect(names(endorsed)).toEqual(['details', 'calendar']);
    expect(names(endorsed, { relation: 'second' })).toEqual(['details', 'approve', 'reject', 'calendar']);
  });

  test('[E5.17] the buttons stand in one order', () => {
    expect(names({ label: 'Da vistare', measure: 'HH', gestdoc: 'VIC' }, { place: 'counter' })).toEqual([
      'details',
      'approve',
      'authorize',
      'reject',
      'delete',
      'ignore',
      'documents',
      'calendar',
    ]);
  });
});

describe('what an employee is shown', () => {
  test('[E5.18] of shift changes: decisions on received ones that wait, cancel on sent ones that wait', () => {
    const change = { kind: 'change', label: 'In attesa accettazione' } as const;
    expect(names({ ...change, direction: 'RECEIVED' }, EMPLOYEE)).toEqual([
      'details',
      'approve',
      'authorize',
      'delete',
      'calendar',
    ]);
    expect(names({ ...change, direction: 'SENT' }, EMPLOYEE)).toEqual(['details', 'cancel']);
    for (const direction of ['SENT', 'RECEIVED'] as const)
      for (const label of STATUS_LABELS.filter((one) => one !== change.label))
        expect(names({ kind: 'change', label, direction }, EMPLOYEE)).toEqual(['details']);
  });

  test.each([
    [10, ['details', 'askAnnulment']],
    [20, ['details', 'withdraw']],
    [30, ['details']],
    [40, ['details', 'delete']],
    [50, ['details']],
    [60, ['details', 'delete']],
    [70, ['details']],
  ] as const)('of an own request in %i what its owner can do', (state, actions) => {
    const row = { label: leaveLabel(state, 'employee'), allowedActions: LEAVE.allowed(state, ['owner']) };
    expect(shown(row, EMPLOYEE)).toEqual(actions.map((action) => ({ action, reason: null })));
  });
});

describe('[E5.18] what is shown and cannot be used says why', () => {
  const of = (state: LeaveState, actors: readonly ('manager' | 'second')[] = ['manager']) => ({
    label: leaveLabel(state, 'manager'),
    allowedActions: LEAVE.allowed(state, actors),
  });

  test.each([
    [20, 'approve authorize reject delete'],
    [40, 'approve reject delete'],
    [60, 'authorize reject delete'],
  ] as const)('the first level can use in %i: %s', (state, usable) => {
    const used = shown(of(state)).filter(({ reason }) => reason === null);
    expect(used.map(({ action }) => action).join(' ')).toBe(`details ${usable} calendar`);
  });

  test('both levels at once ask for the second', () => {
    expect(reasonOf('approve', of(60))).toBe('second-level');
    expect(reasonOf('approve', of(60, ['manager', 'second']), { relation: 'second' })).toBe(null);
  });

  test('the own request, that of the person replaced, that of another plant', () => {
    const row = { ...of(40), allowedActions: [] };
    expect(reasonOf('approve', row, { relation: 'owner' })).toBe('own-request');
    expect(reasonOf('reject', row, { relation: 'substitute' })).toBe('replaced-person');
    expect(reasonOf('delete', row, { relation: 'reader' })).toBe('other-plant');
    expect(reasonOf('calendar', row, { relation: 'reader' })).toBe(null);
  });

  test('a permit of law 104 is not refused, but its annulment can be', () => {
    const permit = { ...of(40), isLaw104: true };
    expect(reasonOf('reject', permit)).toBe('law-104-stands');
    expect(reasonOf('delete', permit)).toBe('law-104-stands');
    expect(reasonOf('approve', permit)).toBe(null);
    expect(reasonOf('reject', { ...of(20), isLaw104: true })).toBe(null);
    expect(reasonOf('delete', { ...permit, allowedActions: ['delete'] }, EMPLOYEE)).toBe(null);
  });

  test('a missing document keeps from approving, not from granting an annulment', () => {
    expect(reasonOf('approve', { ...of(40), lacksDocument: true })).toBe('document-missing');
    expect(reasonOf('reject', { ...of(40), lacksDocument: true })).toBe(null);
    expect(reasonOf('approve', { ...of(20), lacksDocument: true })).toBe(null);
  });

  test('registered sickness is not taken back, and what nobody may now is said so', () => {
    const sick = { label: 'Approvato', allowedActions: ['askAnnulment'], isRegistered: true } as const;
    expect(reasonOf('askAnnulment', sick, EMPLOYEE)).toBe('registered');
    const final = { ...of(30), measure: 'HH' } as const;
    expect(reasonOf('ignore', final, { place: 'counter' })).toBe('not-now');
  });
});

describe('codes of operations', () => {
  const leave = (label: StatusLabel) => ({ kind: 'leave', label }) as const;

  test("[M4.6.01] approve is 'A', reject 'R', cancel 'C' and ignore 'S'", () => {
    const row = leave('Da approvare');
    expect(
      (['approve', 'reject', 'cancel', 'ignore'] as const).map((one) => operationCode(one, row)),
    ).toEqual(['A', 'R', 'C', 'S']);
  });

  test('[M4.6.02][M4.6.05] a shift change is cancelled by CLOSE, and considering sends no code', () => {
    const change = { kind: 'change', label: 'In attesa accettazione' } as const;
    expect(operationCode('cancel', change)).toBe('CLOSE');
    expect(operationCode('approve', change)).toBe('A');
    expect(operationCode('reject', change)).toBe('R');
    expect(operationCode('annul', leave('Approvato'))).toBe('C');
    expect(operationCode('consider', leave('Da approvare'))).toBe(null);
    expect(operationCode('details', change)).toBe(null);
  });

  test("[M4.6.12] authorize is 'V' on 'Da vistare', and leads to 50; elsewhere it is 'A'", () => {
    for (const label of STATUS_LABELS)
      expect(operationCode('authorize', leave(label))).toBe(label === 'Da vistare' ? 'V' : 'A');
    expect(operationOfCode('V', 60, ['manager'])).toBe('authorize');
  });

  test.each([
    ['A', 40, ['manager'], 'approve'],
    ['A', 20, ['manager'], 'approve'],
    ['R', 50, ['manager', 'second'], 'reject'],
    ['S', 10, ['manager'], 'ignore'],
    ['C', 10, ['owner'], 'askAnnulment'],
    ['C', 20, ['owner'], 'withdraw'],
    ['C', 40, ['owner'], 'delete'],
    ['C', 10, ['manager'], 'annul'],
    ['C', 20, ['manager'], 'delete'],
    ['C', 60, ['manager'], 'delete'],
    ['C', 50, ['owner'], null],
    ['C', 70, ['manager'], null],
    ['X', 40, ['manager'], null],
    ['toString', 40, ['manager'], null],
  ] as const)('%s in %i means to %j the step %s', (code, state, actors, operation) => {
    expect(operationOfCode(code, state, actors)).toBe(operation);
  });
});
