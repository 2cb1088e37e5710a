insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
  values ('\x01', 'set-password', 'cta.lirr', '2026-11-14', '2026-11-15');
insert into oidc_attempt values ('\x01', '\x01', now(), now(), null);
insert into provider_token (session_hash, sealed) select session_hash, '\x00' from session;
insert into known_browser values ('\x01', 'cta.lirr', now());
