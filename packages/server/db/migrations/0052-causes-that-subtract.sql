-- Whom a cause takes from the counters stands with the cause, from a day on (domain.md 2, 4; docs/decisions/0100), and is no setting
-- any more. What the setting says today holds for all days, as it did; what it is to say later begins on its day. Its rows stay, to be
-- read in the trail.
alter table absence_cause
  add column subtracts text not null default 'always' check (subtracts in ('always', 'never', 'not-st', 'not-lo'));

do $$
declare
  shipped constant jsonb := '["SMARTWORK ST", "OTE", "OTU", "7509", "9047"]';
  planned record;
  code text;
  flag text;
  cause absence_cause;
begin
  for planned in
    with standing as (
      select valid_from, coalesce(value, shipped) as value
        from (select distinct on (valid_from) valid_from, value, withdrawn from setting_value
               where key = 'counters.causesThatStay' and icao = '' order by valid_from, version desc) as last
       where not withdrawn
    ), today as (
      select coalesce((select value from standing where valid_from <= current_date order by valid_from desc limit 1), shipped) as value
    )
    select null::date as begins, value from today
    union all select valid_from, value from standing where valid_from > current_date
    order by begins nulls first
  loop
    -- a code that nobody keeps as a cause, and that leaves people where they are
    insert into absence_cause (idcausale, descausale, path_lo, path_st, insertable)
      select distinct split_part(item, ' ', 1), split_part(item, ' ', 1), 'A', 'A', false
        from jsonb_array_elements_text(planned.value) as item
       where not exists (select from absence_cause c where c.idcausale = split_part(item, ' ', 1));
    for code in select distinct idcausale from absence_cause loop
      flag := case
        when planned.value ? code or (planned.value ? (code || ' ST') and planned.value ? (code || ' LO')) then 'never'
        when planned.value ? (code || ' ST') then 'not-st'
        when planned.value ? (code || ' LO') then 'not-lo'
        else 'always' end;
      for cause in select * from absence_cause c where c.idcausale = code and c.subtracts <> flag
          and (planned.begins is null or coalesce(c.valid_to, 'infinity') >= planned.begins) loop
        if planned.begins is null or cause.valid_from >= planned.begins then
          update absence_cause c set subtracts = flag where c.idcausale = code and c.valid_from = cause.valid_from;
        else
          update absence_cause c set valid_to = planned.begins - 1 where c.idcausale = code and c.valid_from = cause.valid_from;
          cause.valid_from := planned.begins;
          cause.subtracts := flag;
          cause.version := 1;
          insert into absence_cause select (cause).*;
        end if;
      end loop;
    end loop;
  end loop;
end $$;
