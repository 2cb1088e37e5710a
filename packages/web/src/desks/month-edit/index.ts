/** The door of the desk 'month-edit', loaded after the month is drawn. */
export { MonthEditor, type MonthEditorHandle } from './month-editor.tsx';
