import type { CompactMonth, ShiftDefinition } from '@torre/contract/month';

function definition(
  name: string,
  shiftClass: ShiftDefinition['shiftClass'],
  times?: readonly [string, string],
): ShiftDefinition {
  return {
    shiftId: name,
    name,
    description: name,
    beginTime: times?.[0] ?? null,
    endTime: times?.[1] ?? null,
    beginTimeNonWorking: null,
    endTimeNonWorking: null,
    startOffset: name === 'N' ? -1 : 0,
    shiftClass,
    secondaryActivity: false,
    fromDate: '20200101 0000',
    toDate: null,
  };
}

/** Three people of two islands and one of 'Altri' from 1 to 5 December 2026, for the tests of the month. */
export const SAMPLE_MONTH: CompactMonth = {
  outcome: { code: 0, messageIT: '' },
  plant: 'LIRR',
  divisionId: 'DIVLIRR',
  from: '20261201',
  to: '20261205',
  position: '10',
  editable: true,
  definitions: [
    definition('M', 'LAV', ['0700', '1500']),
    definition('P', 'LAV', ['1500', '2300']),
    definition('N', 'LAV', ['2300', '0700']),
    definition('G36', 'LAV', ['0800', '1542']),
    definition('RPD', 'REP', ['0700', '1900']),
    definition('R', 'NONLAV'),
    definition('FREE', 'NONLAV'),
  ],
  holidays: [],
  dayStaff: [{ category: 'AMMINISTRATIVI', from: '20261201', to: '20261205' }],
  groups: [
    { id: 'NORD', name: 'Nord', kind: 'island' },
    { id: 'SUD', name: 'Sud', kind: 'island' },
    { id: 'ALTRI', name: 'Altri', kind: 'others' },
  ],
  people: [
    {
      employeeId: '800001',
      employeeName: 'Niccolò',
      employeeSurname: "D'Angelo",
      category: 'CTA',
      group: 0,
      cells: 'M P FREE N R',
      versions: { 1: 3 },
      marks: { 1: 's' },
    },
    {
      employeeId: '800002',
      employeeName: 'Silvia',
      employeeSurname: 'Barbieri',
      category: 'CTA',
      group: 0,
      cells: 'N R M P FREE',
    },
    {
      employeeId: '800003',
      employeeName: 'Sara',
      employeeSurname: 'Giordano',
      category: 'CTA',
      group: 1,
      cells: '. . M RPD FER',
    },
    {
      employeeId: '800004',
      employeeName: 'Paolo',
      employeeSurname: 'Greco',
      category: 'AMMINISTRATIVI',
      group: 2,
      cells: 'G36 G36 G36 G36 -',
    },
  ],
};
