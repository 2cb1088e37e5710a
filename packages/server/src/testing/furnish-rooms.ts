import type { TestServer } from './index.ts';

/** The rooms of two plants, small and known: whatever the world has there goes. N2 is closed by night, REP is on call. */
export async function furnishRooms(server: TestServer): Promise<void> {
  await server.db.query(`
    delete from room_log; delete from time_plan; delete from operative_plan;
    delete from position_opening; delete from operating_configuration; delete from position;
    insert into specialization (icao, specialization_id, name, rating, category) values
      ('LIRR', 'PROVA', 'Specializzazione di prova', 'ACS', 'CTA'), ('LIRF', 'PROVA', 'Prova', 'ADC', 'CTA')
      on conflict do nothing;
    insert into position (icao, position_id, name, kind, specialization_id, ord) values
      ('LIRR', 'N1', 'Nord 1', 'LAV', 'PROVA', 1), ('LIRR', 'N2', 'Nord 2', 'LAV', 'PROVA', 2),
      ('LIRR', 'REP', 'Reperibile', 'REP', 'PROVA', 3), ('LIRF', 'TWR', 'Torre', 'LAV', 'PROVA', 1);
    insert into operating_configuration (icao, configuration_id, name, day_type, valid_from) values
      ('LIRR', 'SEMPRE', 'Sempre aperta', 'TUTTI', '2026-01-01'), ('LIRF', 'SEMPRE', 'Sempre', 'TUTTI', '2026-01-01');
    insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour) values
      ('LIRR', 'SEMPRE', 'N1', 0, 24), ('LIRR', 'SEMPRE', 'N2', 7, 23), ('LIRR', 'SEMPRE', 'REP', 0, 24),
      ('LIRF', 'SEMPRE', 'TWR', 0, 24)`);
}
