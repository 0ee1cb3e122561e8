-- Names that the venue gave may have Hindi beside them; screens in Hindi show it, everything else keeps the name itself.
alter table buildings add column name_hi text check (btrim(name_hi) <> '' and length(name_hi) <= 200);
alter table gates add column name_hi text check (btrim(name_hi) <> '' and length(name_hi) <= 200);
alter table visit_purposes add column name_hi text check (btrim(name_hi) <> '' and length(name_hi) <= 200);
alter table event_types add column name_hi text check (btrim(name_hi) <> '' and length(name_hi) <= 200);
