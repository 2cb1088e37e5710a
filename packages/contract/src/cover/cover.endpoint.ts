import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './cover.schema.ts';

export type CallAnswer = Static<typeof schema.CallAnswerSchema>;
/** Somebody whom a manager asked whether they take a slot, and what they said. */
export type CoverCall = Frozen<Static<typeof schema.CoverCallSchema>>;
export type CallBody = Frozen<Static<typeof schema.CallBodySchema>>;
/** Somebody who could take the slot, with the shift that they would get and what speaks for them. */
export type CoverCandidate = Frozen<Static<typeof schema.CoverCandidateSchema>>;
export type CoverMend = Frozen<Static<typeof schema.MendSchema>>;
export type CoverMendsReply = ReplyOf<typeof readCoverMends>;
/** The first mend of a finding (domain.md 1.5, point 31), as cells to write. */
export type FindingMend = Frozen<Static<typeof schema.FindingMendSchema>>;
export type CoverReply = Frozen<Static<typeof schema.CoverReplySchema>>;

/** Who of the plant could take a slot of a day; the others are counted by kind, without names or reasons. */
export const readCover = endpoint<typeof schema.readCoverSchema>({
  id: 'cover',
  method: 'GET',
  path: '/manager/cover',
  required: ['plant', 'date', 'timeslotId'],
});

/** Where nobody covers alone: the exchanges of two shifts of the date that do. */
export const readCoverMends = endpoint<typeof schema.readCoverMendsSchema>({
  id: 'coverMends',
  method: 'GET',
  path: '/manager/cover/mends',
  required: ['plant', 'date', 'timeslotId'],
});

/** How a finding that stands, or that a wished shift would add, can be mended: tried when it is asked. */
export const readFindingMend = endpoint<typeof schema.readFindingMendSchema>({
  id: 'findingMend',
  method: 'GET',
  path: '/manager/cover/finding-mend',
  required: ['plant', 'employeeId', 'rule', 'limit', 'from', 'date'],
});

export const addCoverCall = endpoint<typeof schema.addCoverCallSchema>({
  id: 'addCoverCall',
  method: 'POST',
  path: '/manager/cover-calls',
  required: ['plant', 'body'],
});

export const answerCoverCall = endpoint<typeof schema.answerCoverCallSchema>({
  id: 'answerCoverCall',
  method: 'PUT',
  path: '/manager/cover-calls/{date}/{timeslotId}/{employeeId}',
  required: ['plant', 'body'],
});

export const removeCoverCall = endpoint<typeof schema.removeCoverCallSchema>({
  id: 'removeCoverCall',
  method: 'DELETE',
  path: '/manager/cover-calls/{date}/{timeslotId}/{employeeId}',
  required: ['plant', 'version'],
});

/** Live event `cover`: the call list of a day's slots changed; who may read it reads it again. */
export interface CoverPatch {
  readonly plant: string;
  /** YYYYMMDD */
  readonly date: string;
}
