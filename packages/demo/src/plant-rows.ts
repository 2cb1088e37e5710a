export interface PlantRow {
  readonly icao: string;
  readonly name: string;
  readonly class: string;
  readonly shift_type: 'H24' | 'HX' | 'H18' | 'HJ';
  readonly kind: 'FUNZIONE' | 'SETTORE';
  readonly is_strategic: boolean;
  readonly comune: string;
  readonly ord: number;
}

export interface DivisionRow {
  readonly division_id: string;
  readonly name: string;
  readonly icao: string;
}

export interface UnitRow {
  readonly unit_code: string;
  readonly icao: string | null;
  readonly name: string;
}

export interface IslandRow {
  readonly icao: string;
  readonly island_id: string;
  readonly name: string;
  readonly ord: number;
}
