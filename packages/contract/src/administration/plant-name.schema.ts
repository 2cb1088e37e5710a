import Type from 'typebox';

export const PlantNameSchema = Type.Object({ icao: Type.String(), name: Type.String() });
