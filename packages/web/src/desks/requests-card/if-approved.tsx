import { useQuery } from '@tanstack/react-query';
import type { WishedAbsence } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { formatMinutes } from '@torre/domain/kernel';
import { CORRECTION_CAUSES } from '@torre/domain/requests';
import type { JSX } from 'react';
import { effectsOf, previewQuery } from '../../areas/counters/index.ts';
import { compactOf } from '../../areas/requests/index.ts';
import { Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import './requests-card.texts.ts';

/** 'Se approvi': the counters without the request and with it; nothing for a clock-in, which takes nobody from the room. */
export function IfApproved({
  request,
  plant,
}: {
  readonly request: RequestRow;
  readonly plant: string;
}): JSX.Element | null {
  const t = useTexts('requestsCard');
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const isClockIn = (CORRECTION_CAUSES as readonly string[]).includes(request.codcausale);
  const preview = useQuery({
    ...previewQuery(division, [absenceOf(request)], null, [request.id]),
    enabled: division !== '' && !isClockIn,
  });
  if (division === '' || isClockIn) return null;
  return (
    <>
      <h3>{t('ifApproved')}</h3>
      <div aria-live="polite">
        {preview.data ? (
          <CounterEffects effects={effectsOf(preview.data.counters)} />
        ) : (
          <Text tone="quiet">{t(preview.error ? 'countFailed' : 'counting')}</Text>
        )}
      </div>
    </>
  );
}

function absenceOf(request: RequestRow): WishedAbsence {
  const { numindividuale: employeeId, codcausale, datainizio, datafine, orainizio, orafine } = request;
  const days = { from: compactOf(datainizio), to: compactOf(datafine) };
  const at = (day: string, minute: number): string => `${day} ${formatMinutes(minute).replace(':', '')}`;
  return {
    kind: 'absence',
    employeeId,
    codcausale,
    ...days,
    ...(orainizio !== null &&
      orafine !== null && { startDate: at(days.from, orainizio), endDate: at(days.to, orafine) }),
  };
}
