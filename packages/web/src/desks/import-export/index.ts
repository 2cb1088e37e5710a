/** The door of the desk 'import-export': the month as a file, out and in. Loaded when a hand comes near its button. */
export { ImportWindow } from './import-window.tsx';
export { ImportExportItems } from './import-export-items.tsx';
