/** What rows of several kinds name. */
export const ofPlant = { kind: 'plant', columns: { icao: 'icao' }, at: 'icao' } as const;
export const ofPerson = {
  kind: 'employee',
  columns: { employee_id: 'employee_id' },
  at: 'employee_id',
} as const;
export const inIsland = {
  kind: 'island',
  columns: { icao: 'icao', island_id: 'island_id' },
  at: 'island_id',
} as const;
export const forSpecialization = {
  kind: 'specialization',
  columns: { icao: 'icao', specialization_id: 'specialization_id' },
  at: 'specialization_id',
} as const;
