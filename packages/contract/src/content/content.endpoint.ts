import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './content.schema.ts';

export { ITEM_STATE_WORDS, ITEM_TYPE_WORDS, deskList } from './desk-list.ts';

export type Item = Frozen<Static<typeof schema.ItemSchema>>;
/** P3.20: a size of a picture with its formats. */
export type Rendition = Frozen<Static<typeof schema.RenditionSchema>>;
/** P3.19: where a file of the library is played from. */
export type NativeLink = Frozen<Static<typeof schema.NativeLinkSchema>>;
/** P3.18: the file of a document. */
export type NativeFile = Frozen<Static<typeof schema.NativeFileSchema>>;
/** An item as a field of another names it. */
export type NamedItem = Frozen<Static<typeof schema.NamedItemSchema>>;
export type NewItem = Frozen<Static<typeof schema.NewItemSchema>>;
export type DeskItem = Frozen<Static<typeof schema.DeskItemSchema>>;
/** An item in the list of the desk. */
export type DeskRow = Frozen<Static<typeof schema.DeskRowSchema>>;
export type NamedAtDesk = Frozen<Static<typeof schema.NamedAtDeskSchema>>;
export type ReadsOfDay = Frozen<Static<typeof schema.ReadsOfDaySchema>>;
export type SavedVersion = Frozen<Static<typeof schema.ItemVersionSchema>>;
export type DeskSave = Frozen<Static<typeof schema.saveDeskItemSchema.body>>;
export type DeskStep = Frozen<Static<typeof schema.stepDeskItemSchema.body>>;
export type DeskPlacing = Frozen<Static<typeof schema.placeDeskItemSchema.body>>;
export type ReadAsk = Frozen<Static<typeof schema.ReadAskSchema>>;
export type DeskAskReply = Frozen<Static<typeof schema.DeskAskReplySchema>>;
export type AskToRead = Frozen<Static<typeof schema.askToReadSchema.body>>;
export type OwnReadAsk = Frozen<Static<typeof schema.OwnReadAskSchema>>;
export type UnsignedArticle = Frozen<Static<typeof schema.UnsignedSchema>>;
export type Review = Frozen<Static<typeof schema.ReviewSchema>>;
export type Reviewer = Frozen<Static<typeof schema.ReviewerSchema>>;
export type NamedReviewer = Frozen<Static<typeof schema.nameReviewerSchema.body>>;
export type PresentAtItem = Frozen<Static<typeof schema.PresentAtItemSchema>>;
export type DeskComment = Frozen<Static<typeof schema.DeskCommentSchema>>;
export type CommentStep = Frozen<Static<typeof schema.stepCommentSchema.body>>;
export type ArticleSummary = Frozen<Static<typeof schema.ArticleSummarySchema>>;

/** P7.03, P7.04: a published item; of drafts, what is scheduled and what was withdrawn 404. */
export const getItem = endpoint<typeof schema.getItemSchema>({
  id: 'getItem',
  method: 'GET',
  path: '/content/items/{id}',
  envelope: 'plain',
});

/** P7.07, P7.09: readers send comments; 403 for every other type, and where the article takes none. */
export const createItem = endpoint<typeof schema.createItemSchema>({
  id: 'createItem',
  method: 'POST',
  path: '/content/items',
  required: ['body', 'type'],
});

/** Again by the same person it changes nothing. */
export const reportComment = endpoint<typeof schema.reportCommentSchema>({
  id: 'reportComment',
  method: 'POST',
  path: '/content/comments/{id}/reports',
});

export const listArticles = endpoint<typeof schema.listArticlesSchema>({
  id: 'listArticles',
  method: 'GET',
  path: '/content/articles',
  envelope: 'plain',
});

/** Of the event `content`: items whose published version changed, and lists whose comments did. */
export interface ContentPatch {
  readonly ids: readonly string[];
}

export const listDeskItems = endpoint<typeof schema.listDeskItemsSchema>({
  id: 'listDeskItems',
  method: 'GET',
  path: '/content/desk/items',
});

export const listItemVersions = endpoint<typeof schema.listItemVersionsSchema>({
  id: 'listItemVersions',
  method: 'GET',
  path: '/content/desk/items/{id}/versions',
});

export const readItemUses = endpoint<typeof schema.readItemUsesSchema>({
  id: 'readItemUses',
  method: 'GET',
  path: '/content/desk/items/{id}/uses',
});

/** Counted by the program, without a person, up to the last minute. */
export const readItemReads = endpoint<typeof schema.readItemReadsSchema>({
  id: 'readItemReads',
  method: 'GET',
  path: '/content/desk/items/{id}/reads',
});

export const readDeskItem = endpoint<typeof schema.readDeskItemSchema>({
  id: 'readDeskItem',
  method: 'GET',
  path: '/content/desk/items/{id}',
});

