import { area } from '../../platform/area/area.ts';
import type { SaveDeps } from '../cells/index.ts';
import { registerImportExport } from './import-export.routes.ts';

/** The month as a file, and back from one. */
export const importExport = area<SaveDeps>('import-export', { tables: [], routes: registerImportExport });
