export { shellRoutes as registerShell } from './shell.routes.ts';
