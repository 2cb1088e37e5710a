import type { RequestRow, RequestTrial } from '@torre/contract/requests';
import { LEAVE_STATE } from '@torre/domain/requests';
import { currentLanguage } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './balance.texts.ts';
import { isUndecided } from './effect-sentence.ts';

type Balance = NonNullable<RequestTrial['balance']>;
type Cost = RequestTrial['cost'];

const KNOWN = ['FER', 'ROS', 'RFS', 'PRLS', 'ESAU', '104'] as const;

/** Hours above a day's too: 12:30. */
const hours = (minutes: number): string => {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return minutes < 0 ? `−${text}` : text;
};
const inNumbers = (amount: number): string =>
  amount.toLocaleString(currentLanguage(), { maximumFractionDigits: 2 }).replace('-', '−');

type Asking = 'asks' | 'givesBack' | 'taken' | null;

/** What a request does to its balance: an annulment gives back, an approved one has taken, an ended one asks for nothing (null). */
export function asksOf({ stato }: Pick<RequestRow, 'stato'>): Asking {
  if (stato === LEAVE_STATE.annulmentAsked) return 'givesBack';
  if (stato === LEAVE_STATE.approved) return 'taken';
  return isUndecided({ stato }) ? 'asks' : null;
}

/** 'Ferie: restano 22 giorni, ne chiede 3'; a balance of a newer server by its code. */
export function balanceWords(
  { balance, unit, left, asked }: Balance,
  t: Texts<'requestBalance'>,
  asking: Asking = 'asks',
): string {
  const known = KNOWN.find((code) => code === balance);
  const amount = unit === 'days' ? inNumbers : hours;
  // What is left was read without this request.
  const rests = asking === 'taken' ? left - asked : left;
  const rest =
    unit === 'days'
      ? t(rests === 1 ? 'leftDay' : 'leftDays', { amount: amount(rests) })
      : t('leftHours', { amount: amount(rests) });
  const what = `${known ? t(known) : balance}: ${rest}`;
  return asking === null || asking === 'taken' ? what : `${what}, ${t(asking, { amount: amount(asked) })}`;
}

export const isShort = ({ left, asked }: Balance): boolean => asked > left;

/** What it takes by the shifts that stand. */
export function costWords({ days, minutes }: Cost, t: Texts<'requestBalance'>): string {
  const parts = [
    ...(days > 0 ? [t('costDays', { count: days })] : []),
    ...(minutes > 0 ? [t('costHours', { amount: hours(minutes) })] : []),
  ];
  return parts.length === 0 ? t('costNothing') : parts.join(', ');
}
