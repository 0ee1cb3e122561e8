-- A till sells tickets too: these are the meals of a stay.
alter table tickets rename to meal_tickets;
alter index tickets_pkey rename to meal_tickets_pkey;
