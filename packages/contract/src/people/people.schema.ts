import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const LIST = { description: 'With commas' };
const OF_THE_LAST = 'Of the last assignment within the days asked for';

export const DivisionEmployeeSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  category: Type.String({ description: OF_THE_LAST }),
  island: Nullable(Type.String(), { description: OF_THE_LAST }),
  codUo: Type.String({ description: OF_THE_LAST }),
  specializations: Type.Array(Type.String(), {
    description: 'Ids of the specializations that hold on one of the days',
  }),
});
export const readEmployeesSchema = callSchema(
  'employees',
  'Persone di una divisione, per unità e specializzazione',
  {
    query: Type.Object({
      division: Type.String(),
      cod_uo: Type.Optional(Type.String(LIST)),
      specializations: Type.Optional(Type.String(LIST)),
      employeeId: Type.Optional(Type.String(LIST)),
      date: Type.String({ description: 'YYYYMMDD' }),
      dateTo: Type.Optional(Type.String({ description: 'YYYYMMDD; left out: `date`' })),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      employees: Type.Array(DivisionEmployeeSchema, {
        description: 'By surname, name, personnel code',
      }),
      units: Type.Array(Type.Object({ codUo: Type.String(), name: Type.String() }), {
        description: 'The unit codes that occur and had not ended before the days',
      }),
      specializations: Type.Array(Type.Object({ specializationId: Type.String(), name: Type.String() }), {
        description: 'Those that occur and had not ended before the days',
      }),
    }),
  },
);
export const readCategoriesSchema = callSchema('categories', 'Categorie del personale', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    categories: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
  }),
});
export const readEmployeeDivisionSchema = callSchema(
  'employeeDivision',
  'Divisione di una persona in un giorno',
  {
    query: Type.Object({ employeeId: Type.String(), date: Type.String() }),
    reply: Type.Object({ outcome: OutcomeSchema, divisionId: Type.String(), icao: Type.String() }),
  },
);
