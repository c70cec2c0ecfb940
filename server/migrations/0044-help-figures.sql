-- What help pages say of the cashier: only what is open.
create view open_rail as
  select code, title_cn, title_tw, min_amount, max_amount, fee_bps, expiry_minutes, position
  from payment_rail where open;
create view open_withdrawal_method as
  select title_cn, title_tw, arrival_cn, arrival_tw, min_amount, max_amount, free_count, fee_bps, fee_min,
         fee_max, position
  from withdrawal_method where open;
create view open_coin_network as
  select coin, title_cn, title_tw, confirmations, position
  from coin_network where open;
