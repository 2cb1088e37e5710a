import type { AuditWords } from '../audit/audit-words.ts';

const YES_NO = { sì: ['Sì', 'Yes'], no: ['No', 'No'] } as const;

export const IDENTITY_AUDIT = {
  operations: {
    'sign-in': ['accesso', 'sign-in'],
    'sign-in-refused': ['accesso rifiutato', 'sign-in refused'],
    'sign-out': ['uscita', 'sign-out'],
    'select-plant': ['scelta dell’impianto', 'choice of plant'],
    'change-password': ['cambio della password', 'change of password'],
    'set-password': ['password da un link', 'password by link'],
    'first-administrator': ['primo amministratore', 'first administrator'],
    'password-link': ['link per la password', 'password link'],
    'end-sessions': ['chiusura delle sessioni', 'end of sessions'],
    'create-account': ['creazione di un account', 'account created'],
    'close-account': ['chiusura dell’account', 'account closed'],
    'open-account': ['riapertura dell’account', 'account reopened'],
    'change-rights': ['cambio dei diritti', 'change of rights'],
  },
  entities: {
    // A sign-in may be refused before it is known whose it is.
    session: { words: ['sessione', 'session'], person: 'sometimes', key: 'id', fields: {} },
    account: {
      words: ['account', 'account'],
      person: 'always',
      fields: {
        ruoli: ['ruoli', 'roles'],
        responsabile: ['responsabile', 'manager'],
        responsabileH35: ['responsabile del personale H35', 'manager of H35 staff'],
        impianti: ['impianti', 'plants'],
      },
      values: { ruoli: 'roles', responsabile: YES_NO, responsabileH35: YES_NO, impianti: 'plants' },
    },
  },
} as const satisfies AuditWords;
