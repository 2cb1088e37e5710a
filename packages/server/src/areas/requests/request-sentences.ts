import { requestSentence } from '@torre/contract/requests/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { displayDay, formatMinutes } from '@torre/domain/kernel';
import type { Refused, ZoneTable } from '@torre/domain/kernel';
import { leaveLabel } from '@torre/domain/requests';
import type {
  LabelReader,
  LeaveRight,
  LeaveUnit,
  RequestRefusals,
  StandingRequest,
} from '@torre/domain/requests';

const UNIT = { G: 'days', H: 'hours', Q: 'units' } as const satisfies Record<LeaveUnit, string>;
const RIGHT = {
  '104': 'right104',
  CHILD: 'rightCHILD',
  RLS: 'rightRLS',
  UNION: 'rightUNION',
} as const satisfies Record<LeaveRight, string>;

/** In what a refusal counts what is left. */
export type AmountUnit = 'days' | 'minutes';

interface WhyNotOptions {
  readonly unit: AmountUnit;
  readonly zone: ZoneTable;
  /** Whose words name a state: their lists call it so too. */
  readonly reader: LabelReader;
}

/** Why a request, or a step of one, does not stand, in words. */
export function whyNot(refusal: Refused<RequestRefusals>, { unit, zone, reader }: WhyNotOptions): Sentence {
  switch (refusal.code) {
    case 'unit-not-allowed': {
      const { cause, allowed } = refusal.details;
      const words = allowed.map((one) => requestSentence(UNIT[one]).messageIT);
      return requestSentence('unit-not-allowed', { cause, allowed: words.join(', ') || '–' });
    }
    case 'right-missing':
      return requestSentence('right-missing', { right: requestSentence(RIGHT[refusal.details.right]) });
    case 'punch-there':
      return requestSentence('punch-there', { time: formatMinutes(zone.local(refusal.details.at).minute) });
    case 'turn-missing':
      return requestSentence('turn-missing', { turns: refusal.details.turns.join(', ') });
    case 'month-full':
    case 'law-104-ceiling': {
      const { year, month, left, asked } = refusal.details;
      const values = { month: `${year}${String(month).padStart(2, '0')}` };
      return refusal.code === 'month-full'
        ? requestSentence('month-full', { ...values, left, asked })
        : requestSentence('law-104-ceiling', {
            ...values,
            left: amount(left, 'minutes'),
            asked: amount(asked, 'minutes'),
          });
    }
    case 'balance': {
      const { left, asked } = refusal.details;
      return requestSentence('balance', { left: amount(left, unit), asked: amount(asked, unit) });
    }
    case 'month-decided':
      return requestSentence('month-decided', { cutoff: displayDay(refusal.details.cutoff) });
    case 'state-changed':
      return requestSentence('state-changed', {
        label: leaveLabel(refusal.details.state ?? 0, reader),
      });
    case 'other-condition':
      return requestSentence('other-condition', refusal.details);
    case 'cause-unknown':
    case 'not-insertable':
    case 'other-employer':
      return requestSentence(refusal.code, refusal.details);
    case 'too-many-days':
      return requestSentence('too-many-days', refusal.details);
    case 'quantity-invalid':
      return requestSentence('quantity-invalid', refusal.details);
    case 'note-too-long':
      return requestSentence('note-too-long', refusal.details);
    default:
      return requestSentence(refusal.code);
  }
}

/** That a request stands there already: which one, on which days, and what became of it; for its owner alone. */
export function overlapsWith({ cause, fromDay, toDay, state }: StandingRequest): Sentence {
  // What is approved is not withdrawn any more.
  const way = requestSentence(
    state === 10 ? 'annulFirst' : state === 20 ? 'annulmentPending' : 'withdrawFirst',
  );
  const label = leaveLabel(state, 'employee');
  const values = { cause: cause.descausale, state: label, from: displayDay(fromDay), way };
  return fromDay === toDay
    ? requestSentence('overlapsOnDay', values)
    : requestSentence('overlapsOnDays', { ...values, to: displayDay(toDay) });
}

/** Days, or minutes as hours: thirds of a ceiling are no whole minutes. */
export function amount(value: number, unit: AmountUnit): Sentence {
  return unit === 'days'
    ? requestSentence('amountDays', { count: Math.max(0, value) })
    : requestSentence('amountHours', { time: formatMinutes(Math.max(0, Math.round(value))) });
}
