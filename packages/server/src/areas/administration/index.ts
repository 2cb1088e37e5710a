export { administrationRoutes as registerAdministration } from './administration.routes.ts';
