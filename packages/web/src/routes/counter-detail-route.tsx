import { getRouteApi, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, type JSX } from 'react';
import { CounterDesk } from '../desks/counter-detail/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseDate } from './address.ts';

const counterDetail = getRouteApi('/session/responsabile/calendario/contatore/$contatore/$fascia');

/** Counter detail: the counter and the hour stand in the address, the plant follows from the counter's division. */
export function CounterDetailRoute(): JSX.Element {
  const { contatore: counterId, fascia: timeslotId } = counterDetail.useParams();
  const { impianto, ora } = counterDetail.useSearch();
  const navigate = useNavigate({ from: '/responsabile/calendario/contatore/$contatore/$fascia' });
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { divisionList } = useSession();
  const [, division = '', date] = /^(.+)-(\d{8})$/.exec(counterId) ?? [];
  const plant = divisionList.find(({ divisionId }) => divisionId === division)?.icao ?? null;
  // The plant of the frame around the screen is that of the counter.
  useEffect(() => {
    if (plant !== null && impianto !== plant)
      void navigate({ search: (now) => ({ ...now, impianto: plant }), replace: true });
  }, [plant, impianto, navigate]);
  const day = parseDate(date);
  const toCalendar = (): void =>
    void navigate({
      to: '/responsabile/calendario',
      search: {
        impianto: plant ?? undefined,
        mese: day === null ? undefined : formatMonth(monthOfCompact(day)),
      },
    });
  return (
    <CounterDesk
      key={`${counterId} ${timeslotId}`}
      counterId={counterId}
      timeslotId={timeslotId}
      place={plant === null || day === null ? null : { plant, division, date: day }}
      hour={ora ?? null}
      onHour={(hour) => void navigate({ search: (now) => ({ ...now, ora: hour }), replace: true })}
      onBack={() => (canGoBack ? history.back() : toCalendar())}
      onCalendar={toCalendar}
      onDay={(persona, giorno) =>
        void navigate({
          to: '/responsabile/calendario',
          search: {
            impianto: plant ?? undefined,
            mese: formatMonth(monthOfCompact(giorno)),
            giorno,
            persona,
          },
        })
      }
    />
  );
}
