import { useQueries } from '@tanstack/react-query';
import type { CounterEffect } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { CORRECTION_CAUSES, LEAVE_STATE } from '@torre/domain/requests';
import type { JSX } from 'react';
import { effectsOf, previewQuery } from '../../areas/counters/index.ts';
import { Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import { absenceOf } from './absence-of.ts';
import { combinedEffects } from './combined-effects.ts';
import './requests-card.texts.ts';
import { partsOf } from './use-operation-marks.ts';

/** Requests whose effect is counted before they are approved together; of more it is said that they are not. */
const MOST_COUNTED = 200;

interface IfAllApprovedProps {
  readonly rows: readonly RequestRow[];
  readonly plant: string;
}

/** 'Se approvi' of several requests: the counters without all of them and with them; clock-ins take nobody from the room. */
export function IfAllApproved({ rows, plant }: IfAllApprovedProps): JSX.Element | null {
  const t = useTexts('requestsCard');
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const away = rows.filter(({ codcausale }) => !CORRECTION_CAUSES.includes(codcausale));
  const counted = division === '' ? [] : away.slice(0, MOST_COUNTED);
  const isGiven = ({ stato }: RequestRow): boolean => stato === LEAVE_STATE.annulmentAsked;
  const parts = [counted.filter((row) => !isGiven(row)), counted.filter(isGiven)].flatMap(partsOf);
  const previews = useQueries({
    queries: parts.map((part) =>
      previewQuery(
        division,
        part.map(absenceOf),
        null,
        part.map(({ id }) => id),
      ),
    ),
  });
  if (parts.length === 0) return null;
  const known = previews.flatMap(({ data }, index) =>
    data ? [{ effects: effectsOf(data.counters), isGiven: isGiven(parts[index]![0]!) }] : [],
  );
  const effects: readonly CounterEffect[] | null =
    known.length === parts.length ? combinedEffects(known) : null;
  return (
    <>
      <h3>{t('ifApproved')}</h3>
      {effects ? (
        <CounterEffects effects={effects} />
      ) : (
        <Text tone="quiet">{t(previews.some(({ error }) => error) ? 'countFailed' : 'counting')}</Text>
      )}
      {away.length > counted.length && (
        <Text tone="quiet">{t('countedFirst', { count: counted.length })}</Text>
      )}
    </>
  );
}
