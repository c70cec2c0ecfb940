-- Members who logged in on a device of theirs, each once a day: failed logins are compared with them, so that a
-- growing site is not taken for an attack, and a slow attack not for a growing site.
alter table login_hour add column known_logins integer not null default 0 check (known_logins >= 0);

-- From the sessions of the hours whose failures are known. A device is known from its second session on.
insert into login_hour (hour, failed, known_logins)
select date_trunc('hour', s.made_at), 0, count(distinct s.member_id)
from session s
where s.made_at >= (select min(hour) from login_hour)
  and exists (
    select from session e
    where e.member_id = s.member_id and e.uuid = s.uuid and e.made_at < s.made_at
  )
group by 1
on conflict (hour) do update set known_logins = excluded.known_logins;
