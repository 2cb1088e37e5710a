import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** A person of a division with what a manager chooses people by. */
export interface DivisionEmployee {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  /** Category, island and unit code of the last assignment within the days asked for. */
  readonly category: string;
  readonly island: string | null;
  readonly codUo: string;
  /** Ids of the specializations that hold on one of the days. */
  readonly specializations: readonly string[];
}

export interface EmployeesReply extends OutcomeReply {
  /** By surname, name, personnel code. */
  readonly employees: readonly DivisionEmployee[];
  /** Names of the unit codes and specializations that occur. */
  readonly units: readonly { readonly codUo: string; readonly name: string }[];
  readonly specializations: readonly { readonly specializationId: string; readonly name: string }[];
}

/** Days YYYYMMDD, `dateTo` is `date` where it is left out; lists with commas, a person needs one of each list. */
export const readEmployees = endpoint<{
  query: {
    division: string;
    cod_uo?: string;
    specializations?: string;
    employeeId?: string;
    date: string;
    dateTo?: string;
  };
  reply: EmployeesReply;
}>({
  id: 'employees',
  method: 'GET',
  path: '/employee',
  summary: 'Persone di una divisione, per unità e specializzazione',
  required: ['division', 'date'],
});

export const readCategories = endpoint<{
  reply: OutcomeReply & { categories: readonly { readonly code: string; readonly label: string }[] };
}>({
  id: 'categories',
  method: 'GET',
  path: '/category',
  summary: 'Categorie del personale',
});

/** The division in whose roster a person stands on a day. */
export const readEmployeeDivision = endpoint<{
  query: { employeeId: string; date: string };
  reply: OutcomeReply & { divisionId: string; icao: string };
}>({
  id: 'employeeDivision',
  method: 'GET',
  path: '/division/employee',
  summary: 'Divisione di una persona in un giorno',
  required: ['employeeId', 'date'],
});
