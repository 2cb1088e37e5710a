import { area } from '../../platform/area/area.ts';
import type { SaveDeps } from '../cells/index.ts';
import { registerCycles } from './cycle.routes.ts';
import { CYCLE_TABLES } from './cycles.tables.ts';

/** Base cycles of a plant, who follows them, and months generated from them. */
export const cycles = area<SaveDeps>('cycles', { tables: CYCLE_TABLES, routes: registerCycles });
