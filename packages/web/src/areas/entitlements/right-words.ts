import type { PersonRightRow } from '@torre/contract/entitlements';
import { dayFromCompact, dayFromIso, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LeaveRight } from '@torre/domain/requests';
import type { Texts } from '../../platform/text-catalogue.ts';

type T = Texts<'entitlements'>;

export function rightName(t: T, right: LeaveRight): string {
  return t(({ 104: 'right104', CHILD: 'rightChild', RLS: 'rightRls', UNION: 'rightUnion' } as const)[right]);
}

/** `dal 01/12/2026 al 31/12/2026` */
export function rightPeriod(
  t: T,
  { validFrom, validTo }: Pick<PersonRightRow, 'validFrom' | 'validTo'>,
): string {
  const from = displayDay(dayFromCompact(validFrom)!);
  if (validTo === null) return t('from', { from });
  return t('fromTo', { from, to: displayDay(dayFromCompact(validTo)!) });
}

/** For whom the right is; '' where it is for nobody in particular. `carers`: others who assist, where the reader may know. */
export function rightFor(
  t: T,
  {
    right,
    assisted,
    carers = 0,
  }: Pick<PersonRightRow, 'right' | 'assisted'> & Partial<Pick<PersonRightRow, 'carers'>>,
): string {
  if (right === 'CHILD') {
    const born = dayFromIso(assisted ?? '');
    return born === null ? '' : t('childOf', { day: displayDay(born) });
  }
  if (right !== '104') return '';
  if (assisted === null) return t('forOneself');
  const key = t('assists', { key: assisted });
  return carers === 0 ? key : `${key}, ${t('carers', { count: carers })}`;
}

/** Whether a right does not hold today: still to come, or over. */
export function rightState(
  { validFrom, validTo }: Pick<PersonRightRow, 'validFrom' | 'validTo'>,
  today: Day,
): 'planned' | 'ended' | null {
  if (dayFromCompact(validFrom)! > today) return 'planned';
  return validTo !== null && dayFromCompact(validTo)! < today ? 'ended' : null;
}
