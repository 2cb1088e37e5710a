/** Categories of staff that the worlds have people of; every database begins with them (migration 0030). */
export type Category =
  | 'CTA'
  | 'EAV'
  | 'METEO'
  | 'PILOTI'
  | 'ORM'
  | 'STUD'
  | 'Tecnic'
  | 'Info'
  | 'AMMINISTRATIVI'
  | 'DIRIGENTE';
