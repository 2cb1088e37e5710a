/** What draws and reads files of the organisation without a route. */
export { factWorkbook } from './write-fact-file.ts';
