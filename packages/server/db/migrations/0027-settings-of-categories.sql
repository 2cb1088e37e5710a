-- A parameter of a rule may have a value of its own for a category of staff, in one plant or everywhere (docs/decisions/0087).
-- Versions count within key, plant and category.
alter table setting_value
  -- '' for all categories
  add column category text not null default '' check (category = '' or key like 'rules.%'),
  drop constraint setting_value_pkey,
  add primary key (key, icao, category, version);
