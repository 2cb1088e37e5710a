import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './files.it.ts';

export const en: SameKeys<typeof it> = {
  files: 'Files',
  filesHint: 'Uploads, checks and stored contents',
  name: 'Name',
  hiddenName: 'Name known to its owner only',
  owner: 'Owner',
  area: 'Area',
  'area.amministrazione': 'administration',
  size: 'Size',
  status: 'Status',
  'status.in arrivo': 'arriving',
  'status.in controllo': 'being checked',
  'status.pronto': 'ready',
  'status.rifiutato': 'refused',
  arrived: '{{received}} of {{size}}',
  createdAt: 'Uploaded',
  download: 'Download',
  delete: 'Delete',
  deleteQuestion: 'Delete “{{name}}”?',
  deleteWhy: 'The file and its content are deleted for ever.',
  deleteYes: 'Yes, delete',
  deleted: 'File deleted: {{name}}',
  deleteFailed: 'The file could not be deleted',
  noFiles: 'No files',
  noFilesWhy: 'Files appear here as soon as their upload begins.',
};
