alter table sponsor
  -- The first day of the partnership; only its month is shown.
  add since date,
  add text_cn text not null default '',
  add text_tw text not null default '';
