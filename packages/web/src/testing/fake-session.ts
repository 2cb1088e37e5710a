import {
  getSession,
  getSignInOptions,
  type SessionReply,
  type SignInOptionsReply,
} from '@torre/contract/identity';
import { SPECIFIED_EDIT_WINDOW } from '@torre/domain/roster';
import type { FakeServer } from './fake-server.ts';

export const DONE = { code: 0, messageIT: '' } as const;
/** Monday. */
export const TODAY = '20261214';

const SETTINGS = {
  editWindow: SPECIFIED_EDIT_WINDOW,
  weeklyMinutes: { shiftStaff: 2016, dayStaff: 2310 },
  night: { begin: 0, end: 360, threshold: 1 },
};

/** The manager of Roma ACC, at 09:00 of TODAY. */
export const MANAGER: SessionReply = {
  outcome: DONE,
  utente: {
    userName: 'responsabile.lirr',
    nome: 'Francesca',
    cognome: 'Caruso',
    ruoli: [],
    responsabile: true,
    responsabileH35: false,
    societa: 'Operatore',
    codicePersonale: '800245',
    categoria: 'DIRIGENTE',
    descrizioneUO: 'Amministrazione Roma ACC',
    tipoPersona: 'DIPENDENTE',
  },
  plants: ['LIRR'],
  managerPlants: ['LIRR'],
  selectedImpiantoIcao: 'LIRR',
  divisionId: 'DIVLIRR',
  divisionList: [
    { divisionId: 'DIVLIRR', icao: 'LIRR', name: 'Roma ACC', divisionName: 'Roma ACC', isStrategic: true },
  ],
  ownPlant: 'LIRR',
  unitCodes: ['LIRR-AMM'],
  causali: [],
  plantSettings: { LIRR: SETTINGS },
  plantTimeout: {},
  plantTimeslots: {
    LIRR: [{ timeslotId: 'P', description: 'P', beginTime: '1500', endTime: '2300', kind: 'LAV' }],
  },
  plantActivities: [],
  plantEmployees: [],
  preferredShifts: [],
  shifts: [],
  calendarSnapshot: null,
  allowedActions: ['manage-roster'],
  product: { name: 'Torre', version: '0.1.0', backendVersion: '5.2.1' },
  today: TODAY,
  now: '2026-12-14T08:00:00Z',
  sessionLabel: 'prova001',
  rights: 'AAAAAAAAAAAAAAAA',
  expiresAt: '2026-12-14T20:00:00Z',
  mustChangePassword: false,
  externalRedirect: false,
};

/** Looks after the accounts; has no plant. */
export const ADMINISTRATOR: SessionReply = {
  ...MANAGER,
  utente: {
    ...MANAGER.utente,
    userName: 'admin',
    nome: 'Ada',
    cognome: 'Amministratore',
    responsabile: false,
    categoria: 'AMMINISTRATIVI',
  },
  plants: null,
  managerPlants: [],
  selectedImpiantoIcao: null,
  divisionId: null,
  divisionList: [],
  ownPlant: null,
  plantSettings: {},
  plantTimeslots: {},
  allowedActions: ['administer'],
};

/** Looks after qualifications; has no plant. */
export const HUMAN_RESOURCES: SessionReply = { ...ADMINISTRATOR, allowedActions: ['keep-qualifications'] };

/** A controller of Roma ACC, who sees the own calendar. */
export const CONTROLLER: SessionReply = {
  ...MANAGER,
  utente: {
    ...MANAGER.utente,
    userName: 'pilota',
    nome: 'Valentina',
    cognome: 'Moretti',
    responsabile: false,
    codicePersonale: '800123',
    categoria: 'CTA',
  },
  plants: null,
  managerPlants: [],
  allowedActions: ['see-own-calendar'],
};

export function signedIn(server: FakeServer, session: SessionReply): void {
  server.answers(getSession, session);
}

/** Nobody is signed in; by a password, without accounts of a demonstration, where `options` say nothing else. */
export function signedOut(server: FakeServer, options: Partial<SignInOptionsReply> = {}): void {
  const { product, now } = MANAGER;
  const standing = { externalRedirect: false, demoAccounts: [], demoPassword: null };
  server.refuses(getSession, 401, -401);
  server.answers(getSignInOptions, { outcome: DONE, product, now, ...standing, ...options });
}
