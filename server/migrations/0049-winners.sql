-- Whether the home page and the chat tell of the member's wins and awards.
alter table member add wins_shown boolean not null default true;

-- Wins that the home page and the chat may tell of: from a net win of 100 yuan on, the least that an
-- operator can set. The stake is all that was put at risk.
create or replace view game_win as
  select b.ticket as id, b.game, m.name, m.simulated, b.risk as stake, b.payout,
         b.settled_at as won_at, b.member_id, b.payout - b.risk as net
  from game_bet b join member m on m.id = b.member_id
  where b.payout - b.risk >= 10000 and m.wins_shown;
drop index game_bet_big_win;
create index game_bet_net_win on game_bet (settled_at desc, (payout - risk))
  where payout - risk >= 10000;

-- Whose award or win it is (null in rows of before), and which message of the hall told it.
alter table chat_gift add member_id text references member (id), add hall_seq integer;
create index chat_gift_of_member on chat_gift (member_id);
