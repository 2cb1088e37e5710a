/** The door of the area 'cover': the only file that desks import. */
export { CallList } from './call-list.tsx';
export { CandidateList } from './candidate-list.tsx';
export { hoursOf, nameOf } from './cover-words.ts';
export {
  assignCover,
  coverQuery,
  dropCall,
  noteAnswer,
  noteCall,
  readCoverAgain,
  takeCoverBack,
  type CoverPlace,
} from './cover.queries.ts';
