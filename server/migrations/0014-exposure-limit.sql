-- What a batch of bets adds to the exposures is judged on sums that its process saw last. Another process
-- may have added since: a sum that would pass its limit ends the transaction, which is then judged again
-- on locked rows.
create function sports_over_limit(scope text) returns bigint language plpgsql as $$
begin
  raise exception 'the exposure of % is at its limit', scope using errcode = 'XH001';
end
$$;
