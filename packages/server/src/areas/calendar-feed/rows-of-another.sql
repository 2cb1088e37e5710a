insert into calendar_feed values ('cta.lirr', gen_random_uuid(), '\x01', now(), null);
