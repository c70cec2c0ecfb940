-- Whether a help page was helpful: one vote of a member or browser on a page.
create table help_vote (
  page text not null,
  -- `member <id>` or `browser <uuid>`.
  voter text not null check (char_length(voter) <= 120),
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (page, voter)
);
