-- Audit rows and outbox. Writers insert and take no lock that all saves share.
create table audit (
  audit_id   uuid primary key,
  at         timestamptz not null,
  actor      text,
  -- the call that did it: endpoint id, or 'start' / 'seed'
  call       text not null,
  what       text not null,
  entity     text not null,
  entity_key text not null,
  reason     text,
  icao       text,
  day        date,
  -- salted SHA-256 over the values, so that the row stays provable when retention erases them
  values_hash bytea not null,
  salt        bytea not null,
  xid        xid8 not null default pg_current_xact_id()
);
create index audit_by_entity on audit (entity, entity_key);

create table audit_value (
  audit_id      uuid not null references audit,
  field         text not null,
  -- PUBLIC: anybody signed in; WORK: managers of the plant and the person; PERSONAL: the person and HR
  privacy_class text not null check (privacy_class in ('PUBLIC', 'WORK', 'PERSONAL')),
  old_value     text,
  new_value     text,
  primary key (audit_id, field)
);

-- Position of a reader is pg_snapshot_xmin of its read; rows at or above it are read again (design.md, Events).
create table outbox (
  event_id uuid primary key,
  xid      xid8 not null default pg_current_xact_id(),
  at       timestamptz not null default clock_timestamp(),
  topic    text not null,
  payload  jsonb not null
);
create index outbox_by_xid on outbox (xid);
create index outbox_by_age on outbox (at);
