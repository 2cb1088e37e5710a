export { registerImportExport } from './import-export.routes.ts';
