import {
  changeAccountState,
  changeRights,
  changeSetting,
  createAccount,
  endSessions,
  makePasswordLink,
  withdrawSetting,
} from '@torre/contract/administration';
import {
  changeMany,
  changeRange,
  changeSelection,
  copyShifts,
  createMany,
  cutShifts,
} from '@torre/contract/bulk';
import { assignCycle, changeCycle, createCycle, generateMonth } from '@torre/contract/cycles';
import { discardDraft, openDraft, publishDraft } from '@torre/contract/drafts';
import { PIECE_TYPE, deleteFile } from '@torre/contract/files';
import { endOwnSession } from '@torre/contract/identity';
import { cancelJob, retryJob } from '@torre/contract/jobs';
import { closeMonth, liftLock, reopenMonth, setLock } from '@torre/contract/locks';
import { acknowledgeNotice } from '@torre/contract/notices';
import { saveOperativePlan } from '@torre/contract/operations-room';
import { bePresent } from '@torre/contract/presence';
import {
  changeGroup,
  considerTimePlan,
  createGroup,
  deleteGroup,
  ignoreTimePlan,
} from '@torre/contract/room-groups';
import { createShift, deleteShift, updateShift } from '@torre/contract/cells';
import { ATTENDANCE_ATTACKS } from './attendance-attacks.ts';
import { SUBSTITUTION_ATTACKS } from './substitution-attacks.ts';
import { ENTITLEMENT_ATTACKS } from './entitlement-attacks.ts';
import { CONTENT_ATTACKS } from './content-attacks.ts';
import { COVER_ATTACKS } from './cover-attacks.ts';
import { REQUESTS_ATTACKS } from './requests-attacks.ts';
import { ORGANISATION_ATTACKS } from './organisation-attacks.ts';
import { LOOKUP_ATTACKS } from './lookup-attacks.ts';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const PLANT = { plant: 'LIRR' };
const DIVISION = { division: 'DIVLIRR' };
const SHIFT = { turn: 'R', isStr: false, note: null, noteTurno: null };
const cell = (employeeId: string, date: string, version: number | null = 1) => ({
  employeeId,
  date,
  version,
});
const TUS = { 'tus-resumable': '1.0.0' };

