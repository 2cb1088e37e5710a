import { addDays, dayFromIso } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { AbsenceHistoryRow, AbsenceRow, AbsenceState, RequestColumns } from '../counter-rows.ts';
import type { RequestPath } from './absence-causes.ts';
import { isoInstant } from './instants.ts';
import { SeededRandom } from './seeded-random.ts';

export interface TraceContext {
  readonly icao: string;
  readonly today: Day;
  readonly zone: ZoneTable;
  /** Who decides: the first, and the second level. */
  readonly managers: readonly string[];
  readonly path: RequestPath;
  /** Nobody asks for it before it is there. */
  readonly isSudden: boolean;
  /** It is asked for on the day after: a clock-in that was forgotten. */
  readonly isAfterwards?: boolean;
}

type Step = Pick<AbsenceHistoryRow, 'operation' | 'actor_role' | 'to_state'>;

const FIRST_STATE = { D: 10, A: 40, V: 60 } as const satisfies Record<RequestPath, AbsenceState>;
const APPROVAL: Readonly<Record<RequestPath, readonly Step[]>> = {
  D: [],
  A: [{ operation: 'approve', actor_role: 'manager', to_state: 10 }],
  V: [
    { operation: 'authorize', actor_role: 'manager', to_state: 50 },
    { operation: 'approve', actor_role: 'second', to_state: 10 },
  ],
};

/** How a request came to its state (domain.md 5.3). */
function stepsTo(state: AbsenceState, path: RequestPath): readonly Step[] {
  const sent: Step = { operation: 'insert', actor_role: 'owner', to_state: FIRST_STATE[path] };
  switch (state) {
    case 40:
    case 60:
      return [sent];
    case 50:
      return [sent, APPROVAL.V[0]!];
    case 10:
      return [sent, ...APPROVAL[path]];
    case 20:
      return [sent, ...APPROVAL[path], { operation: 'askAnnulment', actor_role: 'owner', to_state: 20 }];
    case 30:
      return [sent, { operation: 'delete', actor_role: 'owner', to_state: 30 }];
    case 70:
      return [sent, { operation: 'reject', actor_role: 'manager', to_state: 70 }];
  }
}

const REASONS = ['Organico insufficiente in quel turno', 'Troppe assenze nello stesso giorno'] as const;
const LEAVE = ['8114', '8118'];
/** What owners write with a request; most write nothing. */
const NOTES = {
  leave: ['Rientro in famiglia', 'Viaggio già prenotato', 'Matrimonio di mia sorella', 'Trasloco'],
  clock: ['Badge dimenticato a casa', 'Il lettore all’ingresso era guasto'],
  other: ['Come concordato con il capo sala', 'Posso spostarlo di un giorno', 'Visita già prenotata'],
} as const;
const NOTED = 0.35;
const MOST_LEAD = 22;
const LEAST_LEAD = 4;
/** Somebody sends it in the evening, whoever decides does so in the mornings after. */
const SENT_AT = 1100;
const DECIDED_AT = 545;
/** Who falls ill says so before the shift. */
const ILL_AT = 330;

/** Who asked when, who decided, and each step; its chances are its own, so that no other row of the world changes. */
export function requestTrace(
  row: AbsenceRow,
  { icao, today, zone, managers, path, isSudden, isAfterwards = false }: TraceContext,
): { readonly row: AbsenceRow & RequestColumns; readonly history: readonly AbsenceHistoryRow[] } {
  const { absence_id, employee_id, cause, state } = row;
  const first = dayFromIso(row.from_day)!;
  const random = new SeededRandom(first * 1009 + Number.parseInt(absence_id.slice(-6), 16));
  const steps = stepsTo(state, path);
  const lead = LEAST_LEAD + random.below(MOST_LEAD - LEAST_LEAD);
  // each step has its day, and the last of them is past
  const asked = isAfterwards
    ? first + 1
    : Math.min(first - (isSudden ? 0 : lead), today - (isSudden ? 0 : steps.length));
  const [firstLevel, second = firstLevel] = managers.filter((code) => code !== employee_id);
  const history = steps.map((step, index): AbsenceHistoryRow => {
    const minute = index > 0 ? DECIDED_AT + random.below(60) : isSudden ? ILL_AT : SENT_AT + random.below(90);
    const actor = { owner: employee_id, manager: firstLevel, second }[step.actor_role];
    return {
      absence_id,
      step: index + 1,
      ...step,
      actor_id: actor!,
      made_at: isoInstant(zone.utc(addDays(asked as Day, index), minute, 'start')),
      note: step.operation === 'reject' ? random.pick(REASONS) : '',
      from_state: index === 0 ? null : steps[index - 1]!.to_state,
    };
  });
  // Drawn last: no other chance of the row moves.
  const notes = isAfterwards ? NOTES.clock : LEAVE.includes(cause) ? NOTES.leave : NOTES.other;
  const note = !isSudden && random.chance(NOTED) ? random.pick(notes) : '';
  const lastOf = (to: AbsenceState) =>
    history.findLast(({ to_state, actor_role }) => to_state === to && actor_role !== 'owner');
  return {
    row: {
      ...row,
      icao,
      inserted_by: employee_id,
      inserted_at: history[0]!.made_at,
      approved_at:
        path === 'D' && state !== 30 && state !== 70 ? history[0]!.made_at : (lastOf(10)?.made_at ?? null),
      rejected_at: lastOf(70)?.made_at ?? null,
      decided_by: history.findLast(({ actor_role }) => actor_role !== 'owner')?.actor_id ?? null,
      note,
      draws_on_leave: LEAVE.includes(cause),
      gives_leave_back: cause === 'MAL',
    },
    history,
  };
}
