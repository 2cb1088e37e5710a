import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './people.schema.ts';

/** A person of a division with what a manager chooses people by. */
export type DivisionEmployee = Frozen<Static<typeof schema.DivisionEmployeeSchema>>;
export type EmployeesReply = ReplyOf<typeof readEmployees>;

/** A person needs one of each list. */
export const readEmployees = endpoint<typeof schema.readEmployeesSchema>({
  id: 'employees',
  method: 'GET',
  path: '/employee',
  required: ['division', 'date'],
});

export const readCategories = endpoint<typeof schema.readCategoriesSchema>({
  id: 'categories',
  method: 'GET',
  path: '/category',
});

/** The division in whose roster a person stands on a day. */
export const readEmployeeDivision = endpoint<typeof schema.readEmployeeDivisionSchema>({
  id: 'employeeDivision',
  method: 'GET',
  path: '/division/employee',
  required: ['employeeId', 'date'],
});
