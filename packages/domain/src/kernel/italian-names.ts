/** 'lun' … 'dom', from Monday. Dates stay Italian in both languages (`decisions.md`, Product); the texts of CLDR it-IT. */
export const WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;

/** 'Gennaio' … 'Dicembre', as titles write them. */
export const MONTHS = [
  'Gennaio',
  'Febbraio',
  'Marzo',
  'Aprile',
  'Maggio',
  'Giugno',
  'Luglio',
  'Agosto',
  'Settembre',
  'Ottobre',
  'Novembre',
  'Dicembre',
] as const;

/** 'gen' … 'dic' */
export const SHORT_MONTHS: readonly string[] = MONTHS.map((month) => month.slice(0, 3).toLowerCase());
