import type { AbsenceCause, LeaveUnit } from './cause.ts';

/** Categories of causes (M3.52). */
export const CAUSE_CATEGORIES = [
  '104',
  'ALL',
  'ASS',
  'CONP',
  'DONS',
  'ESAU',
  'FER',
  'FLES',
  'FNOP',
  'INF',
  'MAL',
  'MALF',
  'MAT',
  'NASF',
  'PDEC',
  'PELE',
  'PRLS',
  'PSIN',
  'RFS',
  'ROS',
  'SCIO',
  'SFS',
  'VM',
  'VMSP',
] as const;

export type CauseCategory = (typeof CAUSE_CATEGORIES)[number];

function isCategory(code: string): code is CauseCategory {
  return (CAUSE_CATEGORIES as readonly string[]).includes(code);
}

/** The category of a cause code (M3.52 to M3.54): that of its row; without a row, the one that it is named like. */
export function categoryOf(
  idcausale: string,
  causes: readonly Pick<AbsenceCause, 'idcausale' | 'category'>[],
): CauseCategory | null {
  const row = causes.find((cause) => cause.idcausale === idcausale);
  if (row !== undefined) return row.category;
  return isCategory(idcausale) ? idcausale : null;
}

/** Tabs of the requests card (M2.2.01). */
export type RequestTab = 'CAMBIO TURNO' | 'FERIE' | 'TIMBRATURE' | 'ALTRO' | 'TRASFERTE';

/** Causes of tab 'FERIE' (M2.2.18). */
export const LEAVE_CAUSES: readonly string[] = ['8114', '8118', 'I_8114', 'I_8118', 'T_8114', 'T_8118'];
/** Causes of tab 'TIMBRATURE' (M2.2.19). */
export const CORRECTION_CAUSES: readonly string[] = ['OTE', 'OTU'];

/** The tab of a request, by its cause code alone (M2.2.18, M2.2.19, M2.2.21). */
export function tabOf(idcausale: string): 'FERIE' | 'TIMBRATURE' | 'ALTRO' {
  if (LEAVE_CAUSES.includes(idcausale)) return 'FERIE';
  return CORRECTION_CAUSES.includes(idcausale) ? 'TIMBRATURE' : 'ALTRO';
}

/** Which punch a correction stands for, as people read it (M2.2.20). */
export type PunchDirection = 'Entrata' | 'Uscita';

export function directionOf(idcausale: string): PunchDirection {
  return idcausale === 'OTE' ? 'Entrata' : 'Uscita';
}

export type Measure = 'GG' | 'HH' | 'QQ';

/** `mis` of a mapped row (M2.3.20). */
export function measureOf(unit: LeaveUnit): Measure {
  return MEASURE[unit];
}

const MEASURE = { G: 'GG', H: 'HH', Q: 'QQ' } as const satisfies Record<LeaveUnit, Measure>;
