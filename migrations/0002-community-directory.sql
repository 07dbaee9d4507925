-- The directory of local help, in HSDS terms, filled from the catalogue: it is there to be searched, the catalogue to be
-- read. One edition a catalogue, because servers of two builds may share a database.
CREATE TABLE directory_edition (
  edition integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  catalogue_hash text NOT NULL UNIQUE,
  filled_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE organization (
  edition integer NOT NULL REFERENCES directory_edition ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (edition, id)
);

CREATE TABLE service (
  edition integer NOT NULL REFERENCES directory_edition ON DELETE CASCADE,
  -- The place in the catalogue.
  number integer NOT NULL,
  id text NOT NULL,
  organization_id text NOT NULL,
  category text NOT NULL,
  reach text NOT NULL CHECK (reach IN ('national', 'state', 'local')),
  PRIMARY KEY (edition, number)
);

CREATE TABLE schedule (
  edition integer NOT NULL REFERENCES directory_edition ON DELETE CASCADE,
  service integer NOT NULL,
  byday text NOT NULL,
  opens_at text NOT NULL,
  closes_at text NOT NULL,
  timezone text NOT NULL
);

CREATE INDEX schedule_service ON schedule (edition, service);

-- A service at each place it can be near to: its address, and the cities of its area. One row without a place for a
-- service that is everywhere.
CREATE TABLE service_at_location (
  edition integer NOT NULL REFERENCES directory_edition ON DELETE CASCADE,
  service integer NOT NULL,
  reach smallint NOT NULL,
  -- How far from here the service is worth going to.
  miles_served real NOT NULL,
  lat real,
  lon real,
  -- All that it is found by: words of both languages, concepts, and as further lexemes edition, area, category, languages.
  terms tsvector NOT NULL
);

CREATE INDEX service_at_location_edition ON service_at_location (edition);
CREATE INDEX service_at_location_terms ON service_at_location USING gin (terms);
