-- What lines were billed on some days has the corrections of these days.
create index bill_corrections_made on bill_corrections (made_at);
