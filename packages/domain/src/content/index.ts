export {
  checkFields,
  checkItemName,
  isHttpUrl,
  missingField,
  paragraphsOf,
  plainText,
} from './check-fields.ts';
export type { FieldRefusals } from './check-fields.ts';
export { CHANNELS, mayPlace } from './channel.ts';
export type { Channel } from './channel.ts';
export { COMMENT, commentName, isComment } from './comment.ts';
export type { CommentList, CommentFacts, CommentOperation, CommentState } from './comment.ts';
export { GOES_ALONG, ITEM, ITEM_STATES } from './item-state.ts';
export type { ItemActor, ItemFacts, ItemOperation, ItemRefusals, ItemState } from './item-state.ts';
export {
  ASSET_TYPES,
  COMMENT_TYPE,
  CONTENT_LIMITS,
  ITEM_TYPES,
  ITEM_TYPE_NAMES,
  contentField,
  isItemType,
  isReference,
  namedBy,
} from './item-type.ts';
export { isAskedToRead, readOccasion } from './read-ask.ts';
export type { ReadAskTargets, ReadOccasion } from './read-ask.ts';
export { DRAFT_STATES, LONGEST_REVIEW_DAYS, REVIEW_DAYS, checkReview, isReviewable } from './review.ts';
export type { ReviewRefusals } from './review.ts';
export { mergeFields } from './merge-fields.ts';
export type { FieldConflict, FieldEdits } from './merge-fields.ts';
export type { AssetTypeName, ContentField, FieldValue, ItemFields, ItemTypeName } from './item-type.ts';
