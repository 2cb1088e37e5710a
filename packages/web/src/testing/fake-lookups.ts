import type { LookupEntry, LookupsReply } from '@torre/contract/lookups';

type Names = readonly [nameIt: string, nameEn: string, shortIt?: string, shortEn?: string];

function category(
  code: string,
  [nameIt, nameEn, shortIt = '', shortEn = '']: Names,
  ord: number,
): LookupEntry {
  const flags = { passesGuard: code === 'CTA', isDayStaff: false, outsideTimeSystem: false };
  return {
    code,
    nameIt,
    nameEn,
    ord,
    aliases: [],
    version: 1,
    validFrom: '19700101',
    validTo: null,
    attributes: { ...flags, shortIt, shortEn },
  };
}

/** Some of the values that every database begins with. */
export const LOOKUPS: LookupsReply = {
  outcome: { code: 0, messageIT: '' },
  lists: [
    {
      list: 'category',
      values: [
        category('CTA', ['Controllori del traffico aereo', 'Air traffic controllers'], 1),
        category('EAV', ['Esperti di assistenza al volo', 'Flight information experts'], 2),
        category('METEO', ['Meteo', 'Weather', 'Meteo', 'Weather'], 3),
        category('PILOTI', ['Piloti', 'Pilots', 'Piloti', 'Pilots'], 4),
        category('STUD', ['Allievi controllori', 'Trainee controllers', 'Allievi', 'Trainees'], 6),
        category('Tecnic', ['Tecnici', 'Technicians'], 7),
        category(
          'AMMINISTRATIVI',
          ['Amministrativi', 'Administrative staff', 'Amministrativi', 'Administrative staff'],
          9,
        ),
        category('DIRIGENTE', ['Dirigenti', 'Executives', 'Dirigente', 'Executive'], 10),
      ],
    },
    {
      list: 'patron-day',
      values: [
        {
          code: 'Roma',
          nameIt: 'Santi Pietro e Paolo',
          nameEn: 'Saints Peter and Paul',
          ord: 1,
          validFrom: '19700101',
          validTo: null,
          aliases: [],
          version: 1,
          attributes: { day: 29, month: 6 },
        },
      ],
    },
  ],
};
