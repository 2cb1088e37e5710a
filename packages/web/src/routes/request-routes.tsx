import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { RequestRow } from '@torre/contract/requests';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { OwnRightsPanel } from '../areas/entitlements/index.ts';
import { BalancesScreen, NewRequestScreen, OwnRequestsScreen, compactOf } from '../areas/requests/index.ts';
import { RequestsDesk } from '../desks/requests-card/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact } from './address.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const managerRequests = getRouteApi('/session/responsabile/richieste');
const ownRequests = getRouteApi('/session/dipendente/richieste');
const newRequest = getRouteApi('/session/dipendente/richieste/nuova');
const ownBalances = getRouteApi('/session/dipendente/saldi');

const TAB = { cambio: 'cambioTurno', ferie: 'ferie', timbrature: 'timbrature', altro: 'altro' } as const;
const TAB_IN_ADDRESS = {
  cambioTurno: 'cambio',
  ferie: 'ferie',
  timbrature: 'timbrature',
  altro: 'altro',
} as const;
const GROUP = { approvare: 'pending', gestite: 'handled', tutte: 'all' } as const;
const GROUP_IN_ADDRESS = { pending: 'approvare', handled: 'gestite', all: 'tutte' } as const;

/** Requests of a plant: tab, list, filters and the opened request stand in the address. */
export function ManagerRequestsRoute(): JSX.Element | null {
  const search = managerRequests.useSearch();
  const navigate = useNavigate({ from: '/responsabile/richieste' });
  const plant = useAddressedPlant(search.impianto);
  if (plant === null) return null;
  const { impianto, elenco = 'approvare', scheda = 'ferie', dettaglio } = search;
  const onCalendar = (row: RequestRow): void => {
    const day = compactOf(row.datainizio);
    const mese = formatMonth(monthOfCompact(day));
    void navigate({
      to: '/responsabile/calendario',
      search: { impianto: plant, mese, giorno: day, persona: row.numindividuale },
    });
  };
  return (
    <RequestsDesk
      plant={plant}
      group={GROUP[elenco]}
      tab={TAB[scheda]}
      opened={dettaglio ?? null}
      address={search}
      onAddress={(next) => void navigate({ search: next, replace: true })}
      onGroup={(group) =>
        void navigate({
          search: (now) => ({ ...now, elenco: GROUP_IN_ADDRESS[group], dettaglio: undefined }),
        })
      }
      // M2.2.17: filters and order belong to the tab that is left.
      onTab={(tab) => void navigate({ search: { impianto, elenco, scheda: TAB_IN_ADDRESS[tab] } })}
      onOpened={(id) =>
        void navigate({ search: (now) => ({ ...now, dettaglio: id ?? undefined }), replace: true })
      }
      onCalendar={onCalendar}
    />
  );
}

/** Own requests; filters, order and the opened one stand in the address. */
export function OwnRequestsRoute(): JSX.Element {
  const search = ownRequests.useSearch();
  const navigate = useNavigate({ from: '/dipendente/richieste' });
  return (
    <OwnRequestsScreen
      opened={search.dettaglio ?? null}
      onOpened={(id) =>
        void navigate({ search: (now) => ({ ...now, dettaglio: id ?? undefined }), replace: true })
      }
      address={search}
      onAddress={(next) => void navigate({ search: next, replace: true })}
    />
  );
}

/** A request to fill in; the address may name its cause and its days. */
export function NewRequestRoute(): JSX.Element {
  const navigate = useNavigate();
  return (
    <NewRequestScreen
      address={newRequest.useSearch()}
      onClose={() => void navigate({ to: '/dipendente/richieste' })}
    />
  );
}

/** Own balances; the day stands in the address. */
export function OwnBalancesRoute(): JSX.Element {
  const { al = '' } = ownBalances.useSearch();
  const navigate = useNavigate({ from: '/dipendente/saldi' });
  return (
    <BalancesScreen
      al={dayFromCompact(al)}
      onAl={(day) =>
        void navigate({ search: { al: day === null ? undefined : compactDay(day) }, replace: true })
      }
    >
      <OwnRightsPanel today={dayFromCompact(useSession().today)!} />
    </BalancesScreen>
  );
}
