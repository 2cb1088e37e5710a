/** What every screen hears of the portal: it loads next to nothing. */
export { useContentAgain } from './content-again.ts';
