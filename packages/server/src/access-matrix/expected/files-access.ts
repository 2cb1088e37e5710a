import { PIECE_TYPE } from '@torre/contract/files';
import { administrators, only, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const NOTHING = '00000000-0000-7000-8000-000000000000';
const TUS = { 'tus-resumable': '1.0.0' };

export const FILES_ACCESS: ExpectedAccess = {
  listOwnFiles: [{ on: 'the own files', answers: signedIn(200) }],
  listFiles: [{ on: 'all files', answers: administrators(200) }],
  exportFiles: [{ on: 'all files', ask: () => ({ query: { format: 'csv' } }), answers: administrators(200) }],
  createUpload: [{ on: 'an empty announcement', answers: signedIn(400) }],
  uploadOffset: [
    {
      on: 'an upload of the employee',
      ask: ({ upload }) => ({ path: { fileId: upload }, headers: TUS }),
      answers: only(['employee'], 200, 404),
    },
  ],
  sendPiece: [
    {
      on: 'an upload of the employee, who may announce none',
      ask: ({ upload }) => ({
        path: { fileId: upload },
        headers: { ...TUS, 'content-type': PIECE_TYPE, 'upload-offset': '5' },
        body: {},
      }),
      answers: only(['employee'], 403, 404),
    },
  ],
  endUpload: [
    {
      on: 'an upload of the employee',
      ask: ({ upload }) => ({ path: { fileId: upload }, headers: TUS }),
      takesUpload: true,
      answers: only(['employee'], 204, 404),
    },
    {
      on: 'an upload that is not there',
      ask: () => ({ path: { fileId: NOTHING }, headers: TUS }),
      answers: signedIn(404),
    },
  ],
  downloadFile: [
    {
      on: 'a file of the employee that is not ready',
      ask: ({ upload }) => ({ path: { fileId: upload } }),
      answers: only(['employee'], 409, 404),
    },
  ],
  deleteFile: [
    {
      on: 'a file of the employee',
      ask: ({ upload }) => ({ path: { fileId: upload } }),
      takesUpload: true,
      answers: only(['employee', 'administrator'], 200, 404),
    },
    { on: 'a file that is not there', ask: () => ({ path: { fileId: NOTHING } }), answers: signedIn(404) },
  ],
};
