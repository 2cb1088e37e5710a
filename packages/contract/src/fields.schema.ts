import Type from 'typebox';

/** The value, or null where there is none. */
export const Nullable = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** A shared schema with the meaning of one field, for the API description. */
export const described = <T extends Type.TSchema>(schema: T, description: string): T =>
  Type.With(schema, { description }) as T;

export const PersonNameSchema = Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() });
