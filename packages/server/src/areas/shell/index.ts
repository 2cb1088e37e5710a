import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { shellRoutes } from './shell.routes.ts';

export const shell = area<AreaDeps>('shell', { tables: [], routes: shellRoutes });
