-- Failures on devices on which the member has logged in before are counted apart from all others, so that
-- strangers who guess at a name cannot shut its member out.
alter table login_failure add column known_device boolean not null default false;

-- The address, or the network of an IPv6 address. A browser can name another id with every try.
alter table login_failure add column address text not null default '';
create index login_failure_of_address on login_failure (address, failed_at);
alter table captcha_failure add column address text not null default '';
create index captcha_failure_of_address on captcha_failure (address, failed_at);

-- Failed logins on unknown devices by hour: many more than usual are lists of passwords being tried out.
create table login_hour (
  hour timestamptz primary key,
  failed integer not null check (failed >= 0)
);
