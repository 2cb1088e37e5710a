import type { Day } from '@torre/domain/kernel';

export interface CellKey {
  readonly icao: string;
  readonly employeeId: string;
  readonly day: Day;
}
