/** The door of the area 'cover': the only file that desks import. */
export { CallList } from './call-list.tsx';
export { CandidateList } from './candidate-list.tsx';
export { MendList } from './mend-list.tsx';
export { hoursOf, mendWords, partsOf } from './cover-words.ts';
export {
  assignCover,
  coverMendsQuery,
  coverQuery,
  dropCall,
  findingMendQuery,
  noteAnswer,
  noteCall,
  readCoverAgain,
  saveCover,
  type CoverPlace,
  type FindingPlace,
  type WrittenCell,
} from './cover.queries.ts';
