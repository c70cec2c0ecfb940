-- The rate of a deposited USDT may not be above the rate of one that is sent out. The defaults were the other
-- way round, and so is a pair that followed them: its rates change places.
with rates as (
  select coalesce(value ->> 'depositRate', '7.2500') as deposit,
         coalesce(value ->> 'withdrawRate', '7.1500') as withdraw
  from site_setting
  where name = 'cashier' and value ?| array['depositRate', 'withdrawRate']
)
update site_setting
set value = value || jsonb_build_object('depositRate', withdraw, 'withdrawRate', deposit),
    version = version + 1,
    field_versions = field_versions
      || jsonb_build_object('depositRate', version + 1, 'withdrawRate', version + 1),
    changed_at = now()
from rates
where name = 'cashier'
  and case
    when deposit ~ '^\d{1,4}\.\d{4}$' and withdraw ~ '^\d{1,4}\.\d{4}$'
      -- A rate of zero closes its direction.
      then withdraw::numeric > 0 and deposit::numeric > withdraw::numeric
    else false
  end;

select pg_notify('site_setting', 'cashier');
