import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails, Span, UtcMinute } from '../kernel/index.ts';
import { directionOf } from './cause-category.ts';
import type { PunchDirection } from './cause-category.ts';
import { CORRECTION_MARGIN } from './day-requests.ts';
import { OPEN_STATES } from './leave-state.ts';
import { daysNear } from './requested-time.ts';
import type { PersonDays, RequestedTime, StandingRequest } from './requested-time.ts';

/** A clock-in or clock-out that is there. */
export interface KnownPunch {
  readonly direction: PunchDirection;
  readonly at: UtcMinute;
}

export interface CorrectionRefusals {
  /** Nobody has forgotten to punch tomorrow. */
  readonly 'not-yet': NoDetails;
  readonly 'punch-there': { readonly at: UtcMinute };
  /** Another correction for the same shift waits or was granted. */
  readonly 'correction-there': { readonly requestId: string };
}

/**
 * Whether a punch was forgotten: none of its kind, nor an open correction for one, from 60 minutes before the shift to 60
 * minutes after it (domain.md 4, OTE and OTU); without a shift there, that far from the time itself.
 */
export function checkCorrection(
  asked: RequestedTime,
  punches: readonly KnownPunch[],
  requests: readonly StandingRequest[],
  days: Pick<PersonDays, 'cellOn'>,
  today: Day,
): Decision<void, CorrectionRefusals> {
  const { cause, fromDay, span } = asked;
  if (!cause.oneTime || span === null) return accept();
  if (fromDay > today) return refuse('not-yet');
  const near = nearOf(asked, span, days);
  const isNear = (at: UtcMinute): boolean => near.some(({ begin, end }) => begin <= at && at <= end);
  const direction = directionOf(cause.idcausale);
  const punch = punches.find((one) => one.direction === direction && isNear(one.at));
  if (punch !== undefined) return refuse('punch-there', { at: punch.at });
  const twin = requests.find(
    (one) =>
      one.cause.idcausale === cause.idcausale &&
      OPEN_STATES.includes(one.state) &&
      one.span !== null &&
      isNear(one.span.begin),
  );
  return twin === undefined ? accept() : refuse('correction-there', { requestId: twin.requestId });
}

const widened = ({ begin, end }: Span): Span => ({
  begin: begin - CORRECTION_MARGIN,
  end: end + CORRECTION_MARGIN,
});

/** The shifts, with their margins, in which the time lies. */
function nearOf(asked: RequestedTime, at: Span, { cellOn }: Pick<PersonDays, 'cellOn'>): readonly Span[] {
  const shifts = daysNear(asked)
    .flatMap((day) => cellOn(day)?.span ?? [])
    .map(widened)
    .filter(({ begin, end }) => begin <= at.begin && at.begin <= end);
  return shifts.length > 0 ? shifts : [widened(at)];
}
