import Type from 'typebox';

/** The value, or null where there is none. */
export const Nullable = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** A shared schema with the meaning of one field, for the API description. */
export const described = <T extends Type.TSchema>(schema: T, description: string): T =>
  Type.With(schema, { description }) as T;

export const DaySchema = Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD' });

/** Of a stored thing, as a save or a deletion names it: the column's `integer` bounds it. */
export const VersionSchema = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'The one that was seen',
});

/** As VersionSchema, where nothing may stand yet. */
export const VersionOrNoneSchema = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The one that was seen; 0 where nothing was stored',
});

export const InstantSchema = Type.String({
  pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$',
  description: 'DD/MM/YYYY HH:mm',
});

export const PersonNameSchema = Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() });
