import { administrators, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const NOTHING = '00000000-0000-7000-8000-000000000000';

export const ADMINISTRATION_ACCESS: ExpectedAccess = {
  listAccounts: [{ on: 'all people', answers: administrators(200) }],
  exportAccounts: [
    { on: 'all people', ask: () => ({ query: { format: 'csv' } }), answers: administrators(200) },
  ],
  readAuditProof: [{ on: 'the whole trail', answers: administrators(200) }],
  readAccount: [
    {
      on: 'an account',
      ask: () => ({ path: { userName: 'cta.lirr' } }),
      answers: administrators(200),
    },
  ],
  changeRights: [
    {
      on: 'rights that nobody saw',
      ask: () => ({
        path: { userName: 'cta.lirr' },
        body: {
          ruoli: ['ROLE_ADMIN'],
          responsabile: true,
          responsabileH35: true,
          managedPlants: [],
          version: 99,
        },
      }),
      answers: administrators(412),
    },
  ],
  readConfiguration: [{ on: 'all settings', answers: administrators(200) }],
  settingHistory: [
    { on: 'a setting', ask: () => ({ path: { key: 'roster.editDays' } }), answers: administrators(200) },
  ],
  countFindings: [
    {
      on: 'a parameter of a rule',
      ask: () => ({
        path: { key: 'rules.BASE.R373.2.maxMinutiServizio' },
        body: { plant: 'LIRQ', icao: '', validFrom: '20261201', value: 480 },
      }),
      answers: administrators(200),
    },
  ],
  readLookups: [{ on: 'the lists of values', answers: signedIn(200) }],
  readLookupUses: [
    {
      on: 'a category',
      ask: () => ({ path: { list: 'category', code: 'CTA' }, query: { after: '20261231' } }),
      answers: administrators(200),
    },
  ],
  changeLookup: [
    {
      on: 'a version that nobody saw',
      ask: () => ({
        path: { list: 'category', code: 'CTA' },
        body: {
          validFrom: '20261231',
          validTo: null,
          nameIt: 'Prova',
          nameEn: 'Test',
          aliases: [],
          ord: 1,
          attributes: {},
          version: 99,
        },
      }),
      answers: administrators(412),
    },
  ],
  changeSetting: [
    {
      on: 'a version that nobody saw',
      ask: () => ({
        path: { key: 'roster.editDays' },
        body: { icao: 'LIRR', validFrom: '20261231', value: 30, version: 99 },
      }),
      answers: administrators(412),
    },
  ],
  withdrawSetting: [
    {
      on: 'a value that nobody planned',
      ask: () => ({
        path: { key: 'roster.editDays' },
        query: { icao: 'LIRR', validFrom: '20270101', version: '99' },
      }),
      answers: administrators(404),
    },
  ],
  listAudit: [{ on: 'the whole trail', answers: administrators(200) }],
  exportAudit: [
    { on: 'the whole trail', ask: () => ({ query: { format: 'csv' } }), answers: administrators(200) },
  ],
  readAuditRow: [
    {
      on: 'a row of somebody else',
      ask: ({ auditRow }) => ({ path: { auditId: auditRow } }),
      answers: administrators(200),
    },
    {
      on: 'a row that is not there',
      ask: () => ({ path: { auditId: NOTHING } }),
      answers: administrators(404),
    },
  ],
  makePasswordLink: [
    { on: 'an account', ask: () => ({ path: { userName: 'pilota' } }), answers: administrators(200) },
  ],
  endSessions: [
    { on: 'an account', ask: () => ({ path: { userName: 'pilota' } }), answers: administrators(200) },
  ],

  createAccount: [
    {
      on: 'a user name that is taken',
      ask: () => ({ body: { userName: 'pilota', nome: 'A', cognome: 'B', codicePersonale: null } }),
      answers: administrators(409),
    },
  ],
  changeAccountState: [
    {
      on: 'an account',
      ask: () => ({ path: { userName: 'pilota' }, body: { chiuso: false } }),
      answers: administrators(200),
    },
  ],

  listMail: [{ on: 'all mail', answers: administrators(200) }],
  exportMail: [{ on: 'all mail', ask: () => ({ query: { format: 'csv' } }), answers: administrators(200) }],
  listJobs: [{ on: 'all jobs', answers: administrators(200) }],
  exportJobs: [{ on: 'all jobs', ask: () => ({ query: { format: 'csv' } }), answers: administrators(200) }],
  retryJob: [
    {
      on: 'a job that is not there',
      ask: () => ({ path: { jobId: NOTHING } }),
      answers: administrators(404),
    },
  ],
  cancelJob: [
    {
      on: 'a job that is not there',
      ask: () => ({ path: { jobId: NOTHING } }),
      answers: administrators(404),
    },
  ],
};
