-- Lines of awards are filled from counted play by weight, and not by settlement as the others are.

-- A stretch in which a member's play fills award lines. It begins with a line while no other is open, and ends
-- with a withdrawal or with the next beginning.
create table wagering (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  -- Play that was settled before does not fill its lines. The weights of this instant hold for all of it.
  began_at timestamptz not null,
  -- What lines of deposits and adjustments had taken at the beginning: play counts once.
  deposits_done bigint not null,
  ended_at timestamptz
);
create unique index one_wagering_at_a_time on wagering (member_id) where ended_at is null;

-- Sums of its play since the beginning; a correction or an opposite bet lowers them.
create table wagering_play (
  wagering_id bigint not null references wagering (id),
  category text not null,
  -- Before and after opposite bets were netted.
  turnover bigint not null,
  counted bigint not null,
  -- Whether the lines have been filled from these sums.
  filled boolean not null default false,
  primary key (wagering_id, category)
) with (fillfactor = 50);
create index wagering_play_to_fill on wagering_play (wagering_id) where not filled;

alter table turnover_line add wagering_id bigint references wagering (id);
create index turnover_line_of_wagering on turnover_line (wagering_id) where wagering_id is not null;

-- Open lines keep what they were filled with: it counts like play on sports.
insert into wagering (member_id, began_at, deposits_done)
select member_id, now(), coalesce(sum(done) filter (where kind <> 'award'), 0)
from turnover_line
group by member_id
having bool_or(kind = 'award' and done < asked and released_at is null);
update turnover_line l set wagering_id = w.id
from wagering w
where w.member_id = l.member_id and l.kind = 'award' and l.done < l.asked and l.released_at is null;
insert into wagering_play (wagering_id, category, turnover, counted, filled)
select wagering_id, 'TY', 0, sum(done), true from turnover_line
where wagering_id is not null group by wagering_id having sum(done) > 0;
