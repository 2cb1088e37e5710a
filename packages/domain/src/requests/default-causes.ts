import type { AbsenceCause, LeaveUnit } from './cause.ts';
import type { LeavePath } from './leave.ts';

type Part = Partial<Omit<AbsenceCause, 'idcausale' | 'descausale' | 'units' | 'pathLo' | 'pathSt'>>;

/** `path`: A, D or V for everybody, `VA` for two managers in the operational line and one in the structure. */
function cause(
  idcausale: string,
  descausale: string,
  units: readonly LeaveUnit[],
  path: LeavePath | 'VA',
  part: Part = {},
): AbsenceCause {
  return {
    idcausale,
    descausale,
    category: null,
    units,
    oneTime: false,
    gestdoc: '',
    pathLo: path === 'VA' ? 'V' : path,
    pathSt: path === 'VA' ? 'A' : path,
    insertable: true,
    generated: false,
    subtracts: 'always',
    balance: null,
    earlierYears: false,
    mostPerMonth: null,
    givesLeaveBack: false,
    isDuty: false,
    condition: null,
    prefix: null,
    right: null,
    turns: [],
    ...part,
  };
}

const CURRENT = 'Ferie anno corrente';
const EARLIER = 'Ferie residue anni precedenti';
const leave = (prefix: string): Part => ({ category: 'FER', balance: 'FER', prefix });
const earlierLeave = (prefix: string): Part => ({ ...leave(prefix), earlierYears: true });
const CORRECTION: Part = { oneTime: true, subtracts: 'never' };
const ON_CALL = ['REP', 'RPN', 'RPD'];
const RESERVE = ['RID', 'RIDN'];

/** The causes of domain.md 4 with their rules, as an organisation starts. */
export const DEFAULT_CAUSES: readonly AbsenceCause[] = [
  cause('8114', CURRENT, ['G'], 'VA', leave('')),
  cause('8118', EARLIER, ['G'], 'VA', earlierLeave('')),
  cause('I_8114', CURRENT, ['G'], 'A', leave('I_')),
  cause('I_8118', EARLIER, ['G'], 'A', earlierLeave('I_')),
  cause('T_8114', CURRENT, ['G'], 'A', leave('T_')),
  cause('T_8118', EARLIER, ['G'], 'A', earlierLeave('T_')),
  cause('OTE', 'Omessa timbratura in entrata', ['H'], 'A', CORRECTION),
  cause('OTU', 'Omessa timbratura in uscita', ['H'], 'A', CORRECTION),
  cause('104', 'Permesso L. 104/92', ['G', 'H'], 'A', { category: '104', gestdoc: 'VIC', right: '104' }),
  cause('7509', 'Attivazione da reperibilità', ['H'], 'D', {
    gestdoc: 'V',
    insertable: false,
    subtracts: 'never',
    isDuty: true,
    turns: ON_CALL,
  }),
  cause('9047', 'Straordinario durante reperibilità', ['H'], 'D', {
    insertable: false,
    subtracts: 'never',
    isDuty: true,
    turns: [...ON_CALL, ...RESERVE],
  }),
  cause('1022', 'Recupero riposo non goduto', ['G'], 'A'),
  cause('7510', 'Giustificativo orario in turno', ['H'], 'A', { category: 'ASS', gestdoc: 'V' }),
  cause('BDGJOLLY', 'Attività jolly', ['H'], 'D', { insertable: false, generated: true }),
  cause('SMARTWORK', 'Lavoro agile', ['G'], 'A', {
    category: 'ASS',
    subtracts: 'not-st',
    mostPerMonth: 8,
    condition: 'ST',
  }),
  cause('ALL', 'Riposi giornalieri (allattamento)', ['H'], 'A', {
    category: 'ALL',
    gestdoc: 'VIC',
    right: 'CHILD',
  }),
  cause('CONP', 'Congedo parentale', ['G', 'H'], 'A', { category: 'CONP', gestdoc: 'VIC', right: 'CHILD' }),
  cause('DONS', 'Donazione sangue', ['G'], 'D', { category: 'DONS', gestdoc: 'VIC' }),
  cause('ESAU', 'Permesso esami / studio', ['G', 'H'], 'A', {
    category: 'ESAU',
    gestdoc: 'VIC',
    balance: 'ESAU',
  }),
  cause('FLES', 'Flessibilità', ['G'], 'A', { category: 'FLES' }),
  cause('FNOP', 'Funzione non operativa', ['H'], 'D', { category: 'FNOP', insertable: false }),
  cause('INF', 'Infortunio sul lavoro', ['G'], 'D', { category: 'INF', gestdoc: 'VIC' }),
  cause('MAL', 'Malattia', ['G'], 'D', { category: 'MAL', gestdoc: 'VIC', givesLeaveBack: true }),
  cause('MALF', 'Malattia figlio', ['G', 'H'], 'D', { category: 'MALF', gestdoc: 'VIC', right: 'CHILD' }),
  cause('MAT', 'Maternità', ['G'], 'D', { category: 'MAT', gestdoc: 'VIC' }),
  cause('NASF', 'Nascita figlio (paternità obbligatoria)', ['G'], 'D', { category: 'NASF', gestdoc: 'VIC' }),
  cause('PDEC', 'Permesso per decesso', ['G'], 'A', { category: 'PDEC', gestdoc: 'VIC' }),
  cause('PELE', 'Permesso elettorale', ['G'], 'D', { category: 'PELE', gestdoc: 'VIC' }),
  cause('PRLS', 'Rappresentante lavoratori sicurezza', ['H'], 'A', {
    category: 'PRLS',
    balance: 'PRLS',
    right: 'RLS',
  }),
  cause('PSIN', 'Permesso sindacale', ['H', 'G'], 'A', { category: 'PSIN', gestdoc: 'V', right: 'UNION' }),
  cause('RFS', 'Recupero festività soppresse', ['G', 'H', 'Q'], 'A', { category: 'RFS', balance: 'RFS' }),
  cause('ROS', 'Recupero ore straordinario', ['H', 'Q'], 'A', { category: 'ROS', balance: 'ROS' }),
  cause('SCIO', 'Sciopero', ['G', 'H'], 'D', { category: 'SCIO', insertable: false }),
  cause('SFS', 'Servizio fuori sede', ['G', 'H'], 'D', {
    category: 'SFS',
    insertable: false,
    generated: true,
  }),
  cause('VM', 'Visita medica di idoneità', ['H', 'G'], 'D', { category: 'VM', gestdoc: 'V' }),
  cause('VMSP', 'Visita medica specialistica', ['H'], 'A', { category: 'VMSP', gestdoc: 'VIC' }),
];
