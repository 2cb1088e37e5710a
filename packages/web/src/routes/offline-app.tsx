import type { JSX } from 'react';
import { OfflineScreen } from '../areas/roster/index.ts';
import { parseMonth, parseSearch, searchWithMonth } from './address.ts';

/** What `main.tsx` draws in the page that the service worker answers without a network: no router, no session, no calls. */
export function OfflineApp(): JSX.Element {
  return (
    <OfflineScreen
      asked={parseMonth(parseSearch(location.search)['mese'])}
      // Where it stands a reload, and the network that is back, find it again.
      onMonth={(month) =>
        history.replaceState(null, '', searchWithMonth(location.search, month) + location.hash)
      }
    />
  );
}
