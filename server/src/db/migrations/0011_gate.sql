-- The gate: who came in, with whom, what for, through which gate, and when they left.

create table gates (
  id int generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 100)
);
insert into gates (name) values ('Main gate');

-- The specification's purposes go by their ids: what else a form asks for depends on them.
create table visit_purposes (
  id int primary key,
  name text not null unique
);
insert into visit_purposes values
  (1, 'Visiting a satsangi'),
  (2, 'Work at a satsangi''s quarter'),
  (3, 'Delivery to a quarter'),
  (4, 'Meeting a satsang official'),
  (5, 'Other');

-- ISO 3166-1, three letters.
create table countries (
  id text primary key check (id ~ '^[A-Z]{3}$'),
  name text not null unique
);
insert into countries (id, name) values
  ('AFG', 'Afghanistan'),
  ('ALB', 'Albania'),
  ('DZA', 'Algeria'),
  ('AND', 'Andorra'),
  ('AGO', 'Angola'),
  ('ATG', 'Antigua and Barbuda'),
  ('ARG', 'Argentina'),
  ('ARM', 'Armenia'),
  ('AUS', 'Australia'),
  ('AUT', 'Austria'),
  ('AZE', 'Azerbaijan'),
  ('BHS', 'Bahamas'),
  ('BHR', 'Bahrain'),
  ('BGD', 'Bangladesh'),
  ('BRB', 'Barbados'),
  ('BLR', 'Belarus'),
  ('BEL', 'Belgium'),
  ('BLZ', 'Belize'),
  ('BEN', 'Benin'),
  ('BTN', 'Bhutan'),
  ('BOL', 'Bolivia'),
  ('BIH', 'Bosnia and Herzegovina'),
  ('BWA', 'Botswana'),
  ('BRA', 'Brazil'),
  ('BRN', 'Brunei'),
  ('BGR', 'Bulgaria'),
  ('BFA', 'Burkina Faso'),
  ('BDI', 'Burundi'),
  ('CPV', 'Cabo Verde'),
  ('KHM', 'Cambodia'),
  ('CMR', 'Cameroon'),
  ('CAN', 'Canada'),
  ('CAF', 'Central African Republic'),
  ('TCD', 'Chad'),
  ('CHL', 'Chile'),
  ('CHN', 'China'),
  ('COL', 'Colombia'),
  ('COM', 'Comoros'),
  ('COG', 'Congo'),
  ('COD', 'Congo (Democratic Republic)'),
  ('CRI', 'Costa Rica'),
  ('CIV', 'Côte d’Ivoire'),
  ('HRV', 'Croatia'),
  ('CUB', 'Cuba'),
  ('CYP', 'Cyprus'),
  ('CZE', 'Czechia'),
  ('DNK', 'Denmark'),
  ('DJI', 'Djibouti'),
  ('DMA', 'Dominica'),
  ('DOM', 'Dominican Republic'),
  ('ECU', 'Ecuador'),
  ('EGY', 'Egypt'),
  ('SLV', 'El Salvador'),
  ('GNQ', 'Equatorial Guinea'),
  ('ERI', 'Eritrea'),
  ('EST', 'Estonia'),
  ('SWZ', 'Eswatini'),
  ('ETH', 'Ethiopia'),
  ('FJI', 'Fiji'),
  ('FIN', 'Finland'),
  ('FRA', 'France'),
  ('GAB', 'Gabon'),
  ('GMB', 'Gambia'),
  ('GEO', 'Georgia'),
  ('DEU', 'Germany'),
  ('GHA', 'Ghana'),
  ('GRC', 'Greece'),
  ('GRD', 'Grenada'),
  ('GTM', 'Guatemala'),
  ('GIN', 'Guinea'),
  ('GNB', 'Guinea-Bissau'),
  ('GUY', 'Guyana'),
  ('HTI', 'Haiti'),
  ('HND', 'Honduras'),
  ('HKG', 'Hong Kong'),
  ('HUN', 'Hungary'),
  ('ISL', 'Iceland'),
  ('IND', 'India'),
  ('IDN', 'Indonesia'),
  ('IRN', 'Iran'),
  ('IRQ', 'Iraq'),
  ('IRL', 'Ireland'),
  ('ISR', 'Israel'),
  ('ITA', 'Italy'),
  ('JAM', 'Jamaica'),
  ('JPN', 'Japan'),
  ('JOR', 'Jordan'),
  ('KAZ', 'Kazakhstan'),
  ('KEN', 'Kenya'),
  ('KIR', 'Kiribati'),
  ('PRK', 'Korea (North)'),
  ('KOR', 'Korea (South)'),
  ('KWT', 'Kuwait'),
  ('KGZ', 'Kyrgyzstan'),
  ('LAO', 'Laos'),
  ('LVA', 'Latvia'),
  ('LBN', 'Lebanon'),
  ('LSO', 'Lesotho'),
  ('LBR', 'Liberia'),
  ('LBY', 'Libya'),
  ('LIE', 'Liechtenstein'),
  ('LTU', 'Lithuania'),
  ('LUX', 'Luxembourg'),
  ('MAC', 'Macao'),
  ('MDG', 'Madagascar'),
  ('MWI', 'Malawi'),
  ('MYS', 'Malaysia'),
  ('MDV', 'Maldives'),
  ('MLI', 'Mali'),
  ('MLT', 'Malta'),
  ('MHL', 'Marshall Islands'),
  ('MRT', 'Mauritania'),
  ('MUS', 'Mauritius'),
  ('MEX', 'Mexico'),
  ('FSM', 'Micronesia'),
  ('MDA', 'Moldova'),
  ('MCO', 'Monaco'),
  ('MNG', 'Mongolia'),
  ('MNE', 'Montenegro'),
  ('MAR', 'Morocco'),
  ('MOZ', 'Mozambique'),
  ('MMR', 'Myanmar'),
  ('NAM', 'Namibia'),
  ('NRU', 'Nauru'),
  ('NPL', 'Nepal'),
  ('NLD', 'Netherlands'),
  ('NZL', 'New Zealand'),
  ('NIC', 'Nicaragua'),
  ('NER', 'Niger'),
  ('NGA', 'Nigeria'),
  ('MKD', 'North Macedonia'),
  ('NOR', 'Norway'),
  ('OMN', 'Oman'),
  ('PAK', 'Pakistan'),
  ('PLW', 'Palau'),
  ('PSE', 'Palestine'),
  ('PAN', 'Panama'),
  ('PNG', 'Papua New Guinea'),
  ('PRY', 'Paraguay'),
  ('PER', 'Peru'),
  ('PHL', 'Philippines'),
  ('POL', 'Poland'),
  ('PRT', 'Portugal'),
  ('PRI', 'Puerto Rico'),
  ('QAT', 'Qatar'),
  ('ROU', 'Romania'),
  ('RUS', 'Russia'),
  ('RWA', 'Rwanda'),
  ('REU', 'Réunion'),
  ('KNA', 'Saint Kitts and Nevis'),
  ('LCA', 'Saint Lucia'),
  ('VCT', 'Saint Vincent and the Grenadines'),
  ('WSM', 'Samoa'),
  ('SMR', 'San Marino'),
  ('STP', 'São Tomé and Príncipe'),
  ('SAU', 'Saudi Arabia'),
  ('SEN', 'Senegal'),
  ('SRB', 'Serbia'),
  ('SYC', 'Seychelles'),
  ('SLE', 'Sierra Leone'),
  ('SGP', 'Singapore'),
  ('SVK', 'Slovakia'),
  ('SVN', 'Slovenia'),
  ('SLB', 'Solomon Islands'),
  ('SOM', 'Somalia'),
  ('ZAF', 'South Africa'),
  ('SSD', 'South Sudan'),
  ('ESP', 'Spain'),
  ('LKA', 'Sri Lanka'),
  ('SDN', 'Sudan'),
  ('SUR', 'Suriname'),
  ('SWE', 'Sweden'),
  ('CHE', 'Switzerland'),
  ('SYR', 'Syria'),
  ('TWN', 'Taiwan'),
  ('TJK', 'Tajikistan'),
  ('TZA', 'Tanzania'),
  ('THA', 'Thailand'),
  ('TLS', 'Timor-Leste'),
  ('TGO', 'Togo'),
  ('TON', 'Tonga'),
  ('TTO', 'Trinidad and Tobago'),
  ('TUN', 'Tunisia'),
  ('TUR', 'Türkiye'),
  ('TKM', 'Turkmenistan'),
  ('TUV', 'Tuvalu'),
  ('UGA', 'Uganda'),
  ('UKR', 'Ukraine'),
  ('ARE', 'United Arab Emirates'),
  ('GBR', 'United Kingdom'),
  ('USA', 'United States'),
  ('URY', 'Uruguay'),
  ('UZB', 'Uzbekistan'),
  ('VUT', 'Vanuatu'),
  ('VAT', 'Vatican City'),
  ('VEN', 'Venezuela'),
  ('VNM', 'Vietnam'),
  ('YEM', 'Yemen'),
  ('ZMB', 'Zambia'),
  ('ZWE', 'Zimbabwe');

