-- The live tables run on the clock like the draws of the lotteries: chains, rounds and leases of their own.
insert into game_table (code) values ('BA1'), ('BA2'), ('BA3'), ('DT1'), ('RL1');
