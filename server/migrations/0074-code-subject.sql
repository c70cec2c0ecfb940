-- The name and target of the reset that a code belongs to, as one keyed hash; decoys have it too. Null: a code of
-- a member, found by the member.
alter table verification_code add column subject_hash text;
