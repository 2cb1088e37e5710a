insert into specialization (icao, specialization_id, name, rating, category) values ('LIRR', 'PROVA', 'x', 'ACS', 'CTA');
