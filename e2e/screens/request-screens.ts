import { at, heading } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const REQUESTS = '/responsabile/richieste?impianto=LIRR';

/** Requests, as people ask for them and as managers decide. */
export const REQUEST_SCREENS: readonly ScreenState[] = [
  { name: 'requests of a plant', userName: 'responsabile.lirr', open: at(REQUESTS, heading) },
  {
    name: 'substitutes of a manager',
    userName: 'responsabile.lirr',
    open: at('/responsabile/sostituti', heading),
  },
  { name: 'substitutes of everybody', userName: 'admin', open: at('/amministrazione/sostituti', heading) },
  { name: 'own requests', userName: 'cta.lirr', open: at('/dipendente/richieste', heading) },
  { name: 'new request', userName: 'cta.lirr', open: at('/dipendente/richieste/nuova', heading) },
  { name: 'own balances', userName: 'cta.lirr', open: at('/dipendente/saldi', heading) },
];
