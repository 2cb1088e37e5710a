import type { OwnBalanceRow } from '@torre/contract/requests';
import type { Texts } from '../../platform/text-catalogue.ts';
import './own-requests.texts.ts';

type AmountUnit = OwnBalanceRow['unit'];

const HOUR = 60;

/** A length as HH:MM; what is overdrawn has a minus. */
function hoursAndMinutes(minutes: number): string {
  const length = Math.abs(Math.round(minutes));
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : ''}${two(Math.floor(length / HOUR))}:${two(length % HOUR)}`;
}

/** As a cell of the table shows it: days as a number, hours as HH:MM. */
export const shownAmount = (unit: AmountUnit, amount: number): string =>
  unit === 'minutes' ? hoursAndMinutes(amount) : amount.toLocaleString('it-IT', { maximumFractionDigits: 2 });

/** The same in a sentence: `12 giorni`, `07:30 ore`. */
export const amountText = (t: Texts<'ownRequests'>, unit: AmountUnit, amount: number): string =>
  unit === 'minutes'
    ? t('hours', { time: hoursAndMinutes(amount) })
    : t('days', { count: amount, shown: shownAmount(unit, amount) });

const BALANCES = {
  FER: 'balanceFER',
  ROS: 'balanceROS',
  RFS: 'balanceRFS',
  PRLS: 'balancePRLS',
  ESAU: 'balanceESAU',
  '104': 'balance104',
} as const;

const isKnown = (code: string): code is keyof typeof BALANCES => Object.hasOwn(BALANCES, code);

/** What a balance is called; the code of one that a newer server knows. */
export const balanceName = (t: Texts<'ownRequests'>, code: string): string =>
  isKnown(code) ? t(BALANCES[code]) : code;