-- The houses of the colony, which visitors name and electricity is read for.
create table houses (
  id int generated always as identity primary key,
  house_number text not null unique check (length(house_number) between 1 and 50),
  -- Whose house it is.
  name text not null default '',
  -- The building, block or lane that houses are counted by.
  group_name text not null default ''
);

create table gate_visits (
  id int generated always as identity primary key,
  is_satsangi boolean not null,
  gate_id int references gates,
  reservation_id int references reservations,
  -- The venue's own card, as it is. An Aadhaar number is never kept: its last four digits, and an HMAC to find it by.
  id_card_no text check (length(id_card_no) between 1 and 50 and translate(id_card_no, ' -', '') !~ '^\d{12}$'),
  aadhaar_last4 text check (aadhaar_last4 ~ '^[0-9A-Z]{4}$'),
  aadhaar_hash bytea check (length(aadhaar_hash) = 32),
  visitor_name text check (length(visitor_name) between 1 and 200),
  mobile text check (mobile ~ '^\d{10,12}$'),
  purpose_id int references visit_purposes,
  visiting_name text,
  house_no text,
  building_name text,
  satsang_official text,
  other_purpose text,
  country_id text references countries,
  state text,
  vehicle_no text,
  -- How many came in, as it was entered; `listed` of them stand in gate_visitors. Children and adults are those who came
  -- with listed satsangis without a card of their own; a non-satsangi is not in the list of who accompanies them.
  people int not null check (people between 0 and 20500),
  listed int not null default 0 check (listed between 0 and 500),
  children int check (children between 0 and 10000),
  adults int check (adults between 0 and 10000),
  arrival_date date not null,
  departure_date date not null,
  departure_time time,
  entered_at timestamptz not null default now(),
  entered_by int not null references users,
  exited_at timestamptz,
  exited_by int references users,
  -- A Secure QR tells the last four digits alone.
  check (aadhaar_hash is null or aadhaar_last4 is not null),
  check ((children is null) = (adults is null)),
  check (children is null or people = listed + children + adults),
  check (listed <= people),
  check (departure_date >= arrival_date),
  constraint no_exit_before_entry check (exited_at >= entered_at),
  check ((exited_at is null) = (exited_by is null))
);
-- A reservation is inside once.
create unique index one_open_entry_per_reservation on gate_visits (reservation_id)
  where exited_at is null and reservation_id is not null;
