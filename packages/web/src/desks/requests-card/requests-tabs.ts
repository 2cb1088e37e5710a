import type { AnyList } from '@torre/contract/list';
import type { TableAddress } from '../../kit/index.ts';

export type RequestTab = 'cambioTurno' | 'ferie' | 'timbrature' | 'altro';
/** Pending, handled, or both: the header says which (M2.2.05). */
export type RequestGroup = 'pending' | 'handled' | 'all';
export type CardVariant = 'all' | 'changes' | 'dispositions';

const NO_PLANT = ['', '-'];

/** The tabs of the card in their order: shift changes only with a plant (M2.2.06, M2.2.07, M2.2.09). */
export function shownTabs(variant: CardVariant, plant: string): readonly RequestTab[] {
  const changes: readonly RequestTab[] = NO_PLANT.includes(plant) ? [] : ['cambioTurno'];
  switch (variant) {
    case 'changes':
      return changes;
    case 'dispositions':
      return ['ferie', 'altro'];
    case 'all':
      return [...changes, 'ferie', 'timbrature', 'altro'];
  }
}

/** Whether the address filters by a column of the list. */
export function isFilteredAddress({ columns }: AnyList, address: TableAddress): boolean {
  return Object.entries(columns).some(([name, { filter, address: as }]) => filter && address[as ?? name]);
}
