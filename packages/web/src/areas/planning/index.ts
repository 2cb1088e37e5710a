/** The door of planning: drafts, publications and cycles of a plant. */
export {
  askAssign,
  askChangeCycle,
  askDiscard,
  askGenerate,
  askNewCycle,
  askOpenDraft,
  askPublish,
  cyclesQuery,
  differenceQuery,
  planningQuery,
  useLivePlanning,
  usePlanningAgain,
  versionQuery,
} from './planning.queries.ts';
