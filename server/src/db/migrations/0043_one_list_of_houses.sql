-- The gate reads the houses of the colony from electricity's profiles: one list, kept by those who read the meters. No screen ever
-- wrote the gate's own; a visit keeps the number that was typed.
drop table houses;
