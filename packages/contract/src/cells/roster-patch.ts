/** One changed cell as it travels in the live stream; fields a reader may not see are absent. */
export interface CellPatch {
  readonly employeeId: string;
  readonly date: string;
  /** null: the cell is empty now. */
  readonly turn: string | null;
  /** Absent for colleagues, whose patches say what stands now, in the order of the stream. */
  readonly version?: number;
  readonly marks: string;
  /** As CompactPerson.times, of a shift that has its own; absent for who is told no marks. */
  readonly times?: readonly [begin: number, end: number];
}

export interface RosterPatch {
  readonly plant: string;
  readonly cells: readonly CellPatch[];
  /** Who did it, for managers alone: absent for colleagues and for the person itself. */
  readonly modifyUser?: {
    /** null: nobody in person, as for the base cycle. */
    readonly employeeId: string | null;
    readonly employeeName: string;
    readonly employeeSurname: string;
  };
}
