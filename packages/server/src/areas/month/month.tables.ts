import { plain, shared } from '../../platform/area/described-table.ts';

const ORGANISATION =
  'the organisation without its people: everybody who signed in may read it, no request writes it';

export const MONTH_TABLES = [
  shared('holiday', ORGANISATION, plain('type', 'comune', 'name')),
  shared('shift_definition', ORGANISATION, plain('icao', 'shift_id', 'name', 'description', 'shift_class')),
];
