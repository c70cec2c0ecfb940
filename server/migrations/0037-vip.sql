-- Grades of members over time, and when a birthday was entered.

-- Every change of a grade; `member.vip_grade` is the newest.
create table member_grade (
  member_id text not null references member (id),
  grade smallint not null check (grade >= 0),
  from_at timestamptz not null,
  why text not null check (why in ('begun', 'risen', 'fallen', 'restored')),
  id bigint generated always as identity primary key
);
create index member_grade_of_member on member_grade (member_id, from_at desc, id desc) include (grade, why);

-- Members who had a grade before there was a history.
insert into member_grade (member_id, grade, from_at, why)
select id, vip_grade, registered_at, 'begun' from member where vip_grade > 0;

alter table member add birthday_entered_at timestamptz;
update member set birthday_entered_at = now() where birthday is not null;
alter table member add constraint birthday_has_a_time
  check ((birthday is null) = (birthday_entered_at is null));
create index member_by_birthday
  on member ((extract(month from birthday) * 100 + extract(day from birthday)))
  where birthday is not null;

-- A day's play of all members, for the rebate of the day.
create index play_day_by_day on play_day (day);
