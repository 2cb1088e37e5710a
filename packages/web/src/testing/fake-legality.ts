import type { FindingMend } from '@torre/contract/cover';
import type { LegalityFinding } from '@torre/contract/legality';
import { PERSON } from './fake-month.ts';

/** Eight hours of rest before the shift of a day (YYYYMMDD), unless told otherwise. */
export function aFinding(cell: string, finding: Partial<LegalityFinding> = {}): LegalityFinding {
  return {
    rule: 'R373.5',
    level: 'BLOCCO',
    limit: 'minRiposo',
    employeeId: PERSON.employeeId,
    from: cell,
    to: cell,
    cell,
    measured: 480,
    required: 720,
    source: 'Reg. UE 2017/373, ATS.OR.320(a)(5)',
    messageIT: 'Riposo di 8 h tra P e M: minimo 12 h',
    text: {
      key: 'legality.R373.5',
      values: { h: '8 h', turno1: 'P', turno2: 'M', min: '12 h' },
    },
    ...finding,
  };
}

/** The shift M of a day (YYYYMMDD) becomes T10, unless told otherwise. */
export function aMend(date: string, mend: Partial<FindingMend> = {}): FindingMend {
  const { employeeId, employeeName, employeeSurname } = PERSON;
  return {
    kind: 'code',
    cells: [
      {
        employeeId,
        employeeName,
        employeeSurname,
        date,
        version: 3,
        standingTurn: 'M',
        turn: 'T10',
        shiftId: 'LIRR-T10',
      },
    ],
    legality: { added: [], ended: [aFinding(date)] },
    ...mend,
  };
}
