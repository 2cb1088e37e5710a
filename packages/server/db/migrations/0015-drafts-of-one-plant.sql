-- A cell of a draft belongs to the plant of its draft: the row policies look at the plant of the cell alone.

alter table roster_draft add unique (draft_id, icao);
alter table draft_shift drop constraint draft_shift_draft_id_fkey,
  add foreign key (draft_id, icao) references roster_draft (draft_id, icao);
alter table draft_history drop constraint draft_history_draft_id_fkey,
  add foreign key (draft_id, icao) references roster_draft (draft_id, icao);
