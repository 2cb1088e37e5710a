import { createAsset } from '@torre/contract/assets';
import {
  askToRead,
  bePresentAtItem,
  endReadAsk,
  endReview,
  nameReviewer,
  placeDeskItem,
  saveDeskItem,
  stepComment,
  stepDeskItem,
} from '@torre/contract/content';
import { attachDocument } from '@torre/contract/documents';
import { DEMO_ARTICLE, DEMO_WAITING_COMMENT } from '@torre/demo';
import { DESK_DOCUMENT, DESK_DOCUMENT_FILE, DESK_PICTURE, REVIEW } from './attack-world.ts';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

export const CONTENT_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  createAsset: by('editor', (client) =>
    client.call(createAsset, { body: { fileId: DESK_PICTURE, name: 'Pista', alternative: 'La pista' } }),
  ),
  attachDocument: by('editor', (client) =>
    client.call(attachDocument, { path: { id: DESK_DOCUMENT }, body: { fileId: DESK_DOCUMENT_FILE } }),
  ),
  saveDeskItem: by('editor', (client) =>
    client.call(saveDeskItem, {
      path: { id: DEMO_ARTICLE.draft },
      body: { version: 1, fields: { titolo: 'Titolo di un altro' } },
    }),
  ),
  stepComment: by('editor', (client) =>
    client.call(stepComment, {
      path: { id: DEMO_WAITING_COMMENT },
      body: { version: 1, operation: 'publish' },
    }),
  ),
  bePresentAtItem: by('editor', (client) =>
    client.call(bePresentAtItem, {
      path: { id: DEMO_ARTICLE.draft, tabId: '00000000-0000-7000-8000-0000000000ab' },
      body: { isWriting: true },
    }),
  ),
  askToRead: by('contentApprover', (client) =>
    client.call(askToRead, {
      path: { id: DEMO_ARTICLE.full },
      body: { version: 1, plants: ['LIRR'], categories: [], due: '20991231' },
    }),
  ),
  // After it there is something to end.
  endReadAsk: by('contentApprover', (client) => client.call(endReadAsk, { path: { id: DEMO_ARTICLE.full } })),
  nameReviewer: by('editor', (client, { employee }) =>
    client.call(nameReviewer, {
      path: { id: DEMO_ARTICLE.sentBack },
      body: { employeeId: employee, until: '20261120' },
    }),
  ),
  endReview: by('editor', (client) =>
    client.call(endReview, { path: { id: DEMO_ARTICLE.scheduled, reviewId: REVIEW } }),
  ),
  placeDeskItem: by('editor', (client) =>
    client.call(placeDeskItem, {
      path: { id: DEMO_ARTICLE.draft },
      body: { seen: [], channels: ['home'] },
    }),
  ),
  stepDeskItem: by('contentApprover', (client) =>
    client.call(stepDeskItem, {
      path: { id: DEMO_ARTICLE.asked },
      body: { version: 1, operation: 'publish' },
    }),
  ),
};
