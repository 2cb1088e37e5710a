import type { AuditWords } from '../audit/audit-words.ts';

export const OPERATIONS_ROOM_AUDIT = {
  operations: {
    ignore: ['orario escluso dai conteggi', 'time left out of the counts'],
    consider: ['orario di nuovo nei conteggi', 'time back in the counts'],
  },
  entities: {
    operativePlan: {
      words: ['piano di sala', 'room plan'],
      person: 'never',
      fields: { state: ['stato', 'state'], timePlanId: ['orario in posizione', 'time in position'] },
      values: { state: { DRAFT: ['bozza', 'draft'], PUBLISHED: ['pubblicato', 'published'] } },
      // Each time plan is a field of the plan, named by its id.
      family: ['orario in posizione', 'time in position'],
    },
    roomGroup: {
      words: ['gruppo della sala', 'room group'],
      person: 'never',
      key: 'id',
      fields: { name: ['nome', 'name'], kind: ['tipo', 'kind'], members: ['componenti', 'members'] },
      values: { kind: { POSITIONS: ['postazioni', 'positions'], PEOPLE: ['persone', 'people'] } },
    },
  },
} as const satisfies AuditWords;
