import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './files.it.ts';

export const en: SameKeys<typeof it> = {
  files: 'Files',
  filesHint: 'Uploads, checks and stored contents',
  arrived: '{{received}} of {{size}}',
  download: 'Download',
  delete: 'Delete',
  deleteQuestion: 'Delete “{{name}}”?',
  deleteWhy: 'The file and its content are deleted for ever.',
  deleteYes: 'Yes, delete',
  deleted: 'File deleted: {{name}}',
  deleteFailed: 'The file could not be deleted',
  deleteMany: 'Delete the chosen files ({{count}})?',
  noFiles: 'No files',
  noFilesWhy: 'Files appear here as soon as their upload begins.',
};
