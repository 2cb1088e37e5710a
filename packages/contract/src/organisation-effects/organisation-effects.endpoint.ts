import type { Static } from 'typebox';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './organisation-effects.schema.ts';

export type Effects = Frozen<Static<typeof schema.EffectsSchema>>;
export type TouchedCell = Frozen<Static<typeof schema.TouchedCellSchema>>;
export type CountersOfPlant = Frozen<Static<typeof schema.CountersOfPlantSchema>>;
export type PlantDays = Frozen<Static<typeof schema.PlantDaysSchema>>;
export type ChangedCounter = Frozen<Static<typeof schema.ChangedCounterSchema>>;
export type CellReason = TouchedCell['reason'];

export { effectList } from './effect-list.ts';
export type { EffectRow } from './effect-list.ts';
