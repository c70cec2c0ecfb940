-- Published versions of the terms and the privacy policy. A version never changes.
create table legal_version (
  name text not null check (name in ('terms', 'privacy')),
  version integer not null check (version > 0),
  published_at timestamptz not null,
  -- What is new; empty for the first version.
  change_cn text not null,
  change_tw text not null,
  document_cn jsonb not null,
  document_tw jsonb not null,
  primary key (name, version)
);

create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version does not change';
end $$;
create trigger legal_version_unchanged before update or delete on legal_version
  for each row execute function refuse_legal_change();

-- Registering accepts what is published then; later versions are accepted one by one.
create table legal_acceptance (
  member_id text not null references member (id),
  name text not null,
  version integer not null,
  accepted_at timestamptz not null,
  primary key (member_id, name, version),
  foreign key (name, version) references legal_version (name, version)
);
