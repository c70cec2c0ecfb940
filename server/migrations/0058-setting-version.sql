-- Two operators who change one setting at the same time: the second is refused with the fields that changed
-- after the version they saw.
alter table site_setting
  add column version integer not null default 1 check (version >= 0),
  -- The version at which each field was last changed; fields of older rows count as unchanged.
  add column field_versions jsonb not null default '{}';
