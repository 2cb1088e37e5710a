import { DEMO_ARTICLE, DEMO_WAITING_COMMENT } from '@torre/demo';
import { SIGNED_IN as EVERYBODY } from '../principals.ts';
import { managersOfPlant, only, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const desk = (status: number) => only(['editor', 'contentApprover'], status);
const NOBODYS_ID = '00000000-0000-7000-8000-00000000000f';
const item = (id: string) => () => ({ path: { id } });

/** What is published everybody reads; what is not, nobody but the desk, and by the desk's call alone. */
export const CONTENT_ACCESS: ExpectedAccess = {
  getItem: [
    { on: 'a published article', ask: item(DEMO_ARTICLE.full), answers: signedIn(200) },
    { on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: signedIn(404) },
    { on: 'an article that waits', ask: item(DEMO_ARTICLE.asked), answers: signedIn(404) },
    { on: 'an article that was sent back', ask: item(DEMO_ARTICLE.sentBack), answers: signedIn(404) },
    { on: 'a scheduled article', ask: item(DEMO_ARTICLE.scheduled), answers: signedIn(404) },
    { on: 'a withdrawn article', ask: item(DEMO_ARTICLE.withdrawn), answers: signedIn(404) },
  ],
  listArticles: [{ on: 'everybody', answers: signedIn(200) }],
  // What is found is asked in search.test.ts.
  searchEverything: [{ on: 'a word', ask: () => ({ query: { text: 'torre' } }), answers: signedIn(200) }],
  createItem: [
    {
      on: 'an empty comment',
      ask: () => ({
        body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: ' ' } },
      }),
      answers: signedIn(409),
    },
    {
      on: 'a comment on an article that takes none',
      ask: () => ({
        body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.plain, testo: 'Ciao' } },
      }),
      answers: signedIn(403),
      mayTry: EVERYBODY,
    },
    {
      on: 'a comment on a draft',
      ask: () => ({
        body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.draft, testo: 'Ciao' } },
      }),
      answers: signedIn(403),
      mayTry: EVERYBODY,
    },
    {
      on: 'an article without a name',
      ask: () => ({ body: { type: 'Echo_Articolo', name: '', fields: {} } }),
      answers: desk(409),
      mayTry: EVERYBODY,
    },
  ],
  listDeskItems: [{ on: 'everything the desk wrote', answers: desk(200) }],
  listItemVersions: [{ on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: desk(200) }],
  readItemUses: [{ on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: desk(200) }],
  readItemReads: [{ on: 'an article', ask: item(DEMO_ARTICLE.full), answers: desk(200) }],
  bePresentAtItem: [
    {
      on: 'an item that is not there',
      ask: () => ({ path: { id: NOBODYS_ID, tabId: NOBODYS_ID }, body: { isWriting: false } }),
      answers: desk(404),
    },
  ],
  leaveItem: [
    {
      on: 'a tab that is not there',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft, tabId: NOBODYS_ID } }),
      answers: desk(200),
    },
  ],
  readDeskAsk: [{ on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: desk(200) }],
  askToRead: [
    {
      on: 'a draft, of which readers see nothing',
      ask: () => ({
        path: { id: DEMO_ARTICLE.draft },
        body: { version: 1, plants: ['LIRR'], categories: [], due: '20991231' },
      }),
      answers: only(['contentApprover'], 409),
    },
  ],
  endReadAsk: [
    { on: 'an item that is not there', ask: item(NOBODYS_ID), answers: only(['contentApprover'], 404) },
  ],
  ownReadAsks: [{ on: 'everybody', answers: signedIn(200) }],
  listUnsigned: [
    {
      on: 'the people of the plant',
      ask: () => ({ query: { division: 'DIVLIRR' } }),
      answers: managersOfPlant(200),
    },
  ],
  signRead: [
    {
      on: 'an ask that is not there',
      ask: () => ({ path: { askId: NOBODYS_ID }, body: { version: 1 } }),
      answers: signedIn(404),
    },
  ],
  // review.test.ts shows a colleague who was named.
  readDraft: [
    { on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: only(['editor', 'contentApprover'], 200, 404) },
    {
      on: 'a withdrawn article',
      ask: item(DEMO_ARTICLE.withdrawn),
      answers: only(['editor', 'contentApprover'], 200, 404),
    },
    { on: 'an item that is not there', ask: item(NOBODYS_ID), answers: signedIn(404) },
  ],
  listReviews: [{ on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: desk(200) }],
  findReviewers: [{ on: 'a name', ask: () => ({ query: { name: 'ro' } }), answers: desk(200) }],
  nameReviewer: [
    {
      on: 'a withdrawn article',
      ask: ({ employee }) => ({
        path: { id: DEMO_ARTICLE.withdrawn },
        body: { employeeId: employee, until: '20991231' },
      }),
      answers: desk(409),
    },
  ],
  endReview: [
    {
      on: 'a reading that is not there',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft, reviewId: NOBODYS_ID } }),
      answers: desk(404),
    },
  ],
  reportComment: [
    {
      on: 'a comment that waits',
      ask: () => ({ path: { id: DEMO_WAITING_COMMENT } }),
      answers: signedIn(404),
    },
  ],
  // asset.test.ts and media.test.ts show pictures and videos that are there: the demo's are made by jobs.
  getAsset: [
    {
      on: 'an item without a picture',
      ask: () => ({ path: { id: DEMO_ARTICLE.full, rendition: 'large' } }),
      answers: signedIn(404),
    },
    {
      on: 'the original of a draft without a picture',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft, rendition: 'original' } }),
      answers: signedIn(404),
    },
    {
      on: 'the video of a draft without one',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft, rendition: 'video' } }),
      answers: signedIn(404),
    },
    {
      on: 'the captions of a draft without any',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft, rendition: 'captions' } }),
      answers: signedIn(404),
    },
  ],
  listDeskAssets: [
    { on: 'the library', answers: desk(200) },
    { on: 'its videos', ask: () => ({ query: { type: 'Echo_Filmato' } }), answers: desk(200) },
  ],
  getDocument: [{ on: 'a document that is not there', ask: item(NOBODYS_ID), answers: signedIn(404) }],
  readDeskDocument: [{ on: 'a document that is not there', ask: item(NOBODYS_ID), answers: desk(200) }],
  attachDocument: [
    {
      on: 'a file that is not there',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft }, body: { fileId: NOBODYS_ID } }),
      answers: desk(404),
    },
  ],
  createAsset: [
    {
      on: 'a file that is not there',
      ask: () => ({ body: { fileId: NOBODYS_ID, name: 'Pista', alternative: 'La pista' } }),
      answers: desk(404),
    },
  ],
  readDeskItem: [{ on: 'a draft', ask: item(DEMO_ARTICLE.draft), answers: desk(200) }],
  saveDeskItem: [
    {
      on: 'a version that nobody saw',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft }, body: { version: 999, fields: { titolo: 'Altro' } } }),
      answers: desk(412),
    },
    {
      on: 'an item that is not there',
      ask: () => ({ path: { id: NOBODYS_ID }, body: { version: 1 } }),
      answers: desk(404),
    },
  ],
  listDeskComments: [
    { on: 'those that wait', ask: () => ({ query: { state: 'WAITING' } }), answers: desk(200) },
  ],
  stepComment: [
    {
      on: 'a comment that is not there',
      ask: () => ({ path: { id: NOBODYS_ID }, body: { version: 1, operation: 'publish' } }),
      answers: desk(404),
    },
  ],
  placeDeskItem: [
    {
      on: 'an article that readers see, over channels that it has not',
      ask: () => ({ path: { id: DEMO_ARTICLE.full }, body: { seen: ['nessuno'], channels: [] } }),
      answers: { ...only(['contentApprover'], 412) },
      mayTry: ['editor'],
    },
  ],
  stepDeskItem: [
    {
      on: 'a publication without its date',
      ask: () => ({ path: { id: DEMO_ARTICLE.draft }, body: { version: 1, operation: 'schedule' } }),
      answers: { ...only(['contentApprover'], 400) },
      mayTry: ['editor'],
    },
  ],
};
