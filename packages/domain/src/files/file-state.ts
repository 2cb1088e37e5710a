import { machine } from '../kernel/index.ts';

export type FileState = 'uploading' | 'checking' | 'ready' | 'refused';
export type FileOperation = 'announce' | 'send' | 'complete' | 'accept' | 'refuse' | 'download' | 'delete';
/** `reader`: who may read the file besides, or instead of, its owner. */
export type FileActor = 'owner' | 'reader' | 'administrator';

/** The life of a file (decision 0023): sent in pieces, looked at by a job, read, deleted. */
export const FILE = machine<FileState, FileOperation, FileActor>([
  { from: [null], does: 'announce', by: ['owner'], to: 'uploading' },
  { from: ['uploading'], does: 'send', by: ['owner'], to: 'same' },
  { from: ['uploading'], does: 'complete', by: ['owner'], to: 'checking' },
  { from: ['checking'], does: 'accept', by: ['system'], to: 'ready' },
  { from: ['uploading', 'checking'], does: 'refuse', by: ['system'], to: 'refused' },
  { from: ['ready'], does: 'download', by: ['reader'], to: 'same' },
  {
    from: ['uploading', 'checking', 'ready', 'refused'],
    does: 'delete',
    by: ['owner', 'administrator'],
    to: null,
  },
]);
