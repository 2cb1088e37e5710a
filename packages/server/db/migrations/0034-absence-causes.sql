-- Causes of absences and of clock-in corrections with their rule, each from a day on (domain.md 4; docs/decisions/0100): a kind
-- of facts of the organisation, written by administrators, read by everybody with a session.
create table absence_cause (
  idcausale            text not null check (idcausale <> ''),
  valid_from           date not null default '2000-01-01',
  valid_to             date,
  descausale           text not null check (descausale <> ''),
  -- null: outside of the mapping to categories (M3.54)
  cause_category       text,
  -- G days, H hours, Q units of one date; null: nobody asks for it
  units                text[],
  -- a clock-in correction: one time instead of two
  one_time             boolean not null default false,
  -- V allowed, VIC needed before the approval
  gestdoc              text check (gestdoc in ('V', 'VIC')),
  -- A one manager, V two, D at once; in the operational line and in the structure
  path_lo              text not null check (path_lo in ('A', 'V', 'D')),
  path_st              text not null check (path_st in ('A', 'V', 'D')),
  insertable           boolean not null default true,
  -- the product writes it
  generated            boolean not null default false,
  balance              text,
  earlier_years        boolean not null default false,
  most_per_month       integer check (most_per_month between 1 and 31),
  gives_leave_back     boolean not null default false,
  is_duty              boolean not null default false,
  employment_condition text check (employment_condition in ('LO', 'ST')),
  -- with which the codes of the person's employer begin; '-' the operator, null every employer
  prefix               text check (prefix ~ '^([A-Z]_|-)$'),
  needed_right         text check (needed_right in ('104', 'CHILD', 'RLS', 'UNION')),
  -- only on days with one of these shifts
  turns                text[],
  version              integer not null default 1 check (version > 0),
  primary key (idcausale, valid_from),
  check (valid_to is null or valid_to >= valid_from),
  check (units <@ '{G,H,Q}'),
  exclude using gist (idcausale with =, daterange(valid_from, valid_to, '[]') with &&)
);
grant select on absence_cause to torre_app;
grant select, insert, update, delete on absence_cause to torre_system;

insert into absence_cause (idcausale, descausale, cause_category, units, one_time, gestdoc, path_lo, path_st, insertable, generated, balance,
  earlier_years, most_per_month, gives_leave_back, is_duty, employment_condition, prefix, needed_right, turns) values
  ('8114', 'Ferie anno corrente', 'FER', '{G}', false, null, 'V', 'A', true, false, 'FER', false, null, false, false, null, '-', null, null),
  ('8118', 'Ferie residue anni precedenti', 'FER', '{G}', false, null, 'V', 'A', true, false, 'FER', true, null, false, false, null, '-', null, null),
  ('I_8114', 'Ferie anno corrente', 'FER', '{G}', false, null, 'A', 'A', true, false, 'FER', false, null, false, false, null, 'I_', null, null),
  ('I_8118', 'Ferie residue anni precedenti', 'FER', '{G}', false, null, 'A', 'A', true, false, 'FER', true, null, false, false, null, 'I_', null, null),
  ('T_8114', 'Ferie anno corrente', 'FER', '{G}', false, null, 'A', 'A', true, false, 'FER', false, null, false, false, null, 'T_', null, null),
  ('T_8118', 'Ferie residue anni precedenti', 'FER', '{G}', false, null, 'A', 'A', true, false, 'FER', true, null, false, false, null, 'T_', null, null),
  ('OTE', 'Omessa timbratura in entrata', null, '{H}', true, null, 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('OTU', 'Omessa timbratura in uscita', null, '{H}', true, null, 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('104', 'Permesso L. 104/92', '104', '{G,H}', false, 'VIC', 'A', 'A', true, false, null, false, null, false, false, null, null, '104', null),
  ('7509', 'Attivazione da reperibilità', null, '{H}', false, 'V', 'D', 'D', false, false, null, false, null, false, true, null, null, null, '{REP,RPN,RPD}'),
  ('9047', 'Straordinario durante reperibilità', null, '{H}', false, null, 'D', 'D', false, false, null, false, null, false, true, null, null, null, '{REP,RPN,RPD,RID,RIDN}'),
  ('1022', 'Recupero riposo non goduto', null, '{G}', false, null, 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('7510', 'Giustificativo orario in turno', 'ASS', '{H}', false, 'V', 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('BDGJOLLY', 'Attività jolly', null, '{H}', false, null, 'D', 'D', false, true, null, false, null, false, false, null, null, null, null),
  ('SMARTWORK', 'Lavoro agile', 'ASS', '{G}', false, null, 'A', 'A', true, false, null, false, 8, false, false, 'ST', null, null, null),
  ('ALL', 'Riposi giornalieri (allattamento)', 'ALL', '{H}', false, 'VIC', 'A', 'A', true, false, null, false, null, false, false, null, null, 'CHILD', null),
  ('CONP', 'Congedo parentale', 'CONP', '{G,H}', false, 'VIC', 'A', 'A', true, false, null, false, null, false, false, null, null, 'CHILD', null),
  ('DONS', 'Donazione sangue', 'DONS', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('ESAU', 'Permesso esami / studio', 'ESAU', '{G,H}', false, 'VIC', 'A', 'A', true, false, 'ESAU', false, null, false, false, null, null, null, null),
  ('FLES', 'Flessibilità', 'FLES', '{G}', false, null, 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('FNOP', 'Funzione non operativa', 'FNOP', '{H}', false, null, 'D', 'D', false, false, null, false, null, false, false, null, null, null, null),
  ('INF', 'Infortunio sul lavoro', 'INF', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('MAL', 'Malattia', 'MAL', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, true, false, null, null, null, null),
  ('MALF', 'Malattia figlio', 'MALF', '{G,H}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, 'CHILD', null),
  ('MAT', 'Maternità', 'MAT', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('NASF', 'Nascita figlio (paternità obbligatoria)', 'NASF', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('PDEC', 'Permesso per decesso', 'PDEC', '{G}', false, 'VIC', 'A', 'A', true, false, null, false, null, false, false, null, null, null, null),
  ('PELE', 'Permesso elettorale', 'PELE', '{G}', false, 'VIC', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('PRLS', 'Rappresentante lavoratori sicurezza', 'PRLS', '{H}', false, null, 'A', 'A', true, false, 'PRLS', false, null, false, false, null, null, 'RLS', null),
  ('PSIN', 'Permesso sindacale', 'PSIN', '{H,G}', false, 'V', 'A', 'A', true, false, null, false, null, false, false, null, null, 'UNION', null),
  ('RFS', 'Recupero festività soppresse', 'RFS', '{G,H,Q}', false, null, 'A', 'A', true, false, 'RFS', false, null, false, false, null, null, null, null),
  ('ROS', 'Recupero ore straordinario', 'ROS', '{H,Q}', false, null, 'A', 'A', true, false, 'ROS', false, null, false, false, null, null, null, null),
  ('SCIO', 'Sciopero', 'SCIO', '{G,H}', false, null, 'D', 'D', false, false, null, false, null, false, false, null, null, null, null),
  ('SFS', 'Servizio fuori sede', 'SFS', '{G,H}', false, null, 'D', 'D', false, true, null, false, null, false, false, null, null, null, null),
  ('VM', 'Visita medica di idoneità', 'VM', '{H,G}', false, 'V', 'D', 'D', true, false, null, false, null, false, false, null, null, null, null),
  ('VMSP', 'Visita medica specialistica', 'VMSP', '{H}', false, 'VIC', 'A', 'A', true, false, null, false, null, false, false, null, null, null, null);
