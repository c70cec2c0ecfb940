-- Every session in use is touched once a minute. An index by value on the time of the touch made each of
-- them write three index entries; under a block range index, and with room on the page, it writes none.
alter table session set (fillfactor = 70);
drop index session_age;
create index session_age on session using brin (last_seen_at) with (autosummarize = on);