const ROSTER: Readonly<Record<string, SavingAttack>> = {
  updateShift: by('manager', (client, { employee }) =>
    client.call(updateShift, {
      path: { shiftId: `${employee}-20261123` },
      query: PLANT,
      body: { ...SHIFT, ...cell(employee, '20261123') },
    }),
  ),
  deleteShift: by('manager', (client, { employee }) =>
    client.call(deleteShift, { path: { shiftId: `${employee}-20261124` }, query: { ...PLANT, version: 1 } }),
  ),
  createShift: by('manager', (client, { employee, emptyDay }) =>
    client.call(createShift, { query: PLANT, body: { ...SHIFT, ...cell(employee, emptyDay, null) } }),
  ),
  copyShifts: by('manager', (client, { employee }) =>
    client.call(copyShifts, {
      query: {},
      body: {
        ...DIVISION,
        from: [{ employeeId: employee, date: '20261130' }],
        to: { employeeId: employee, date: '20261201' },
        versions: [cell(employee, '20261201')],
      },
    }),
  ),
  cutShifts: by('manager', (client, { employee }) =>
    client.call(cutShifts, {
      query: {},
      body: {
        ...DIVISION,
        from: [{ employeeId: employee, date: '20261130' }],
        to: { employeeId: employee, date: '20261202' },
        versions: [cell(employee, '20261130'), cell(employee, '20261202')],
      },
    }),
  ),
  changeSelection: by('manager', (client, { employee }) =>
    client.call(changeSelection, {
      query: {},
      body: { ...DIVISION, turn: 'R', cells: [cell(employee, '20261203')], note: 'x' },
    }),
  ),
  changeRange: by('manager', (client, { employee }) =>
    client.call(changeRange, {
      query: {},
      body: {
        ...DIVISION,
        turn: 'R',
        note: 'x',
        employees: [employee],
        from: '20261204',
        to: '20261204',
        versions: [cell(employee, '20261204')],
      },
    }),
  ),
  changeMany: by('manager', (client, { employee, night: confTurnId }) =>
    client.call(changeMany, {
      query: DIVISION,
      body: [{ ...cell(employee, '20261205'), confTurnId, extraActivities: [] }],
    }),
  ),
  createMany: by('manager', (client, { employee, otherEmptyDay, night: confTurnId }) =>
    client.call(createMany, {
      query: DIVISION,
      body: [{ ...cell(employee, otherEmptyDay, null), confTurnId, extraActivities: [] }],
    }),
  ),
  setLock: by('manager', (client) =>
    client.call(setLock, {
      query: PLANT,
      body: { employeeId: null, from: '20261129', to: '20261129', reason: 'x' },
    }),
  ),
  liftLock: by('manager', (client, { lock }) =>
    client.call(liftLock, { path: { lockId: lock }, query: PLANT }),
  ),
  closeMonth: by('administrator', (client) =>
    client.call(closeMonth, { path: { plant: 'LIRR', month: '202701' }, body: { reason: 'x' } }),
  ),
  reopenMonth: by('administrator', (client, { closedMonth }) =>
    client.call(reopenMonth, { path: { plant: 'LIRR', month: closedMonth } }),
  ),
  bePresent: by('manager', (client) =>
    client.call(bePresent, {
      path: { tabId: '00000000-0000-7000-8000-0000000000aa' },
      query: PLANT,
      body: { month: '202612', editing: null },
    }),
  ),
  acknowledgeNotice: by('employee', (client, { notice }) =>
    client.call(acknowledgeNotice, { path: { noticeId: notice } }),
  ),
};

const PLANNING: Readonly<Record<string, SavingAttack>> = {
  openDraft: by('manager', (client) =>
    client.call(openDraft, { query: DIVISION, body: { month: '202612' } }),
  ),
  discardDraft: by('manager', (client, { unwanted: { draftId, revision } }) =>
    client.call(discardDraft, { path: { draftId }, query: { ...DIVISION, revision } }),
  ),
  publishDraft: by('manager', (client, { finished: { draftId, revision } }) =>
    client.call(publishDraft, { path: { draftId }, query: DIVISION, body: { revision, resolved: [] } }),
  ),
  createCycle: by('manager', (client) =>
    client.call(createCycle, { query: DIVISION, body: { name: 'X', turns: ['M'], restsOnHolidays: false } }),
  ),
  changeCycle: by('manager', (client, { cycle }) =>
    client.call(changeCycle, {
      path: { cycleId: cycle },
      query: DIVISION,
      body: { name: 'Y', turns: ['M'], restsOnHolidays: false, endsOn: null, version: 1 },
    }),
  ),
  assignCycle: by('manager', (client, { cycle, employee }) =>
    client.call(assignCycle, {
      path: { cycleId: cycle },
      query: DIVISION,
      body: { from: '20270401', to: null, people: [{ employeeId: employee, offset: 0 }] },
    }),
  ),
  generateMonth: by('manager', (client) =>
    client.call(generateMonth, {
      query: DIVISION,
      body: { month: '202704', without: [], keep: [], overwrites: false },
    }),
  ),
};

