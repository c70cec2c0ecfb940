-- The bar of a phone gets sports and bets, where an operator has not changed it.
update navigation_entry
set places = case when category in ('TY', 'bet_record') then places || '{phone}'
                  when category in ('discount', 'customer') then array_remove(places, 'phone')
                  else places end,
    position = case category when 'bet_record' then 17 when 'profile' then 18 when 'Welfare' then 19
                             else position end
where (select array_agg(category order by position) from navigation_entry where 'phone' = any(places))
      = '{HOME,discount,customer,save_money,profile}'
  and category in ('TY', 'bet_record', 'discount', 'customer', 'profile', 'Welfare');
