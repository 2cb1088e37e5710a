import Type from 'typebox';

export const PlantNameSchema = Type.Object({
  icao: Type.String(),
  name: Type.String(),
  hasEnded: Type.Optional(
    Type.Literal(true, { description: 'It is offered no more; what names it keeps its name' }),
  ),
});
