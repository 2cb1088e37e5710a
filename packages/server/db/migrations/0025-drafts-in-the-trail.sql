-- Rows about a shift of a draft name the person whose shift it is, so that who plans finds them by it. The person does not see
-- them: what is planned is told when it is published.
alter policy concerned on audit
  using (actor = (select current_setting('torre.employee_id', true))
    or icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
    or (select 'ROLE_ADMIN' = any (string_to_array(current_setting('torre.roles', true), ',')))
    or (entity <> 'draftShift'
      and (subject = (select current_setting('torre.employee_id', true))
        or (subject is not null
          and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ',')))))));
alter policy by_privacy_class on audit_value
  using (exists (
    select from audit a where a.audit_id = audit_value.audit_id and (
      audit_value.privacy_class = 'PUBLIC'
      or (a.subject = (select current_setting('torre.employee_id', true)) and a.entity <> 'draftShift')
      or audit_value.privacy_class = 'WORK'
        and a.icao = any ((select string_to_array(current_setting('torre.plants', true), ','))::text[])
      or audit_value.privacy_class = 'PERSONAL'
        and (select 'ROLE_HR' = any (string_to_array(current_setting('torre.roles', true), ','))))));
