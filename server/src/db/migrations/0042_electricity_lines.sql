-- What the houses of a line were billed for some months is a sum over the ledger by month.
create index bill_lines_month on bill_lines (month, profile_id) include (amount);
