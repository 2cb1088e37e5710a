-- What pg-boss does not know of a job (who began it, how far it is), and files with the parts of their uploads.

-- Beside pgboss.job: a row a job, written with it in the caller's transaction. The state stands in pgboss.job alone.
create table job_progress (
  job_id      uuid primary key,
  name        text not null,
  -- null: the program itself, by its schedule
  started_by  text references employee,
  -- the attempt that writes progress; one that lost its lease writes nothing more
  attempt     integer not null default 0,
  started_at  timestamptz,
  finished_at timestamptz,
  done        integer not null default 0 check (done >= 0),
  total       integer not null default 0 check (total >= 0),
  message_it  text not null default '',
  error       text
) with (fillfactor = 90);
create index job_progress_by_starter on job_progress (started_by);

create table file (
  file_id       uuid primary key,
  owner_id      text not null references employee,
  -- the area that uses the file and decides who else may read it
  area          text not null check (area ~ '^[a-z][a-z0-9-]*$'),
  -- what it may be: limits and allowed contents (domain/files)
  kind          text not null,
  -- the person's own name for it, shown and sent, never a path
  original_name text not null check (length(original_name) between 1 and 255),
  content_type  text,
  -- announced before, measured after the check
  size          bigint not null check (size > 0),
  -- what has safely arrived: the offset from which an upload resumes
  received      bigint not null default 0,
  sha256        bytea,
  state         text not null check (state in ('uploading', 'checking', 'ready', 'refused')),
  -- why it was refused, as the person reads it
  refusal       text,
  -- name of the content in the store; generated, says nothing
  store_key     uuid unique,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  check (received between 0 and size or state not in ('uploading', 'checking')),
  check ((state = 'ready') = (store_key is not null and sha256 is not null and content_type is not null)),
  check ((state = 'refused') = (refusal is not null))
) with (fillfactor = 90);
create index file_by_owner on file (owner_id, created_at);
create index file_by_area on file (area, state);
create index file_unfinished on file (updated_at) where state <> 'ready';

-- One row a piece of an upload; pieces are joined and forgotten once everything has arrived.
create table file_part (
  file_id   uuid not null references file on delete cascade,
  start_at  bigint not null check (start_at >= 0),
  length    bigint not null check (length > 0),
  store_key uuid not null unique,
  primary key (file_id, start_at)
);

-- Second wall (0005): own rows, and for administrators all of them; others who may read a file are named by its area.
alter table job_progress enable row level security;
alter table file enable row level security;
alter table file_part enable row level security;
grant select, insert, update, delete on job_progress, file, file_part to torre_system;
create policy torre_system on job_progress to torre_system using (true) with check (true);
create policy torre_system on file to torre_system using (true) with check (true);
create policy torre_system on file_part to torre_system using (true) with check (true);

grant insert on job_progress to torre_app;
create policy own_name on job_progress for insert to torre_app
  with check (started_by = (select current_setting('torre.employee_id', true)));

grant select, insert, update, delete on file, file_part to torre_app;
create policy own on file to torre_app
  using (owner_id = (select current_setting('torre.employee_id', true)))
  with check (owner_id = (select current_setting('torre.employee_id', true)));
create policy administrators on file for select to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
create policy administrators_delete on file for delete to torre_app
  using ((select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ','))));
-- The parts of the files that one may see.
create policy of_seen_file on file_part to torre_app
  using (exists (select from file f where f.file_id = file_part.file_id));
