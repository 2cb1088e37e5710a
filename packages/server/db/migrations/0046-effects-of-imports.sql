-- What a checked import would do, line by line, for its file (decision 0110).
alter table organisation_import add column effect_rows jsonb;

-- Reports of before said of large files that nothing was looked at: they say nothing of it now.
update organisation_import set report = report - 'effects' where report ? 'effects';
