import Type, { type Static } from 'typebox';
import type { QueryOf, ReplyOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as people from './people.endpoint.ts';

export const employeesSchema = {
  query: Type.Object({
    division: Type.String(),
    cod_uo: Type.Optional(Type.String()),
    specializations: Type.Optional(Type.String()),
    employeeId: Type.Optional(Type.String()),
    date: Type.String(),
    dateTo: Type.Optional(Type.String()),
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    employees: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        employeeName: Type.String(),
        employeeSurname: Type.String(),
        category: Type.String(),
        island: Type.Union([Type.String(), Type.Null()]),
        codUo: Type.String(),
        specializations: Type.Array(Type.String()),
      }),
    ),
    units: Type.Array(Type.Object({ codUo: Type.String(), name: Type.String() })),
    specializations: Type.Array(Type.Object({ specializationId: Type.String(), name: Type.String() })),
  }),
};
export const categoriesSchema = {
  reply: Type.Object({
    outcome: OutcomeSchema,
    categories: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
  }),
};
export const employeeDivisionSchema = {
  query: Type.Object({ employeeId: Type.String(), date: Type.String() }),
  reply: Type.Object({ outcome: OutcomeSchema, divisionId: Type.String(), icao: Type.String() }),
};

true satisfies SameShape<Static<typeof employeesSchema.query>, QueryOf<typeof people.readEmployees>>;
true satisfies SameShape<Static<typeof employeesSchema.reply>, ReplyOf<typeof people.readEmployees>>;
true satisfies SameShape<Static<typeof categoriesSchema.reply>, ReplyOf<typeof people.readCategories>>;
true satisfies SameShape<
  Static<typeof employeeDivisionSchema.query>,
  QueryOf<typeof people.readEmployeeDivision>
>;
true satisfies SameShape<
  Static<typeof employeeDivisionSchema.reply>,
  ReplyOf<typeof people.readEmployeeDivision>
>;
