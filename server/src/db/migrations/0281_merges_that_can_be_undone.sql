-- What else Undo of a merge needs: what the record that stays lacked before, by flags, since identity numbers are kept once, in
-- that record. Null for merges before this.
alter table vaccination_merges add column undo jsonb;
