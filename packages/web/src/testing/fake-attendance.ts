import type { OwnAttendance, OwnAttendanceDay, PerformanceEntry, PunchRow } from '@torre/contract/attendance';
import { dayFromCompact, slashDay } from '@torre/domain/kernel';
import { DONE } from './fake-session.ts';

const MORNING = {
  code: 'M',
  description: 'Mattina',
  isWork: true,
  spans: [{ from: 420, to: 900 }],
} as const;
const NIGHT = { code: 'N', description: 'Notte', isWork: true, spans: [{ from: -60, to: 420 }] } as const;
const REST = { code: 'R', description: 'Riposo', isWork: false, spans: [] } as const;

type DayParts = Partial<Pick<OwnAttendanceDay, 'planned' | 'isKeptElsewhere'>> & {
  readonly punches?: readonly Partial<PunchRow>[];
  readonly results?: readonly Partial<PerformanceEntry>[];
};

/** A day of one's own; results are of its shift and covered where they say nothing else. */
export function attendanceDay(date: string, parts: DayParts): OwnAttendanceDay {
  const { planned = null, isKeptElsewhere = false, punches = [], results = [] } = parts;
  const data = slashDay(dayFromCompact(date)!);
  return {
    date,
    isKeptElsewhere,
    planned,
    punches: punches.map((punch) => ({
      data,
      type: 'E',
      status: 'V',
      time: '07:00',
      causale: null,
      ...punch,
    })),
    results: results.map((result) => ({
      data,
      status: 'V',
      prestazione: planned?.code ?? null,
      durata: (result.alle ?? 0) - (result.dalle ?? 0),
      causale: null,
      dalle: null,
      alle: null,
      motivo: null,
      giustificabile: result.status !== undefined && result.status !== 'V',
      ...result,
    })),
  };
}

/** From 8 to 15 December 2026: a day of each result, a rest, today and tomorrow. */
export const OWN_DAYS: OwnAttendance = {
  outcome: DONE,
  days: [
    attendanceDay('20261208', {
      planned: NIGHT,
      punches: [{ type: 'U', time: '07:03' }],
      results: [{ dalle: -60, alle: 420 }],
    }),
    attendanceDay('20261209', {
      planned: MORNING,
      punches: [{ time: '07:30' }, { type: 'U', time: '15:00' }],
      results: [
        { status: 'R', dalle: 420, alle: 450 },
        { dalle: 450, alle: 900 },
      ],
    }),
    attendanceDay('20261210', {
      planned: MORNING,
      punches: [{ time: '08:00' }, { type: 'U', time: '15:00', status: 'G', causale: 'OTU' }],
      results: [{ status: 'G', dalle: 420, alle: 480, causale: '7510' }],
    }),
    attendanceDay('20261211', {
      planned: MORNING,
      punches: [{ time: '06:58', status: 'E' }],
      results: [{ status: 'E', dalle: 418, durata: 0, motivo: 'exit-missing' }],
    }),
    attendanceDay('20261212', { planned: REST }),
    attendanceDay('20261213', {
      planned: REST,
      punches: [{ time: '09:00' }, { type: 'U', time: '11:00' }],
      results: [{ status: 'E', prestazione: null, dalle: 540, alle: 660, motivo: 'not-planned' }],
    }),
    attendanceDay('20261214', { planned: MORNING, punches: [{ time: '06:55' }] }),
    attendanceDay('20261215', { planned: MORNING }),
  ],
  causes: [
    { code: '7510', description: 'Giustificativo orario in turno' },
    { code: 'OTU', description: 'Omessa timbratura in uscita' },
  ],
};
