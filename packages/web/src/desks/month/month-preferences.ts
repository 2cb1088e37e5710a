import { readRemembered, remember } from '../../platform/remembered.ts';

export type Density = 'compact' | 'comfortable';

const DENSITY_KEY = 'calendario-densita';
const collapsedKey = (plant: string): string => `calendario-isole-chiuse-${plant}`;

/** Compact unless the other was chosen; anything else in the storage counts as no choice. */
export function rememberedDensity(): Density {
  return readRemembered(DENSITY_KEY) === 'comfortable' ? 'comfortable' : 'compact';
}

export function rememberDensity(density: Density): void {
  remember(DENSITY_KEY, density);
}

/** Ids of the groups that stay folded in a plant. */
export function rememberedCollapsed(plant: string): ReadonlySet<string> {
  return new Set((readRemembered(collapsedKey(plant)) ?? '').split(',').filter((id) => id !== ''));
}

export function rememberCollapsed(plant: string, groups: ReadonlySet<string>): void {
  remember(collapsedKey(plant), [...groups].join(','));
}
