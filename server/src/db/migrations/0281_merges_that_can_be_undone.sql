-- The data that Undo of a merge needs besides the removed record: flags for the values that the remaining record lacked.
-- Identity numbers are stored only in that record. Null for earlier merges.
alter table vaccination_merges add column undo jsonb;
