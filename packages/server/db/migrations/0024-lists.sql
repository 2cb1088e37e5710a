-- Lists of the trail (docs/decisions/0071): by who, by whom it is about and by day, newest first. Row ids are made in the order
-- of time. No index of trigrams: `ilike` is not leakproof, and below row policies PostgreSQL uses no index for it; a part of
-- a name is looked up among the people, and their codes are found here.
create index audit_by_actor on audit (actor, audit_id);
create index audit_by_subject on audit (subject, audit_id) where subject is not null;
create index audit_by_day on audit (day, audit_id) where day is not null;
