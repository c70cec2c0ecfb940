-- What members click on: a path of the site, or https. Rows from before are not checked here; the calls
-- leave out a link that is neither.
alter table advert add constraint advert_link_safe
  check (link ~ '^(/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?|https://[A-Za-z0-9][^\\@[:cntrl:][:space:]]*)$')
  not valid;
alter table letter add constraint letter_link_own
  check (link ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$') not valid;
alter table broadcast add constraint broadcast_link_own
  check (link ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$') not valid;
