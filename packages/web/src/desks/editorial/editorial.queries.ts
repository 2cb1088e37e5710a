import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  askToRead,
  endReadAsk,
  listDeskComments,
  listDeskItems,
  listItemVersions,
  placeDeskItem,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  saveDeskItem,
  stepComment,
  stepDeskItem,
  type AskToRead,
  type CommentStep,
  type DeskItem,
  type DeskPlacing,
  type DeskSave,
  type DeskStep,
  type deskList,
} from '@torre/contract/content';
import { attachDocument, readDeskDocument } from '@torre/contract/documents';
import type { ListQuery } from '@torre/contract/list';
import type { CommentList, ItemTypeName } from '@torre/domain/content';
import { createContent } from '../../areas/content/index.ts';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

/** Of everything that the desk reads. */
export const EDITORIAL = ['editorial'];

export const readItems = (query: ListQuery<typeof deskList>, signal: AbortSignal) =>
  call(listDeskItems, { query }, { signal });

export const deskItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'item', id],
    queryFn: ({ signal }) => call(readDeskItem, { path: { id } }, { signal }),
    staleTime: 0,
  });

const ASK_AGAIN_MS = 1000;

/** The file of a document; asked again while its text is being read. */
export const deskDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'document', id],
    queryFn: ({ signal }) => call(readDeskDocument, { path: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.file?.reading === 'WAITING' ? ASK_AGAIN_MS : false),
  });

export const attachFile = (id: string, fileId: string, options: SaveOptions) =>
  call(attachDocument, { path: { id }, body: { fileId } }, options);

/** Items of a type that a field may name; `title`: what was typed. */
export const itemChoicesQuery = (type: string, title: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'choices', type, title],
    queryFn: ({ signal }) => readItems({ type, ...(title !== '' && { title }) }, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  });

export const versionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'versions', id, version],
    queryFn: ({ signal }) => call(listItemVersions, { path: { id } }, { signal }),
    staleTime: 0,
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'uses', id],
    queryFn: ({ signal }) => call(readItemUses, { path: { id } }, { signal }),
    staleTime: 0,
  });

export const readsQuery = (id: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'reads', id],
    queryFn: ({ signal }) => call(readItemReads, { path: { id } }, { signal }),
    staleTime: 0,
  });

/** What comes out, the next first. */
export const scheduledQuery = queryOptions({
  queryKey: [...EDITORIAL, 'scheduled'],
  queryFn: ({ signal }) => readItems({ state: 'SCHEDULED', order: 'publishAt' }, signal),
  staleTime: 0,
});

/** Begins a draft; answers its id. */
export const beginItem = (type: ItemTypeName, name: string, options: SaveOptions) =>
  createContent({ type, name, fields: {} }, options);

export const saveItem = (id: string, body: DeskSave, options: SaveOptions): Promise<{ item: DeskItem }> =>
  call(saveDeskItem, { path: { id }, body }, options);

export const stepItem = (id: string, body: DeskStep, options: SaveOptions): Promise<{ item: DeskItem }> =>
  call(stepDeskItem, { path: { id }, body }, options);

export const placeItem = (id: string, body: DeskPlacing, options: SaveOptions): Promise<{ item: DeskItem }> =>
  call(placeDeskItem, { path: { id }, body }, options);

const READ_ASK = [...EDITORIAL, 'read-ask'];

/** Whom an article asks for a signature, and whom it may ask. */
export const deskAskQuery = (id: string) =>
  queryOptions({
    queryKey: [...READ_ASK, id],
    queryFn: ({ signal }) => call(readDeskAsk, { path: { id } }, { signal }),
    staleTime: 0,
  });

export const sendAsk = (id: string, body: AskToRead, options: SaveOptions) =>
  call(askToRead, { path: { id }, body }, options);

export const endAsk = (id: string, options: SaveOptions) => call(endReadAsk, { path: { id } }, options);

/** Who signs, and what others ask for, is counted again at once. */
export function useSignaturesAgain(): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: READ_ASK });
  useLive('content', again);
  useLive('signatures', again);
  useLive('reset', again);
}

export type CommentOperation = CommentStep['operation'];

export const commentsQuery = (state: CommentList) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'comments', state],
    queryFn: ({ signal }) => call(listDeskComments, { query: { state } }, { signal }),
    staleTime: 0,
  });

export const stepOfComment = (id: string, body: CommentStep, options: SaveOptions) =>
  call(stepComment, { path: { id }, body }, options);