create index gate_visits_reservation on gate_visits (reservation_id) where reservation_id is not null;
-- Who is inside: the pending list walks along it, and the board counts from it alone, however many have left.
create index gate_visits_open on gate_visits (entered_at, id)
  include (is_satsangi, gate_id, people, departure_date, departure_time) where exited_at is null;
-- What came in on a day, or in a range of days.
create index gate_visits_entered on gate_visits (entered_at) include (is_satsangi, people);
create index gate_visits_others on gate_visits (arrival_date, id) where not is_satsangi;
-- At the exit a number is looked for among those inside; at the entry, who came with this Aadhaar card before.
create index gate_visits_open_card on gate_visits (lower(id_card_no)) where exited_at is null and id_card_no is not null;
create index gate_visits_aadhaar on gate_visits (aadhaar_hash, id) where aadhaar_hash is not null;
create index gate_visits_open_name on gate_visits using gin (visitor_name gin_trgm_ops) where exited_at is null;

-- The people of a visit who were written down by name.
create table gate_visitors (
  visit_id int not null references gate_visits on delete cascade,
  place int not null check (place between 1 and 500),
  name text not null check (length(name) between 1 and 200),
  age int check (age between 0 and 130),
  i_card_number text check (length(i_card_number) between 1 and 50 and translate(i_card_number, ' -', '') !~ '^\d{12}$'),
  aadhaar_last4 text check (aadhaar_last4 ~ '^[0-9A-Z]{4}$'),
  aadhaar_hash bytea check (length(aadhaar_hash) = 32),
  phone text,
  city text,
  primary key (visit_id, place),
  -- A Secure QR tells the last four digits alone.
  check (aadhaar_hash is null or aadhaar_last4 is not null)
);
-- One card comes in once with a visit; 'NA' is no card.
create unique index one_card_per_visit on gate_visitors (visit_id, lower(i_card_number))
  where upper(i_card_number) <> 'NA';
create unique index one_aadhaar_per_visit on gate_visitors (visit_id, aadhaar_hash);

-- What the venue has settled for its gate: one row.
create table gate_settings (
  only_one boolean primary key default true check (only_one),
  -- So many people may be inside; null: nobody has said.
  ceiling int check (ceiling between 1 and 10000000)
);
insert into gate_settings default values;

-- Whoever watches is told that the gate has changed, when it has: with the commit, once for each transaction.
create function tell_gate() returns trigger language plpgsql as $$
begin
  perform pg_notify('gate', '');
  return null;
end $$;
create trigger tell_gate after insert or update or delete on gate_visits for each statement execute function tell_gate();
create trigger tell_gate after update on gate_settings for each statement execute function tell_gate();
