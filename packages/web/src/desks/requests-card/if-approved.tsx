import { useQuery } from '@tanstack/react-query';
import type { CounterEffect } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { dayFromCompact } from '@torre/domain/kernel';
import { CORRECTION_CAUSES, LEAVE_STATE } from '@torre/domain/requests';
import type { JSX } from 'react';
import { effectsOf, previewQuery, fallsShort } from '../../areas/counters/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { OverLimit, isUndecided } from '../../areas/requests/index.ts';
import { weekdayAndNumber } from '../../areas/roster/index.ts';
import { Disclosure, Line, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import { CoverButton } from '../cover/index.ts';
import { absenceOf } from './absence-of.ts';
import './requests-card.texts.ts';

/** Who may do neither has nothing to weigh. */
const DECIDING = ['approve', 'authorize'] as const;

/** Ways to who could cover that stand there before the rest is folded away. */
const SHOWN = 2;

interface IfApprovedProps {
  readonly request: RequestRow;
  /** The rest of its series, which is decided with it. */
  readonly restOfSeries: readonly RequestRow[];
  readonly plant: string;
  /** null: nobody is sent for from here. */
  readonly onCover: ((place: CoverPlace) => void) | null;
}

/**
 * 'Se approvi': the counters without the request and with it, of an annulment the other way round; what then falls short leads to
 * who could cover it. Nothing for what is decided, and for a clock-in, which takes nobody from the room.
 */
export function IfApproved({ request, restOfSeries, plant, onCover }: IfApprovedProps): JSX.Element | null {
  const t = useTexts('requestsCard');
  const { divisionList, today } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const isClockIn = CORRECTION_CAUSES.includes(request.codcausale);
  const isOpen = isUndecided(request) && DECIDING.some((action) => request.allowedActions.includes(action));
  const isAsked = division !== '' && !isClockIn && isOpen;
  const all = [request, ...restOfSeries];
  const ids = all.map(({ id }) => id);
  const preview = useQuery({
    ...previewQuery(division, all.map(absenceOf), null, ids),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  const taken = preview.data && effectsOf(preview.data.counters);
  const effects = request.stato === LEAVE_STATE.annulmentAsked ? taken?.map(reversed) : taken;
  const short = (effects ?? []).filter((effect) => effect.daySelected >= today && isShort(effect));
  return (
    <>
      <h3>{t('ifApproved')}</h3>
      {request.stato !== LEAVE_STATE.annulmentAsked && <OverLimit {...{ plant, ids }} />}
      <div aria-live="polite">
        {effects ? (
          <CounterEffects effects={effects} />
        ) : (
          <Text tone="quiet">{t(preview.error ? 'countFailed' : 'counting')}</Text>
        )}
      </div>
      {onCover && short.length > 0 && (
        <div role="group" aria-label={t('coverWays')}>
          <CoverLine short={short.slice(0, SHOWN)} {...{ plant, onCover }} />
          {short.length > SHOWN && (
            <Disclosure title={t('coverMore', { count: short.length - SHOWN })}>
              <CoverLine short={short.slice(SHOWN)} {...{ plant, onCover }} />
            </Disclosure>
          )}
        </div>
      )}
    </>
  );
}

function CoverLine({
  short,
  plant,
  onCover,
}: {
  readonly short: readonly CounterEffect[];
  readonly plant: string;
  readonly onCover: (place: CoverPlace) => void;
}): JSX.Element {
  return (
    <Line>
      {short.map(({ daySelected: date, timeslotId, description }) => {
        const day = dayFromCompact(date);
        return (
          <CoverButton
            key={`${date} ${timeslotId}`}
            shown={`${description} ${day === null ? '' : weekdayAndNumber(day)}`}
            onOpen={() => onCover({ plant, date, timeslotId })}
          />
        );
      })}
    </Line>
  );
}

const isShort = (effect: CounterEffect): boolean => fallsShort(effect) || effect.parts.some(fallsShort);

const turned = <T extends { readonly before: number; readonly after: number }>(figures: T): T => ({
  ...figures,
  before: figures.after,
  after: figures.before,
});
const reversed = (effect: CounterEffect): CounterEffect => ({
  ...turned(effect),
  parts: effect.parts.map(turned),
});
