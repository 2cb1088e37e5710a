import { BALANCE } from '@torre/domain/requests';
import type { BalanceCode } from '@torre/domain/requests';
import type { Day } from '@torre/domain/kernel';
import { Categories } from '@torre/domain/lookups';
import { inLanguage, listOf, optionText } from '../list/list.endpoint.ts';
import type { Language, Words } from '../list/list.endpoint.ts';
import { personColumns } from '../people/person-columns.ts';
import type { EntitlementRow } from './entitlements.endpoint.ts';

export const BALANCE_WORDS = {
  FER: ['Ferie', 'Leave'],
  ROS: ['Recupero straordinario', 'Time off for overtime'],
  RFS: ['Festività soppresse', 'Abolished holidays'],
  PRLS: ['Rappresentante sicurezza', 'Safety representative'],
  ESAU: ['Esami e studio', 'Exams and study'],
} as const satisfies Readonly<Record<BalanceCode, Words>>;

const MINUTES_PER_HOUR = 60;
const DAYS: Words = ['gg', 'd'];

/** `28 gg`, `32 h`, `32 h 30`: an amount of a balance, as lists write it. */
export function entitledText(balance: BalanceCode, amount: number, language: Language): string {
  if (BALANCE[balance].unit === 'days') return `${amount} ${inLanguage(DAYS, language)}`;
  const [minutes, sign] = [Math.abs(amount), amount < 0 ? '-' : ''];
  const rest = minutes % MINUTES_PER_HOUR;
  const hours = `${sign}${(minutes - rest) / MINUTES_PER_HOUR} h`;
  return rest === 0 ? hours : `${hours} ${String(rest).padStart(2, '0')}`;
}

type Amount = 'teorica' | 'riduzioni' | 'forzate';
type Brought = 'residuoAnniPrec' | 'residuoAnnoPrec';
const amountIn = (field: Amount) => (row: EntitlementRow, language: Language) =>
  entitledText(row.balance, row[field], language);
/** Nothing for later years: what is left of before is worked out with the requests. */
const broughtIn = (field: Brought) => (row: EntitlementRow, language: Language) =>
  row.isFirst ? entitledText(row.balance, row[field], language) : '';

/** Years of balances of everybody; categories in the words of the organisation. */
/* @__NO_SIDE_EFFECTS__ */
export const entitlementListOf = (categories: Categories) => {
  const { nome, code, plant, categoria } = personColumns(categories);
  return listOf<EntitlementRow>()(['Spettanze', 'Entitlements'], 'nome', {
    nome,
    code,
    plant,
    categoria,
    year: {
      words: ['Anno', 'Year'],
      value: ({ year }) => String(year),
      filter: 'code',
      order: true,
      address: 'anno',
    },
    balance: {
      words: ['Saldo', 'Balance'],
      value: ({ balance }, language) => optionText(BALANCE_WORDS, balance, language),
      filter: 'code',
      // Choices in the code: balances that rules are written for.
      options: BALANCE_WORDS,
      order: true,
      address: 'saldo',
    },
    residuoAnniPrec: {
      words: ['Residuo anni prec.', 'Left of earlier years'],
      value: broughtIn('residuoAnniPrec'),
    },
    residuoAnnoPrec: {
      words: ['Residuo anno prec.', 'Left of the year before'],
      value: broughtIn('residuoAnnoPrec'),
    },
    teorica: { words: ['Teorica', 'In theory'], value: amountIn('teorica') },
    riduzioni: { words: ['Riduzioni', 'Reductions'], value: amountIn('riduzioni') },
    spettanzaReale: {
      words: ['Spettanza reale', 'Entitled to'],
      value: ({ balance, teorica, riduzioni }, language) =>
        entitledText(balance, teorica - riduzioni, language),
    },
    forzate: { words: ['Forzate', 'Ordered'], value: amountIn('forzate') },
  });
};

/** What calls and screens need of the list where no category is read. */
export const entitlementList = entitlementListOf(new Categories([], 0 as Day));
