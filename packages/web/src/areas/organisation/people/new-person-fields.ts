import type { FactEdit } from '@torre/domain/organisation';
import { NEEDED, type MoveFields } from './move-fields.ts';

/** What stands in the window of a new person; JSON can hold it. */
export interface NewPersonFields {
  readonly surname: string;
  readonly name: string;
  readonly company: string;
  /** '': the free one that is proposed. */
  readonly code: string;
  /** YYYY-MM-DD; null where no readable date stands there. */
  readonly day: string | null;
  readonly place: MoveFields['place'];
  readonly withAccount: boolean;
  readonly userName: string;
  readonly email: string;
}

export function emptyPerson(icao: string | null, today: string): NewPersonFields {
  return {
    surname: '',
    name: '',
    company: '',
    code: '',
    day: today,
    place: { icao, unit_code: null, category: null, island_id: null, employment_condition: 'LO' },
    withAccount: false,
    userName: '',
    email: '',
  };
}

/** What is lacking, by the name of its field. */
export function missingOfPerson(fields: NewPersonFields): ReadonlySet<string> {
  const { day, place, withAccount } = fields;
  const texts = ['surname', 'name', ...(withAccount ? (['userName', 'email'] as const) : [])] as const;
  return new Set([
    ...texts.filter((text) => fields[text].trim() === ''),
    ...(day === null ? ['day'] : []),
    ...NEEDED.filter((column) => (place[column] ?? '') === ''),
  ]);
}

/** What is sent; empty while something is missing. `freeCode`: the proposed one. */
export function editsOfPerson(fields: NewPersonFields, freeCode: string | null): readonly FactEdit[] {
  const { surname, name, company, day, place, withAccount, userName, email } = fields;
  const employee_id = fields.code.trim() || freeCode;
  if (employee_id === null || missingOfPerson(fields).size > 0) return [];
  return [
    { kind: 'employee', values: { employee_id, surname, name, company }, version: null },
    { kind: 'assignment', values: { employee_id, valid_from: day, valid_to: null, ...place }, version: null },
    ...(withAccount
      ? [
          {
            kind: 'account' as const,
            values: { employee_id, user_name: userName.trim(), email: email.trim() },
            version: null,
          },
        ]
      : []),
  ];
}

const TEXTS = ['surname', 'name', 'company', 'code', 'userName', 'email'] as const;

/** A draft that a tab kept; null for what is none. */
export function keptPerson(value: unknown): NewPersonFields | null {
  const kept = (value ?? {}) as Partial<NewPersonFields>;
  if (TEXTS.some((text) => typeof kept[text] !== 'string')) return null;
  if (typeof kept.place !== 'object' || kept.place === null) return null;
  return {
    ...(kept as NewPersonFields),
    day: typeof kept.day === 'string' ? kept.day : null,
    withAccount: kept.withAccount === true,
  };
}
