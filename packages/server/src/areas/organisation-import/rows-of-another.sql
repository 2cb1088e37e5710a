insert into organisation_import (import_id, file_id, started_by, qualifications, state, created_at)
  select gen_random_uuid(), file_id, owner_id, false, 'checking', now() from file limit 1;
