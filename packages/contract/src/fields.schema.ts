import Type from 'typebox';

/** The value, or null where there is none. */
export const Nullable = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** A shared schema with the meaning of one field, for the API description. */
export const described = <T extends Type.TSchema>(schema: T, description: string): T =>
  Type.With(schema, { description }) as T;

export const DaySchema = Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD' });

export const InstantSchema = Type.String({
  pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$',
  description: 'DD/MM/YYYY HH:mm',
});

export const PersonNameSchema = Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() });
