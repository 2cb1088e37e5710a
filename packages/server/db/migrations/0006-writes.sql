-- Writes that survive: answers that are given once, and the sealed trail (docs/decisions/0016, 0017).

-- Calls that carried an Idempotency-Key. The row stands in the transaction of the change. A stored reply is the
-- person's who was given it: shown to nobody else, kept for a day, whatever the classes of what stands in it.
create table idempotency_key (
  employee_id  text not null,
  -- SHA-256 of the key, which is kept nowhere
  key_hash     bytea not null,
  -- HMAC of method, address and body under the key: tells nothing about the body to who reads the table
  request_hash bytea not null,
  call         text not null,
  made_at      timestamptz not null default clock_timestamp(),
  -- null until the answer is known, and for ever where the answer holds a secret
  status       integer,
  reply        text,
  primary key (employee_id, key_hash)
) with (fillfactor = 80);
alter table idempotency_key enable row level security;
grant select, insert, update, delete on idempotency_key to torre_system;
create policy torre_system on idempotency_key to torre_system using (true) with check (true);
grant select, insert, update on idempotency_key to torre_app;
create policy own on idempotency_key to torre_app
  using (employee_id = (select nullif(current_setting('torre.employee_id', true), '')))
  with check (employee_id = (select nullif(current_setting('torre.employee_id', true), '')));

-- Each value has a salt of its own, so that one can be erased and the others still be proven: the erased one leaves
-- its salted hash behind, which nobody can guess from without the salt.
alter table audit_value
  add column salt bytea,
  add column erased_at timestamptz,
  add column erased_hash bytea;
update audit_value set salt = uuid_send(gen_random_uuid());
alter table audit_value add constraint erased_or_salted check (
  case when erased_at is null then salt is not null and erased_hash is null
    else salt is null and old_value is null and new_value is null and erased_hash is not null end);

-- Nothing is sealed yet: what stands gets the hashes that from now on are checked (platform/audit/audit-hashes.ts).
update audit a set values_hash = sha256(coalesce((
  select string_agg(sha256(v.salt || convert_to(
      octet_length(v.field) || ':' || v.field || octet_length(v.privacy_class) || ':' || v.privacy_class
      || coalesce(octet_length(v.old_value) || ':' || v.old_value, '-')
      || coalesce(octet_length(v.new_value) || ':' || v.new_value, '-'), 'UTF8')), ''::bytea
    order by v.field collate "C")
  from audit_value v where v.audit_id = a.audit_id), ''::bytea));
alter table audit drop column salt;
create index audit_by_xid on audit (xid);

-- A batch of sealed rows: its hash goes into the next one's.
create table audit_batch (
  batch_no  bigint primary key,
  -- of the product's clock
  sealed_at timestamptz not null,
  -- every audit row of a smaller transaction number is sealed
  below     xid8 not null,
  first_seq bigint not null unique,
  row_count integer not null check (row_count > 0),
  prev_hash bytea not null,
  hash      bytea not null
);
-- Place of a row in the chain. No foreign key: a removed row must be found, not make the check impossible.
create table audit_seal (
  seq      bigint primary key,
  audit_id uuid not null unique,
  row_hash bytea not null
);
-- Proofs hold no personal data; still no request touches them.
alter table audit_batch enable row level security;
alter table audit_seal enable row level security;
grant select, insert on audit_batch, audit_seal to torre_system;
create policy torre_system on audit_batch to torre_system using (true) with check (true);
create policy torre_system on audit_seal to torre_system using (true) with check (true);
