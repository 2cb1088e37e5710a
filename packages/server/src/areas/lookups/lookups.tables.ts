import { plain, shared } from '../../platform/area/described-table.ts';

export const LOOKUP_TABLES = [
  shared(
    'lookup_value',
    'what everybody may choose from; the program writes it, for administrators',
    plain('list', 'code', 'name_it', 'name_en', 'aliases', 'attributes'),
  ),
];
