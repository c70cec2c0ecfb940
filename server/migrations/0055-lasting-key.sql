-- Keys that stored hashes and names hang on. A changed master secret derives others, so these are carried
-- over, sealed with the new one.
create table lasting_key (
  purpose text primary key,
  sealed bytea not null
);
