/** The door of the desk 'paper': the month as a file, out and in. Loaded when a hand comes near its button. */
export { ImportWindow } from './import-window.tsx';
export { PaperItems } from './paper-items.tsx';
