-- Numbers of rooms are compared by their characters alone: thousands of them are sorted in a tenth of the time that a language's
-- own order takes, which says nothing of numbers.
alter table rooms alter column room_number type text collate "C";
