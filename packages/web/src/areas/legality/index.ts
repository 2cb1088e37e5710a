import { lazyPart } from '../../platform/lazy-with-retry.ts';

/** The door of legality: what rules say of rosters, published, drafted or about to be saved. */
export const OwnFindings = lazyPart(() => import('./own-findings.tsx'), 'OwnFindings');
export { addedWords, byLevel, movedWords } from './finding-words.ts';
export { FindingsList } from './findings-list.tsx';
export { LegalityChanges } from './legality-changes.tsx';
export { LegalityReason, LegalityReasonNote } from './legality-reason.tsx';
export { legalityQuery, useLiveLegality } from './legality.queries.ts';
