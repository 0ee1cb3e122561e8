-- How often an address asks for a link is counted with all other public tries.
alter table reset_requests drop column address;