/** 412 with `item` as it stands, and `conflicts` where somebody else changed the same field. */
export const saveDeskItem = endpoint<typeof schema.saveDeskItemSchema>({
  id: 'saveDeskItem',
  method: 'PUT',
  path: '/content/desk/items/{id}',
  required: ['body'],
});

export const stepDeskItem = endpoint<typeof schema.stepDeskItemSchema>({
  id: 'stepDeskItem',
  method: 'POST',
  path: '/content/desk/items/{id}/steps',
  required: ['body', 'operation'],
});

/** P6.01; 412 with `item` as it stands when somebody else was first. */
export const placeDeskItem = endpoint<typeof schema.placeDeskItemSchema>({
  id: 'placeDeskItem',
  method: 'PUT',
  path: '/content/desk/items/{id}/channels',
  required: ['body', 'channels'],
});

export const listDeskComments = endpoint<typeof schema.listDeskCommentsSchema>({
  id: 'listDeskComments',
  method: 'GET',
  path: '/content/desk/comments',
  required: ['state'],
});

/** 412 with `comment` as it stands when somebody else was first. */
export const stepComment = endpoint<typeof schema.stepCommentSchema>({
  id: 'stepComment',
  method: 'POST',
  path: '/content/desk/comments/{id}/steps',
  required: ['body', 'operation'],
});

/** Counts alone, and whom who approves may ask: who signed is for the managers of their plants. */
export const readDeskAsk = endpoint<typeof schema.readDeskAskSchema>({
  id: 'readDeskAsk',
  method: 'GET',
  path: '/content/desk/items/{id}/read-ask',
});

/** Of another version than the one that is asked, it asks anew; 412 where readers see neither. */
export const askToRead = endpoint<typeof schema.askToReadSchema>({
  id: 'askToRead',
  method: 'PUT',
  path: '/content/desk/items/{id}/read-ask',
  required: ['body', 'due'],
});

export const endReadAsk = endpoint<typeof schema.endReadAskSchema>({
  id: 'endReadAsk',
  method: 'DELETE',
  path: '/content/desk/items/{id}/read-ask',
});

/** What waits; of one article (`itemId`) what is signed too. */
export const ownReadAsks = endpoint<typeof schema.ownReadAsksSchema>({
  id: 'ownReadAsks',
  method: 'GET',
  path: '/content/read-asks',
});

/** Again by the same person it changes nothing; 404 for who is not asked, and for what is asked no more. */
export const signRead = endpoint<typeof schema.signReadSchema>({
  id: 'signRead',
  method: 'PUT',
  path: '/content/read-asks/{askId}/signature',
});

/** For the managers of the plant. */
export const listUnsigned = endpoint<typeof schema.listUnsignedSchema>({
  id: 'listUnsigned',
  method: 'GET',
  path: '/content/read-asks/unsigned',
  required: ['division'],
});

/** For the desk, and for who was named to read it while it is a draft; 404 for everybody else. No read is counted. */
export const readDraft = endpoint<typeof schema.readDraftSchema>({
  id: 'readDraft',
  method: 'GET',
  path: '/content/drafts/{id}',
});

export const listReviews = endpoint<typeof schema.listReviewsSchema>({
  id: 'listReviews',
  method: 'GET',
  path: '/content/desk/items/{id}/reviews',
});

/** Colleagues who can sign in, by part of their name or code. */
export const findReviewers = endpoint<typeof schema.findReviewersSchema>({
  id: 'findReviewers',
  method: 'GET',
  path: '/content/desk/reviewers',
  required: ['name'],
});

/** Of somebody who is named already it changes the day. */
export const nameReviewer = endpoint<typeof schema.nameReviewerSchema>({
  id: 'nameReviewer',
  method: 'POST',
  path: '/content/desk/items/{id}/reviews',
  required: ['body', 'employeeId'],
});

export const endReview = endpoint<typeof schema.endReviewSchema>({
  id: 'endReview',
  method: 'DELETE',
  path: '/content/desk/items/{id}/reviews/{reviewId}',
});

/** A tab of the desk says that it has the item open, and hears who else has. Lost, it is said again a moment later. */
export const bePresentAtItem = endpoint<typeof schema.bePresentAtItemSchema>({
  id: 'bePresentAtItem',
  method: 'PUT',
  path: '/content/desk/items/{id}/presence/{tabId}',
  load: 'read',
  inBackground: true,
  required: ['body'],
});

/** The tab is closed, or shows something else. */
export const leaveItem = endpoint<typeof schema.leaveItemSchema>({
  id: 'leaveItem',
  method: 'DELETE',
  path: '/content/desk/items/{id}/presence/{tabId}',
  load: 'read',
});
