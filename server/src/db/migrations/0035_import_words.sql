-- Areas bring kinds of files of their own: which there are stands in the contract, and the server takes no other.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind ~ '^[a-z_]{1,30}$');
