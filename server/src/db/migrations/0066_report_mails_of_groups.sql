-- Reports by mail about one satsangi group.

alter table report_mails add column group_id int references satsangi_groups on delete set null;
create index report_mails_group on report_mails (group_id) where group_id is not null;
