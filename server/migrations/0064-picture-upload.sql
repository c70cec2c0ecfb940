-- Uploads of the last day, broken pictures included: each one costs a core for a moment.
create table picture_upload (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  made_at timestamptz not null
);
create index picture_upload_of_member on picture_upload (member_id, made_at);
