-- The catalogue of games. An operator changes state, tags and order; new games come with a new build.
create table game_entry (
  code text primary key check (code ~ '^[A-Z0-9]{2,8}$'),
  -- The venue as the navigation names it. No foreign key to channels: a game may be announced earlier.
  en_name text not null,
  channel text not null,
  category text not null check (category in ('TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY')),
  name_cn text not null,
  name_tw text not null,
  line_cn text not null,
  line_tw text not null,
  -- Pinyin initials of the name, small letters, for the search.
  initials text not null check (initials = lower(initials)),
  tags text[] not null default '{}' check (tags <@ array['new', 'recommended']),
  state text not null check (state in ('open', 'testing', 'maintenance', 'closed')),
  position integer not null,
  since timestamptz not null
);

create table game_favourite (
  member_id text not null references member (id),
  game text not null references game_entry (code),
  made_at timestamptz not null,
  primary key (member_id, game)
);

create table game_recent (
  member_id text not null references member (id),
  game text not null references game_entry (code),
  entered_at timestamptz not null,
  primary key (member_id, game)
);

-- What the lobby may know of the site's venues. The esports of the sportsbook have an entry of their own
-- in the navigation and no channel of their own. State is null while there is no channel.
create view venue_place as
  select e.en_name, e.category, e.title_cn, e.title_tw, e.line_cn, e.line_tw, e.image, e.position,
         c.code as channel, c.kind,
         case when c.code is not null and not e.open then 'maintenance' else c.state end as state
  from venue_entry e
  left join venue_channel c
    on c.en_name = case e.en_name when 'esports' then 'crty' else e.en_name end;

-- Who played which game when, simulated players left out. Until games have bets of their own, a launch
-- counts as play.
create view game_player as
  select l.game_code as game, l.member_id, l.made_at as played_at
  from venue_launch l join member m on m.id = l.member_id
  where l.game_code <> '' and not m.simulated;
create index venue_launch_of_games on venue_launch (made_at) where game_code <> '';

-- Wins that the lobby tells of, and the contents of the jackpot pools in fen. Empty until games have
-- bets and pools; their migration replaces both.
create view game_win as
  select ''::text as id, ''::text as game, ''::text as name, false as simulated,
         0::bigint as stake, 0::bigint as payout, now() as won_at
  where false;
create view game_pool_amount as
  select ''::text as code, 0::bigint as amount where false;

update venue_entry set open = true where en_name = 'esports';