const ROOM: Readonly<Record<string, SavingAttack>> = {
  saveOperativePlan: by('manager', (client) =>
    client.call(saveOperativePlan, {
      path: { id: 'DIVLIRR-20261123' },
      body: { version: 0, state: 'DRAFT', timePlans: [] },
    }),
  ),
  createGroup: by('manager', (client) =>
    client.call(createGroup, { body: { ...DIVISION, name: 'X', kind: 'POSITIONS', members: [] } }),
  ),
  changeGroup: by('manager', (client, { group: groupId }) =>
    client.call(changeGroup, {
      body: { ...DIVISION, groupId, name: 'Y', kind: 'POSITIONS', members: [], version: 1 },
    }),
  ),
  deleteGroup: by('manager', (client, { otherGroup: id }) =>
    client.call(deleteGroup, { path: { id }, query: { version: 1 } }),
  ),
  ignoreTimePlan: by('manager', (client, { plan: operativePlanId }) =>
    client.call(ignoreTimePlan, { body: { operativePlanId, timePlanId: 'prova-0' } }),
  ),
  considerTimePlan: by('manager', (client, { ignored: id }) =>
    client.call(considerTimePlan, { path: { id } }),
  ),
};

const CLERK = { userName: 'cta2.lirf' };

const ADMINISTRATION: Readonly<Record<string, SavingAttack>> = {
  changeRights: by('administrator', (client) =>
    client.call(changeRights, {
      path: { userName: 'cta.lirr' },
      body: { ruoli: ['ROLE_HR'], responsabile: true, responsabileH35: true, managedPlants: [], version: 1 },
    }),
  ),
  makePasswordLink: by('administrator', (client) =>
    client.call(makePasswordLink, { path: { userName: 'eav.lirn' } }),
  ),
  endSessions: by('administrator', (client) => client.call(endSessions, { path: CLERK })),
  changeAccountState: by('administrator', (client) =>
    client.call(changeAccountState, { path: CLERK, body: { chiuso: true } }),
  ),
  createAccount: by('administrator', (client) =>
    client.call(createAccount, {
      body: { userName: 'di.nascosto', nome: 'A', cognome: 'B', codicePersonale: null },
    }),
  ),
  changeSetting: by('administrator', (client) =>
    client.call(changeSetting, {
      path: { key: 'roster.editDays' },
      body: { icao: 'LIRR', validFrom: '20261231', value: 30, version: 0 },
    }),
  ),
  withdrawSetting: by('administrator', (client, { settingVersion: version }) =>
    client.call(withdrawSetting, {
      path: { key: 'roster.editDays' },
      query: { icao: 'LIRF', validFrom: '20261231', version },
    }),
  ),
  cancelJob: by('administrator', (client, { waitingJob: jobId }) =>
    client.call(cancelJob, { path: { jobId } }),
  ),
  retryJob: by('administrator', (client, { cancelledJob: jobId }) =>
    client.call(retryJob, { path: { jobId } }),
  ),
};

const OWN_THINGS: Readonly<Record<string, SavingAttack>> = {
  endOwnSession: by('manager', (client, { managerSession: sessionLabel }) =>
    client.call(endOwnSession, { path: { sessionLabel } }),
  ),
  sendPiece: by('employee', (client, { otherUpload }) =>
    client.send('PATCH', `/api/files/uploads/${otherUpload}`, {
      headers: { ...TUS, 'content-type': PIECE_TYPE, 'upload-offset': '0' },
      body: 'ab',
    }),
  ),
  endUpload: by('employee', (client, { otherUpload }) =>
    client.send('DELETE', `/api/files/uploads/${otherUpload}`, { headers: TUS }),
  ),
  deleteFile: by('administrator', (client, { upload: fileId }) =>
    client.call(deleteFile, { path: { fileId } }),
  ),
};

/** By id of the call, in an order in which each succeeds after the ones before. */
export const SAVING_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  ...ROSTER,
  ...PLANNING,
  ...ROOM,
  ...ATTENDANCE_ATTACKS,
  ...COVER_ATTACKS,
  ...REQUESTS_ATTACKS,
  ...LOOKUP_ATTACKS,
  ...CONTENT_ATTACKS,
  ...OWN_THINGS,
  ...ADMINISTRATION,
  ...ORGANISATION_ATTACKS,
  ...ENTITLEMENT_ATTACKS,
  ...SUBSTITUTION_ATTACKS,
};
