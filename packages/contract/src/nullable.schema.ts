import Type from 'typebox';

/** The value, or null where there is none. */
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
