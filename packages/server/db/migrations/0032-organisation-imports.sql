-- Files of the organisation that were checked and perhaps saved (docs/decisions/0097). The report goes after 30 days; what a
-- file changed stands in the trail. Only who brought a file sees what it says.
create table organisation_import (
  import_id  uuid primary key,
  file_id    uuid not null references file on delete cascade,
  started_by text not null references employee,
  -- Whether it holds qualifications of people (HR), or everything else.
  qualifications     boolean not null,
  state      text not null check (state in ('checking', 'faulty', 'checked', 'saving', 'saved', 'outdated', 'failed')),
  job_id     uuid,
  created_at timestamptz not null,
  report     jsonb,
  faults     jsonb,
  -- For each row of the file the version that stood at the check, null for none.
  seen       jsonb,
  -- Why it cannot be read, or was not saved: a sentence.
  problem    jsonb
);
create index organisation_import_file on organisation_import (file_id);
create index organisation_import_created on organisation_import (created_at);

select guard_system('organisation_import');
select guard_own('organisation_import', '{select,insert,update}', 'started_by', grants => false);
grant select, insert, update (state, job_id) on organisation_import to torre_app;
