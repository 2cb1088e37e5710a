import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import type { EntitlementRefusals, RightRefusals } from '@torre/domain/entitlements';
import { displayDay } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';

const conflict = (sentence: Sentence): Refused => refused(409, OUTCOME.entitlementRefused, sentence);

/** Why a year does not stand so; years as they are written, not counted. */
export function entitlementRefusal({ code, details }: Refusal<EntitlementRefusals>): Refused {
  switch (code) {
    case 'year-out-of-reach':
      return conflict(entitlementSentence(code, { from: String(details.from), to: String(details.to) }));
    case 'brought-later':
    case 'before-first':
    case 'past-year':
      return conflict(entitlementSentence(code, { year: String(details.year) }));
    default:
      return conflict(entitlementSentence(code));
  }
}

/** Why a right does not stand so. */
export function rightRefusal({ code, details }: Refusal<RightRefusals>): Refused {
  switch (code) {
    case 'held-already':
    case 'began-before':
      return conflict(entitlementSentence(code, { from: displayDay(details.from) }));
    case 'past-days':
      return conflict(entitlementSentence(code, { today: displayDay(details.today) }));
    default:
      return conflict(entitlementSentence(code));
  }
}
