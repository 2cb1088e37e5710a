import type { Day } from '@torre/domain/kernel';
import type { EditWindow } from '@torre/domain/roster';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';

export interface Author {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** Who changes a shift, and when. */
export interface Hand {
  readonly employeeId: string;
  readonly author: Author;
  readonly now: Temporal.Instant;
  readonly today: Day;
  /** Of the plant, as it holds today. */
  readonly editWindow: EditWindow;
}

/** The hand of who asks, at a plant. */
export function handOf(
  { clock, configuration }: Pick<AreaDeps, 'clock' | 'configuration'>,
  principal: Principal,
  plant: string,
): Hand {
  return {
    employeeId: principal.employeeId,
    author: { employeeName: principal.name, employeeSurname: principal.surname },
    now: clock.now(),
    today: clock.today(),
    editWindow: configuration.editWindow(plant),
  };
}
