-- Lists of values that the organisation keeps (E7.10.02, docs/decisions/0093): categories of staff, patron days of comuni.
-- A code has one state a day; nothing that stood is taken away: it ends.
create table lookup_value (
  -- declared in packages/domain/src/lookups
  list       text not null check (list ~ '^[a-z-]{1,40}$'),
  code       text not null check (code = btrim(code) and length(code) between 1 and 60),
  valid_from date not null,
  valid_to   date,
  name_it    text not null check (btrim(name_it) <> ''),
  name_en    text not null check (btrim(name_en) <> ''),
  -- other names under which sources write the same value, compared without regard to case
  aliases    text[] not null default '{}',
  ord        integer not null,
  -- what rules ask about the value, as its list declares
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  -- of the code: each save that touches it writes the next number into all its states
  version    integer not null default 1 check (version > 0),
  primary key (list, code, valid_from),
  check (valid_to >= valid_from),
  exclude using gist (list with =, code with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- No personal data: what everybody may choose from. The program writes it, for administrators.
grant select on lookup_value to torre_app;
grant select, insert, update, delete on lookup_value to torre_system;

-- domain.md 3.2; passesGuard: P2.18; isDayStaff: works a timetable (3.5); outsideTimeSystem: last group of the month.
insert into lookup_value (list, code, valid_from, name_it, name_en, aliases, ord, attributes)
select 'category', code, '1970-01-01', name_it, name_en, aliases::text[], ord,
       jsonb_build_object('passesGuard', guard, 'isDayStaff', day_staff, 'outsideTimeSystem', outside,
                          'shortIt', short_it, 'shortEn', short_en)
  from (values
    ('CTA', 'Controllori del traffico aereo', 'Air traffic controllers', '{CONTROLLORI DEL TRAFFICO AEREO,CONTROLLERS}', 1, true, false, false, '', ''),
    ('EAV', 'Esperti di assistenza al volo', 'Flight information experts', '{ESPERTI DI ASSISTENZA AL VOLO,FLIGHT EXPERTS}', 2, true, false, false, '', ''),
    ('METEO', 'Meteo', 'Weather', '{METEOROLOGI}', 3, true, false, false, 'Meteo', 'Weather'),
    ('PILOTI', 'Piloti', 'Pilots', '{PILOTS}', 4, true, false, false, 'Piloti', 'Pilots'),
    ('ORM', 'Operatori radiomisure', 'Flight inspection operators', '{}', 5, false, false, false, '', ''),
    ('STUD', 'Allievi controllori', 'Trainee controllers', '{}', 6, false, false, false, 'Allievi', 'Trainees'),
    ('Tecnic', 'Tecnici', 'Technicians', '{TECNICI}', 7, false, true, false, '', ''),
    ('Info', 'Informatica', 'Information technology', '{INFORMATICI}', 8, false, true, false, '', ''),
    ('AMMINISTRATIVI', 'Amministrativi', 'Administrative staff', '{}', 9, false, true, true, 'Amministrativi', 'Administrative staff'),
    ('DIRIGENTE', 'Dirigenti', 'Executives', '{DIRIGENTI}', 10, false, true, true, 'Dirigente', 'Executive')
  ) as category (code, name_it, name_en, aliases, ord, guard, day_staff, outside, short_it, short_en);

-- domain.md 2.5: day and month of the saint of each comune.
insert into lookup_value (list, code, valid_from, name_it, name_en, ord, attributes)
select 'patron-day', comune, '1970-01-01', saint, saint, row_number() over (order by comune collate "C"),
       jsonb_build_object('day', day, 'month', month)
  from (values
    ('Ancona', 4, 5, 'San Ciriaco'),
    ('Bari', 6, 12, 'San Nicola'),
    ('Bergamo', 26, 8, 'Sant''Alessandro'),
    ('Bologna', 4, 10, 'San Petronio'),
    ('Brescia', 15, 2, 'Santi Faustino e Giovita'),
    ('Cagliari', 30, 10, 'San Saturnino'),
    ('Catania', 5, 2, 'Sant''Agata'),
    ('Cuneo', 29, 9, 'San Michele'),
    ('Firenze', 24, 6, 'San Giovanni Battista'),
    ('Foggia', 22, 3, 'Madonna dei Sette Veli'),
    ('Genova', 24, 6, 'San Giovanni Battista'),
    ('Milano', 7, 12, 'Sant''Ambrogio'),
    ('Napoli', 19, 9, 'San Gennaro'),
    ('Olbia', 15, 5, 'San Simplicio'),
    ('Padova', 13, 6, 'Sant''Antonio'),
    ('Palermo', 4, 9, 'Santa Rosalia'),
    ('Parma', 13, 1, 'Sant''Ilario'),
    ('Perugia', 29, 1, 'San Costanzo'),
    ('Pescara', 10, 10, 'San Cetteo'),
    ('Reggio Calabria', 23, 4, 'San Giorgio'),
    ('Rieti', 4, 12, 'Santa Barbara'),
    ('Rimini', 14, 10, 'San Gaudenzo'),
    ('Roma', 29, 6, 'Santi Pietro e Paolo'),
    ('Salerno', 21, 9, 'San Matteo'),
    ('Torino', 24, 6, 'San Giovanni Battista'),
    ('Treviso', 27, 4, 'San Liberale'),
    ('Trieste', 3, 11, 'San Giusto'),
    ('Venezia', 25, 4, 'San Marco'),
    ('Verona', 21, 5, 'San Zeno')
  ) as patron (comune, day, month, saint);
