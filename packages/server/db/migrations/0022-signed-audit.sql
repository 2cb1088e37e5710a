-- Who owns the database and not TORRE_KEY cannot write a row that passes for Torre's: the process that writes it adds an
-- HMAC over its content (platform/audit/audit-keys.ts). Rows of before have none and keep their seals, whose hash counts
-- what is missing as empty. A process of an earlier version, which would write rows that look forged, can write none.
alter table audit
  add column mac bytea,
  add column key_id text,
  add constraint signed check (mac is not null and key_id is not null) not valid;
-- The same for each batch: rows cannot be taken out and the chain computed anew.
alter table audit_batch
  add column mac bytea,
  add column key_id text;
-- Each proof compares what is erased with the rows that say who erased it.
create index audit_value_erased on audit_value (audit_id) where erased_at is not null;
